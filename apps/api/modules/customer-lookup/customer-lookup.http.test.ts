import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { legacyCodeOf } from "#testing/legacy-refusals.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { codeSentTo } from "#testing/read-inbox.ts";
import { readRows } from "#testing/read-rows.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

let api: TestApi;
let people = 0;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

/** Somebody with an account, a proved number and an address; and what they would type. */
const customer = async () => {
  people += 1;
  const visitor = await api.visitor();
  const email = `looked-up-${people}@example.com`;
  const phone = `51255501${40 + people}`;
  await visitor.register(email);
  await visitor.addBilling(undefined);
  await visitor.call("user", "changePhoneNumber", { body: { phoneNumber: phone } });
  const otp = await codeSentTo(api, phone);
  await visitor.call("user", "changePhoneNumber", { body: { phoneNumber: phone, otp } });
  return {
    visitor,
    email,
    typed: { firstName: "robin", lastName: "FERRER", email, phone, zipCode: "78701" },
  };
};
const lookUp = (visitor: TestVisitor, body: Awaited<ReturnType<typeof customer>>["typed"]) =>
  visitor.call("legacy", "lookUpCustomer", { body });
const stranger = () => api.visitor();

describe("lookUpCustomer", () => {
  test("finds who knows all five, and shows the contacts by their ends only", async () => {
    const { typed, email } = await customer();
    const { data } = await lookUp(await stranger(), typed);
    expect(data.data).toMatchObject({ customersFound: 1, customers: [{ maskedEmail: "l•••@e•••.com" }] });
    expect(JSON.stringify(data)).not.toContain(email);
    expect(JSON.stringify(data)).not.toContain(typed.phone);
  });

  test("answers every wrong field, and several, with the same bytes", async () => {
    const { typed } = await customer();
    const wrong = [
      { firstName: "Robert" },
      { lastName: "Feller", zipCode: "10001" },
      { email: "nobody@example.com", phone: "5125550199" },
    ];
    const visitor = await stranger();
    const answers = await Promise.all(wrong.map((fields) => lookUp(visitor, { ...typed, ...fields })));
    const expected = { data: { customersFound: 0, customers: [], token: "" } };
    expect(answers.map(({ status, data }) => [status, data])).toEqual(wrong.map(() => [200, expected]));
    // One of the three had another address and number, so this one is let in once more.
    expect((await lookUp(visitor, typed)).data.data.customersFound).toBe(1);
  });

  test("stops those who try one customer again and again, whoever they are", async () => {
    const { typed } = await customer();
    for (let tries = 0; tries < 3; tries += 1) await lookUp(await stranger(), { ...typed, zipCode: "10001" });
    const answer = await lookUp(await stranger(), typed);
    expect(legacyCodeOf(answer)).toBe("RATE_LIMIT_EXCEEDED");
  });

  test("takes a blank field for no question, and no megabyte for a name", async () => {
    const { typed } = await customer();
    const visitor = await stranger();
    for (const firstName of [" ", "x".repeat(300)]) {
      const answer = await lookUp(visitor, { ...typed, firstName });
      expect(legacyCodeOf(answer)).toBe("INVALID_PAYLOAD");
    }
  });
});

describe("recallCustomerLookup", () => {
  test("answers the browser that found somebody, and no other; no longer than half an hour", async () => {
    const { typed, visitor: owner } = await customer();
    const visitor = await stranger();
    const { token } = (await lookUp(visitor, typed)).data.data;
    const recall = (by: TestVisitor) => by.call("legacy", "recallCustomerLookup", { body: { token } });
    expect((await recall(visitor)).data.data).toMatchObject({ customersFound: 1, token });
    expect([(await recall(await stranger())).status, (await recall(owner)).status]).toEqual([404, 404]);
    await readRows(api, `update visitor_proofs set expires_at = '2020-01-01T00:00:00Z' returning digest`);
    expect((await recall(visitor)).status).toBe(404);
  });

  test("knows nobody any more who has deleted their account", async () => {
    const { typed, visitor: owner } = await customer();
    const visitor = await stranger();
    const { token } = (await lookUp(visitor, typed)).data.data;
    expect((await owner.call("user", "deleteIdentity", {})).status).toBe(204);
    const recalled = await visitor.call("legacy", "recallCustomerLookup", { body: { token } });
    expect(recalled.status).toBe(404);
  });
});

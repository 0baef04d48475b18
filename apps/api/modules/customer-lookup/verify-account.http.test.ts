import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeImportedAccount } from "#testing/make-imported-account.ts";
import { legacyCodeOf } from "#testing/legacy-refusals.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const NOBODY = { data: { isIdentified: false, token: "" } };
const verify = (visitor: TestVisitor, body: Record<string, string>) =>
  visitor.call("legacy", "verifyAccount", { body });
const tokenOf = async (visitor: TestVisitor, body: Record<string, string>) =>
  (await verify(visitor, body)).data.data.token;
const nonPii = (visitor: TestVisitor, token: string) =>
  visitor.call("legacy", "accountNonPii", { body: { token } });

describe("verifyAccount", () => {
  test("identifies an account by its number and the ZIP or the last name, and tells nothing but a token", async () => {
    const { accountNumber } = await makeImportedAccount(api);
    for (const known of [{ zipCode: "78702-1234" }, { lastName: " hebert lund " }]) {
      const { status, data } = await verify(await api.visitor(), {
        accountNumber: `${accountNumber.slice(0, 4)} ${accountNumber.slice(4)}`,
        ...known,
      });
      const answer = { data: { isIdentified: true, token: expect.stringMatching(/^[\w-]{43}$/) } };
      expect([status, data]).toEqual([200, answer]);
    }
  });

  test("identifies one by a radio ID only together with the last name and the ZIP", async () => {
    const { radioId } = await makeImportedAccount(api);
    const visitor = await api.visitor();
    const both = { lastName: "Hébert-Lund", zipCode: "78702" };
    for (const missing of ["lastName", "zipCode"] as const) {
      const { [missing]: _missing, ...rest } = both;
      expect(legacyCodeOf(await verify(visitor, { radioId, ...rest }))).toBe("INVALID_PAYLOAD");
    }
    expect((await verify(visitor, { radioId: radioId.toLowerCase(), ...both })).data.data.isIdentified).toBe(
      true,
    );
  });

  test("identifies one by its number and a radio of it, and not by another account's", async () => {
    const { accountNumber, radioId } = await makeImportedAccount(api);
    const other = await makeImportedAccount(api);
    const isIdentified = async (body: Record<string, string>) =>
      (await verify(await api.visitor(), body)).data.data.isIdentified;
    expect(await isIdentified({ accountNumber, radioId: radioId.toLowerCase() })).toBe(true);
    expect(await isIdentified({ accountNumber, radioId: other.radioId })).toBe(false);
    expect(await isIdentified({ accountNumber, radioId, lastName: "Byron" })).toBe(false);
  });

  test("finds somebody who signed up here by the number of their account page and the one on their bills", async () => {
    const owner = await api.visitor();
    await owner.register("numbered@example.com");
    await owner.addBilling(await api.cards.typeCard("4242424242424242"));
    const { data: account } = await owner.call("user", "getAccount", {});
    const { data: due } = await owner.call("billing", "getBalanceDue", {});
    const numbers = new Set([account.accountNumber, due.accountNumber ?? account.accountNumber]);
    for (const accountNumber of numbers) {
      const { data } = await verify(await api.visitor(), { accountNumber, lastName: "ferrer" });
      expect(data.data.isIdentified).toBe(true);
    }
  });

  test("answers a wrong number, name, ZIP, radio and country with the same bytes", async () => {
    const { accountNumber, radioId } = await makeImportedAccount(api);
    const other = await makeImportedAccount(api);
    const asked = [
      { accountNumber: "4411220099", zipCode: "78702" },
      { accountNumber, zipCode: "78701" },
      { accountNumber, lastName: "Hebert" },
      { accountNumber: other.accountNumber, lastName: "Hebert Lund", zipCode: "10001" },
      { radioId, lastName: "Hebert Lund", zipCode: "10001" },
      { radioId: "TEZT9999", lastName: "Hebert Lund", zipCode: "78702" },
      { accountNumber: "4411220098", radioId: "TEZT9999" },
    ];
    for (const typed of asked) {
      const { status, data } = await verify(await api.visitor(), typed);
      expect([status, data]).toEqual([200, NOBODY]);
    }
    const abroad = await api.visitor({ country: "CA" });
    const { data } = await verify(abroad, { accountNumber: other.accountNumber, lastName: "Hebert Lund" });
    expect(data).toEqual(NOBODY);
  });

  test.each([
    {},
    { accountNumber: "4411220099", radioId: "no radio" },
    { accountNumber: "12345", zipCode: "78702" },
    { accountNumber: "4411220099" },
    { radioId: "no radio", lastName: "Lund", zipCode: "78702" },
  ])("refuses %j, which names no account or nothing of its owner", async (typed) => {
    const answer = await verify(await api.visitor(), typed);
    expect([answer.status, legacyCodeOf(answer)]).toEqual([400, "INVALID_PAYLOAD"]);
  });

  test("stops those who try one account again and again, from whatever browser", async () => {
    const { accountNumber } = await makeImportedAccount(api);
    for (let tries = 0; tries < 3; tries += 1)
      await verify(await api.visitor(), { accountNumber, zipCode: `1000${tries}` });
    const answer = await verify(await api.visitor(), { accountNumber, zipCode: "78702" });
    expect([answer.status, legacyCodeOf(answer)]).toEqual([429, "RATE_LIMIT_EXCEEDED"]);
  });
});

describe("the token of an identified account", () => {
  test("shows plans, last four and vehicle, and nothing of whose they are", async () => {
    const account = await makeImportedAccount(api);
    const visitor = await api.visitor();
    const token = await tokenOf(visitor, { accountNumber: account.accountNumber, zipCode: "78702" });
    const { data } = await nonPii(visitor, token);
    expect(data).toEqual({
      data: {
        billingStatus: null,
        subscriptions: [
          {
            planNames: [account.planName],
            status: "Active",
            radioIdLastFour: account.radioIdLastFour,
            type: "car",
            yearMakeModel: "2024 Solano Vireo",
          },
        ],
      },
    });
    const text = JSON.stringify(data);
    for (const secret of ["Walter", "Lund", "Cedar", account.email, account.radioId, account.vin])
      expect(text).not.toContain(secret);
  });

  test("is good in the browser that got it, for half an hour, and not for somebody else who is signed in", async () => {
    const { accountNumber } = await makeImportedAccount(api);
    const visitor = await api.visitor();
    const token = await tokenOf(visitor, { accountNumber, zipCode: "78702" });
    expect(legacyCodeOf(await nonPii(await api.visitor(), token))).toBe("UNAUTHENTICATED_CUSTOMER");
    expect((await nonPii(visitor, token)).status).toBe(200);
    const anonymous = visitor.accessToken;
    await visitor.register(`not-the-owner-of-${accountNumber}@example.com`);
    expect(legacyCodeOf(await nonPii(visitor, token))).toBe("UNAUTHENTICATED_CUSTOMER");
    visitor.accessToken = anonymous;
    api.passTime({ minutes: 29 });
    expect((await nonPii(visitor, token)).status).toBe(200);
    api.passTime({ minutes: 2 });
    expect(legacyCodeOf(await nonPii(visitor, token))).toBe("UNAUTHENTICATED_CUSTOMER");
  });

  test("of an account is no token of a radio, nor the other way round", async () => {
    const { accountNumber, radioId } = await makeImportedAccount(api);
    const visitor = await api.visitor();
    const token = await tokenOf(visitor, { accountNumber, zipCode: "78702" });
    const recalled = await visitor.call("legacy", "recallDevice", { body: { token } });
    expect(legacyCodeOf(recalled)).toBe("DEVICE_NOT_FOUND");
    const { data: found } = await visitor.call("legacy", "validateDevice", { body: { radioId } });
    expect(legacyCodeOf(await nonPii(visitor, found.data.token))).toBe("UNAUTHENTICATED_CUSTOMER");
  });

  test("refuses a visitor who has none", async () => {
    const answer = await (await api.visitor()).call("legacy", "accountNonPii", { body: {} });
    expect([answer.status, legacyCodeOf(answer)]).toEqual([422, "UNAUTHENTICATED_CUSTOMER"]);
  });
});

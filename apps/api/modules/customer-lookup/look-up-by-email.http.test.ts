import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeImportedAccount } from "#testing/make-imported-account.ts";
import { legacyCodeOf } from "#testing/legacy-refusals.ts";
import { EAGER, openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { codeSentTo, readInbox } from "#testing/read-inbox.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({}, EAGER);
});
afterAll(() => api.close());

const lookUp = (visitor: TestVisitor, email: string, otp?: string) =>
  visitor.call("legacy", "lookUpCustomerByEmail", { body: { email, ...(otp !== undefined && { otp }) } });
const NOBODY = { data: { isIdentified: false, token: "" } };
const otherThan = (code: string) => (code === "000000" ? "000001" : "000000");

describe("lookUpCustomerByEmail", () => {
  test("identifies the account of somebody without a sign-in, once they have read their mail", async () => {
    const account = await makeImportedAccount(api);
    const visitor = await api.visitor();
    const asked = await lookUp(visitor, ` ${account.email.toUpperCase()} `);
    expect([asked.status, asked.data]).toEqual([200, NOBODY]);
    const { data } = await lookUp(visitor, account.email, await codeSentTo(api, account.email));
    expect(data.data.isIdentified).toBe(true);
    const { token } = data.data;
    const shown = await visitor.call("legacy", "accountNonPii", { body: { token } });
    expect(shown.data.data.subscriptions).toMatchObject([{ radioIdLastFour: account.radioIdLastFour }]);
  });

  test("identifies somebody who proved the address of their sign-in", async () => {
    const owner = await api.visitor();
    await owner.register("proved-owner@example.com");
    const visitor = await api.visitor();
    await lookUp(visitor, "proved-owner@example.com");
    const code = await codeSentTo(api, "proved-owner@example.com");
    expect((await lookUp(visitor, "proved-owner@example.com", code)).data.data.isIdentified).toBe(true);
  });

  test("answers an address that nobody has, or that nobody has proved, alike, and sends it nothing", async () => {
    const planted = await api.visitor();
    await planted.signUp("planted@example.com");
    const known = await makeImportedAccount(api);
    const asked = ["nobody-at-all@example.com", "planted@example.com"];
    for (const email of asked) {
      const visitor = await api.visitor();
      const answer = await lookUp(visitor, email);
      expect([answer.status, answer.data]).toEqual([200, NOBODY]);
      const guessed = await lookUp(visitor, email, "123456");
      expect([guessed.status, legacyCodeOf(guessed)]).toEqual([400, "INVALID"]);
    }
    // Long enough for a code to have come: one that was asked for later is there.
    await lookUp(await api.visitor(), known.email);
    await codeSentTo(api, known.email);
    for (const email of asked) expect(await readInbox(api, email)).toEqual([]);
  });

  test("takes no code in another browser, no wrong one, none twice, and none that is over", async () => {
    const { email } = await makeImportedAccount(api);
    const visitor = await api.visitor();
    await lookUp(visitor, email);
    const code = await codeSentTo(api, email);
    expect(legacyCodeOf(await lookUp(await api.visitor(), email, code))).toBe("INVALID");
    expect(legacyCodeOf(await lookUp(visitor, email, otherThan(code)))).toBe("INVALID");
    expect((await lookUp(visitor, email, code)).status).toBe(200);
    expect((await lookUp(visitor, email, code)).status).not.toBe(200);
    const late = await makeImportedAccount(api);
    await lookUp(visitor, late.email);
    const lateCode = await codeSentTo(api, late.email);
    api.passTime({ minutes: 11 });
    const answer = await lookUp(visitor, late.email, lateCode);
    expect([answer.status, legacyCodeOf(answer)]).toEqual([410, "EXPIRED"]);
  });

  test("refuses what is no address", async () => {
    const answer = await lookUp(await api.visitor(), "no address");
    expect([answer.status, legacyCodeOf(answer)]).toEqual([400, "INVALID_EMAIL_ERROR"]);
  });

  test("stops who asks again at once, for an address that somebody has and for one that nobody has", async () => {
    const { email } = await makeImportedAccount(api);
    for (const asked of [email, "nobody-asked-twice@example.com"]) {
      await lookUp(await api.visitor(), asked);
      const again = await lookUp(await api.visitor(), asked);
      expect([again.status, legacyCodeOf(again)]).toEqual([429, "RATE_LIMIT_EXCEEDED"]);
    }
  });
});

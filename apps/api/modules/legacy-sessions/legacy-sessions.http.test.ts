import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { legacyRefusalOf } from "#testing/legacy-refusals.ts";
import { makeImportedAccount } from "#testing/make-imported-account.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

const PASSWORD = "a quiet evening on the air";
const COOKIE = "skywave-legacy";

let api: TestApi;
let people = 0;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

/** A customer whose browser knows no tokens: it has the cookies that it was given, and nothing else. */
const customer = async () => {
  people += 1;
  const email = `by-cookie-${people}@example.com`;
  const owner = await api.visitor();
  await owner.register(email, PASSWORD);
  const { data: account } = await owner.call("user", "getAccount", {});
  return { email, owner, accountNumber: account.accountNumber };
};
const call = async (path: string, payload: object = {}, cookie?: string, headers: object = {}) => {
  const answer = await api.app.inject({
    method: "POST",
    url: `/services${path}`,
    headers: {
      "sxm-trace-id": "signs-in-by-cookie",
      ...(cookie !== undefined && { cookie: `${COOKIE}=${cookie}` }),
      ...headers,
    },
    payload,
  });
  const set = answer.cookies.find(({ name }) => name === COOKIE);
  return { status: answer.statusCode, body: answer.json(), set, cookie: set?.value };
};
const logIn = (username: string, password = PASSWORD) => call("/authenticate/login", { username, password });
const cookieOf = async (email: string) => (await logIn(email)).cookie ?? expect.fail("no cookie was set");

describe("logIn", () => {
  test("[S7.80] signs in by a cookie that no script reads and no other site sends, and tells whose account it is", async () => {
    const { email, accountNumber } = await customer();
    const answer = await logIn(` ${email.toUpperCase()} `);
    expect(answer.body).toEqual({ data: { isLoggedIn: true, accountNumber } });
    expect(answer.set).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
    expect(JSON.stringify(answer.body)).not.toContain(answer.cookie);
  });

  test("[S7.78] opens the calls of the legacy system, in their shape, and none of the others", async () => {
    const { email } = await customer();
    const cookie = await cookieOf(email);
    const activity = await call("/billing/activity", { transactionType: "all" }, cookie);
    expect([activity.status, activity.body]).toEqual([200, { data: { billItems: [] } }]);
    const elsewhere = await api.app.inject({
      url: "/api/subscription/v1/subscriptions",
      headers: { cookie: `${COOKIE}=${cookie}` },
    });
    expect(elsewhere.statusCode).toBe(401);
  });

  test("[S8.15] refuses a wrong password and an unknown name alike", async () => {
    const { email } = await customer();
    const answers = await Promise.all([logIn(email, "not the password"), logIn("nobody@example.com")]);
    for (const { status, body, set } of answers) {
      expect([status, body.error.errorCode, set]).toEqual([422, "UNAUTHENTICATED_CUSTOMER", undefined]);
      expect(body.error.errorPropKey).toBe("error.unauthenticated.customer");
    }
  });

  test("[S8.15] tells whoever found an account that it has no sign-in yet, in the browser that found it and no other", async () => {
    const account = await makeImportedAccount(api);
    const finder = await api.visitor();
    const found = await finder.call("legacy", "verifyAccount", {
      body: { accountNumber: account.accountNumber, zipCode: "78702" },
    });
    const { token } = found.data.data;
    const tryAs = async (visitor: TestVisitor, more: { token?: string }) =>
      legacyRefusalOf(
        await visitor.call("legacy", "logIn", {
          body: { username: account.email, password: PASSWORD, ...more },
        }),
      );
    expect(await tryAs(finder, { token })).toEqual([422, "ACCOUNT_NOT_REGISTERED"]);
    const unknown = [422, "UNAUTHENTICATED_CUSTOMER"];
    expect(await tryAs(finder, {})).toEqual(unknown);
    expect(await tryAs(finder, { token: "names-no-account" })).toEqual(unknown);
    expect(await tryAs(await api.visitor(), { token })).toEqual(unknown);
    const { identities } = api.app.modules;
    await identities.change(account.identityId, { username: `has.${account.accountNumber}` });
    expect(await tryAs(finder, { token }), "once it has one").toEqual(unknown);
  });

  test.each([
    ["ACCOUNT_IN_DIFFERENT_COUNTRY", { country: "CA" as const }],
    ["ACCOUNT_TYPE_NOT_SUPPORTED", { accountType: "fleet" as const }],
    ["PROSPECT_ACCOUNT_TYPE_NOT_SUPPORTED", { hasService: false }],
    ["CUSTOMER_TYPE_NOT_SUPPORTED", { accountType: "business" as const }],
  ])(
    "[S6.05] refuses whom the legacy system does not let in, and leaves no session behind: %s",
    async (code, account) => {
      const { email, owner } = await customer();
      const { data: identity } = await owner.call("user", "getIdentity", {});
      const { identityId } = identity;
      const { legacyAccounts, sessions } = api.app.modules;
      const before = (await sessions.list(identityId)).length;
      const consumer = { country: "US", accountType: "consumer", hasService: true } as const;
      await legacyAccounts.imports.put({ identityId, ...consumer, ...account });
      const answer = await logIn(email);
      expect([answer.status, answer.body.error.errorCode]).toEqual([403, code]);
      expect((await sessions.list(identityId)).length).toBe(before);
    },
  );

  test("[S6.05] goes by the site where the browser has no session of ours", async () => {
    const { email, owner } = await customer();
    const { identityId } = (await owner.call("user", "getIdentity", {})).data;
    const account = { country: "CA", accountType: "consumer", hasService: true } as const;
    await api.app.modules.legacyAccounts.imports.put({ identityId, ...account });
    const at = (host: string) =>
      call("/authenticate/login", { username: email, password: PASSWORD }, undefined, { host });
    expect((await at("skywave.example")).body.error.errorCode).toBe("ACCOUNT_IN_DIFFERENT_COUNTRY");
    const home = await at("can.skywave.example");
    expect(home.body.data).toMatchObject({ isLoggedIn: true });
    expect((await api.app.modules.sessions.list(identityId)).at(-1)?.country).toBe("CA");
  });

  test("refuses an identity of the streaming app, as every other way to sign in does", async () => {
    const { email, owner } = await customer();
    const { identityId } = (await owner.call("user", "getIdentity", {})).data;
    const imported = await api.app.inject({
      method: "POST",
      url: "/sandbox/api/imported-identities",
      payload: { email, state: "STREAMING" },
    });
    expect(imported.statusCode).toBe(204);
    const { sessions } = api.app.modules;
    const before = (await sessions.list(identityId)).length;
    const { status, body, set } = await logIn(email);
    expect([status, body.error?.errorCode, set]).toEqual([403, "IDENTITY_NOT_ELIGIBLE_ERROR", undefined]);
    expect((await sessions.list(identityId)).length).toBe(before);
  });

  test("[S6.05] keeps whoever has tried too often away for a while, with the right password too", async () => {
    const { email } = await customer();
    for (let tries = 0; tries < 10; tries += 1) await logIn(email, "not the password");
    const answer = await logIn(email);
    expect([answer.status, answer.body.error.errorCode]).toEqual([423, "userServices.identity.locked"]);
  });
});

describe("a session of the legacy system", () => {
  test("[S8.15] times out after half an hour without a call, in the words that pages wait for", async () => {
    const { email } = await customer();
    const cookie = await cookieOf(email);
    for (let minutes = 0; minutes < 3; minutes += 1) {
      api.passTime({ minutes: 20 });
      expect((await call("/account/non-pii", {}, cookie)).status).toBe(200);
    }
    api.passTime({ minutes: 31 });
    const answer = await call("/account/non-pii", {}, cookie);
    expect([answer.status, answer.body.error.errorPropKey]).toEqual([
      401,
      "error.common.session.timed.out.error",
    ]);
  });

  test("[S7.80] ends with the others of its person, and by logOut, which is done where there is none", async () => {
    const { email, owner } = await customer();
    const cookie = await cookieOf(email);
    const other = await cookieOf(email);
    const answer = await call("/authenticate/logout", { source: "PHX" }, cookie);
    expect(answer.body.data.isLoggedIn).toBe(false);
    expect(answer.set?.expires?.getTime()).toBe(0);
    expect((await call("/account/non-pii", {}, cookie)).status).toBe(401);
    expect((await call("/account/non-pii", {}, other)).status).toBe(200);
    await owner.call("user", "revokeSessions", {});
    expect((await call("/account/non-pii", {}, other)).status).toBe(401);
    expect((await call("/authenticate/logout")).status).toBe(200);
  });

  test("[S7.80] is told by validateLogin, to its own cookie only", async () => {
    const { email, accountNumber } = await customer();
    const cookie = await cookieOf(email);
    const told = async (secret?: string) =>
      (await call("/authenticate/validate-login", {}, secret)).body.data;
    expect(await told(cookie)).toEqual({ isLoggedIn: true, accountNumber });
    const turned = `${cookie.slice(0, -1)}${cookie.endsWith("A") ? "B" : "A"}`;
    for (const secret of [undefined, "", "x", turned, `${cookie}A`, "a".repeat(4000)])
      expect(await told(secret)).toEqual({ isLoggedIn: false, accountNumber: null });
  });

  test("is no session for a page of another origin, nor for one that sends no header of its own", async () => {
    const { email } = await customer();
    const cookie = await cookieOf(email);
    const foreign = await call("/account/non-pii", {}, cookie, { origin: "http://evil.localhost" });
    expect(foreign.status).toBe(403);
    const bare = await api.app.inject({
      method: "POST",
      url: "/services/account/non-pii",
      headers: { cookie: `${COOKIE}=${cookie}` },
      payload: {},
    });
    expect(bare.statusCode).toBe(403);
  });

  test("gives way to a token that comes along, whatever that is worth", async () => {
    const { email } = await customer();
    const cookie = await cookieOf(email);
    const visitor = await api.visitor();
    const asVisitor = { authorization: `Bearer ${visitor.accessToken}` };
    expect((await call("/account", {}, cookie, asVisitor)).status).toBe(403);
    const asNobody = { authorization: "Bearer no-token-of-anybody-here" };
    expect((await call("/account", {}, cookie, asNobody)).status).toBe(401);
  });
});

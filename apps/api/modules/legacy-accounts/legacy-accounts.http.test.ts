import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

const PASSWORD = "a quiet evening on the air";
const CONSUMER = { country: "US", accountType: "consumer", hasService: true } as const;
let api: TestApi;

beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

/** Somebody who has an identity here and belongs to another system. */
async function importPerson(email: string, belongsTo: object): Promise<string> {
  const identityId = await (await api.visitor()).register(email, PASSWORD);
  const imported = await api.app.inject({
    method: "POST",
    url: "/sandbox/api/imported-identities",
    payload: { email, ...belongsTo },
  });
  expect(imported.statusCode).toBe(204);
  return identityId;
}
const importAccount = (email: string, account: object) =>
  importPerson(email, { state: "ACCOUNT", account: { ...CONSUMER, ...account } });

async function prove(visitor: TestVisitor, handle: string): Promise<string> {
  const proved = await visitor.call("user", "authenticatePassword", { body: { handle, password: PASSWORD } });
  expect(proved.status).toBe(200);
  return proved.data.grant;
}
const exchange = (visitor: TestVisitor, bearer: string) =>
  visitor.call("user", "authenticated", { body: visitor.here() }, { bearer });
const legacySignIn = (visitor: TestVisitor, bearer: string) =>
  visitor.call("user", "legacySignIn", { body: visitor.here() }, { bearer });

describe("authenticated", () => {
  test("[S4.27] refuses an identity of the streaming app: IDENTITY_NOT_ELIGIBLE_ERROR", async () => {
    await importPerson("streaming@example.com", { state: "STREAMING" });
    const visitor = await api.visitor();
    const grant = await prove(visitor, "streaming@example.com");
    const refused = await exchange(visitor, grant);
    expect([refused.status, refused.problem.code]).toEqual([403, "IDENTITY_NOT_ELIGIBLE_ERROR"]);
    expect((await legacySignIn(visitor, grant)).problem.code).toBe("UNAUTHORIZED");
    expect((await visitor.call("user", "listSessions", {})).status).toBe(403);
  });

  test("[S4.27] asks for a legacy sign-in with the same grant where the account is in the legacy system", async () => {
    const identityId = await importAccount("account@example.com", {});
    const visitor = await api.visitor();
    const grant = await prove(visitor, "account@example.com");
    const refused = await exchange(visitor, grant);
    expect([refused.status, refused.problem.code]).toEqual([409, "LEGACY_SIGN_IN_REQUIRED"]);
    const started = await legacySignIn(visitor, grant);
    expect([started.status, started.data.sessionType]).toEqual([201, "authenticated"]);
    const bearer = started.data.accessToken;
    const identity = (await visitor.call("user", "getIdentity", {}, { bearer })).data;
    expect([identity.identityId, identity.state]).toEqual([identityId, "ACCOUNT"]);
    expect((await visitor.call("user", "getLegacyAccount", {}, { bearer })).data).toEqual(CONSUMER);
    expect((await legacySignIn(visitor, grant)).problem.code).toBe("UNAUTHORIZED");
  });
});

describe("legacySignIn", () => {
  test.each([
    ["ACCOUNT_IN_DIFFERENT_COUNTRY", { country: "CA" }],
    ["ACCOUNT_TYPE_NOT_SUPPORTED", { accountType: "fleet" }],
    ["PROSPECT_ACCOUNT_TYPE_NOT_SUPPORTED", { hasService: false }],
    ["CUSTOMER_TYPE_NOT_SUPPORTED", { accountType: "business" }],
  ])("[S6.05] refuses with %s and leaves the visitor a visitor", async (code, account) => {
    const email = `${code.toLowerCase()}@example.com`;
    await importAccount(email, account);
    const visitor = await api.visitor();
    const refused = await legacySignIn(visitor, await prove(visitor, email));
    expect([refused.status, refused.problem.code]).toEqual([403, code]);
    expect((await visitor.call("user", "listSessions", {})).status).toBe(403);
  });

  test("refuses somebody whose account is not in the legacy system, and a grant that is none", async () => {
    const visitor = await api.visitor();
    await visitor.register("ours@example.com", PASSWORD);
    const ours = await legacySignIn(visitor, await prove(visitor, "ours@example.com"));
    expect(ours.problem.code).toBe("UNAUTHORIZED");
    expect((await legacySignIn(visitor, "A".repeat(43))).problem.code).toBe("UNAUTHORIZED");
  });
});

describe("getLegacyAccount", () => {
  test("knows nothing of somebody whose account is here", async () => {
    const visitor = await api.visitor();
    await visitor.register("not-there@example.com", PASSWORD);
    const missing = await visitor.call("user", "getLegacyAccount", {});
    expect(missing.problem).toMatchObject({ code: "NOT_FOUND", notFoundResourceType: "legacyAccount" });
  });
});

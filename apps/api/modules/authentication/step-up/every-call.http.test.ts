import { baseUrlOf, type Endpoint, endpointTable } from "@skywave/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AccessFixtures, openAccessFixtures } from "#testing/access/open-access-fixtures.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { mailedTo } from "#testing/read-inbox.ts";

const guarded = Object.values(endpointTable)
  .flatMap((endpoints): Endpoint[] => Object.values(endpoints))
  .filter(({ refusals }) => refusals.includes("STEP_UP_REQUIRED"));

/** Of calls that are about nothing that is named by its id. */
const BODIES: Readonly<Record<string, object>> = {
  changeHandleToEmailHandle: { emailAddress: "another@example.com" },
  changeUsername: { username: "listener-to-be" },
  changePassword: { newPassword: "another quiet evening" },
  changePhoneNumber: { phoneNumber: "+15125550123" },
  setStreamingCredentials: { username: "streaming-to-be", newPassword: "another quiet evening" },
  updateStreaming: { username: "streaming-to-be", newPassword: "another quiet evening" },
  updateAccountLogin: { newLogin: "listener-to-be" },
  updateAccountPassword: { newPassword: "another quiet evening" },
  updateCustomerInfo: { phone: "5125550123" },
  oauthThirdParty: {
    clientId: "sandbox-voice-assistant",
    redirectUri: "https://assistant.example/linked",
    codeChallenge: "a".repeat(43),
    codeChallengeMethod: "S256",
  },
};

let api: TestApi;
let fixtures: AccessFixtures;
beforeAll(async () => {
  api = await openTestApi();
  fixtures = await openAccessFixtures(api);
  // The proof of the sign-in is over, and the session is not.
  api.passTime({ minutes: 6 });
});
afterAll(() => api.close());

/** For which a code by mail is proof enough: a forgotten password is replaced by it. */
const PROVED_BY_CODE = new Set([
  "changePassword",
  "setStreamingCredentials",
  "updateAccountPassword",
  "updateStreaming",
]);

async function refusalOf(operation: Endpoint): Promise<unknown[]> {
  const {
    params = {},
    query = {},
    body = BODIES[operation.name] ?? {},
  } = fixtures.subjects[operation.name] ?? {};
  const path = operation.path.replace(/\{(\w+)\}/g, (_all, name: string) => params[name] ?? "x");
  const answer = await api.app.inject({
    method: operation.method,
    url: `${baseUrlOf(operation.domain)}${path}`,
    query: { ...query },
    headers: { authorization: `Bearer ${fixtures.visitor.accessToken}` },
    ...(operation.body !== undefined && { payload: body }),
  });
  const content = answer.json();
  return [answer.statusCode, content.code ?? content.error?.errorCode];
}

describe("a call that needs a fresh proof", () => {
  test("is one of many", () => {
    expect(guarded.length).toBeGreaterThanOrEqual(8);
  });

  test.each(guarded)("$domain $name is refused without one", async (operation) => {
    expect(await refusalOf(operation)).toEqual([403, "STEP_UP_REQUIRED"]);
  });
});

describe("a code by mail, where there is a password", () => {
  test("is too little for all that does not set a password", async () => {
    const { visitor, email, identityId } = fixtures;
    const body = { identityId, otpOption: "EMAIL", otpContext: "step-up" } as const;
    await visitor.call("user", "otpInitiate", { body });
    const otp = await mailedTo(api, email, /^(\d{6})$/m);
    expect((await visitor.call("user", "stepUpWithOneTimeCode", { body: { otp } })).status).toBe(204);
    for (const operation of guarded.filter(({ name }) => !PROVED_BY_CODE.has(name)))
      expect(await refusalOf(operation), operation.name).toEqual([403, "STEP_UP_REQUIRED"]);
  });
});

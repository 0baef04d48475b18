import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { linkGrant } from "#testing/proved-grants.ts";
import { codeSentTo } from "#testing/read-inbox.ts";
import { SoftwareAuthenticator } from "#testing/software-authenticator.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

const PASSWORD = "a quiet evening on the air";
const ANOTHER = "another quiet evening on the air";
let api: TestApi;

beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

async function member(email: string) {
  const visitor = await api.visitor();
  const identityId = await visitor.register(email, PASSWORD);
  return { visitor, identityId };
}

const startAdding = (visitor: TestVisitor) => visitor.call("user", "passkeyCreateStart", {});
const setPassword = (visitor: TestVisitor, newPassword: string) =>
  visitor.call("user", "changePassword", { body: { newPassword } });
const sendCode = (visitor: TestVisitor, identityId: string) =>
  visitor.call("user", "otpInitiate", { body: { identityId, otpOption: "EMAIL", otpContext: "step-up" } });
const giveCode = (visitor: TestVisitor, otp: string) =>
  visitor.call("user", "stepUpWithOneTimeCode", { body: { otp } });

async function addPasskey(visitor: TestVisitor) {
  const authenticator = new SoftwareAuthenticator();
  const { data } = await startAdding(visitor);
  const credential = authenticator.create(data.publicKeyCredentialCreationOptions);
  await visitor.call("user", "passkeyCreateFinish", { body: { credential } }, { bearer: data.grant });
  return authenticator;
}

describe("a fresh proof", () => {
  test("is no code that is wrong, and none that is over", async () => {
    const email = "types-a-wrong-code@example.com";
    const { visitor, identityId } = await member(email);
    await sendCode(visitor, identityId);
    const code = await codeSentTo(api, email);
    const wrong = await giveCode(visitor, code === "000000" ? "111111" : "000000");
    expect([wrong.status, wrong.problem.code]).toEqual([400, "INVALID"]);
    api.passTime({ minutes: 11 });
    const late = await giveCode(visitor, code);
    expect([late.status, late.problem.code]).toEqual([410, "EXPIRED"]);
  });

  test("is asked for five minutes after the sign-in, saying what it can be", async () => {
    const { visitor } = await member("five@example.com");
    expect((await startAdding(visitor)).status).toBe(200);
    api.passTime({ minutes: 5 });
    const stale = await startAdding(visitor);
    expect([stale.status, stale.problem.code]).toEqual([403, "STEP_UP_REQUIRED"]);
    expect(stale.problem.details).toEqual({ hasPassword: true, hasPasskey: false });
  });

  test("by password is good for five minutes", async () => {
    const { visitor } = await member("again@example.com");
    api.passTime({ minutes: 6 });
    const wrong = await visitor.call("user", "stepUpWithPassword", { body: { password: "not this one" } });
    expect(wrong.problem.code).toBe("userServices.identity.invalidCredentials");
    expect((await startAdding(visitor)).problem.code).toBe("STEP_UP_REQUIRED");
    const right = await visitor.call("user", "stepUpWithPassword", { body: { password: PASSWORD } });
    expect(right.status).toBe(204);
    expect((await startAdding(visitor)).status).toBe(200);
    api.passTime({ minutes: 5 });
    expect((await startAdding(visitor)).problem.code).toBe("STEP_UP_REQUIRED");
  });

  test("by passkey is taken from the person's own, in the session that asked for it", async () => {
    const { visitor } = await member("own-key@example.com");
    const authenticator = await addPasskey(visitor);
    const stranger = await member("no-key@example.com");
    api.passTime({ minutes: 6 });
    const begin = async (by: TestVisitor) => {
      const { data } = await by.call("user", "passkeyAuthenticateStart", {});
      const credential = authenticator.get(data.publicKeyCredentialRequestOptions, { userHandle: undefined });
      return { body: { grant: data.grant, credential }, options: data.publicKeyCredentialRequestOptions };
    };
    const foreign = await begin(stranger.visitor);
    expect(foreign.options.allowCredentials).toEqual([]);
    const stolen = await stranger.visitor.call("user", "stepUpWithPasskey", { body: foreign.body });
    expect(stolen.problem.code).toBe("INVALID_PASSKEY");
    const elsewhere = await begin(visitor);
    const moved = await stranger.visitor.call("user", "stepUpWithPasskey", { body: elsewhere.body });
    expect(moved.status).toBe(401);
    const other = await api.visitor();
    await other.signIn("own-key@example.com", PASSWORD);
    const carriedOver = await begin(visitor);
    expect((await other.call("user", "stepUpWithPasskey", { body: carriedOver.body })).status).toBe(401);
    const own = await begin(visitor);
    expect(own.options.allowCredentials).toHaveLength(1);
    expect((await visitor.call("user", "stepUpWithPasskey", { body: own.body })).status).toBe(204);
    expect((await startAdding(visitor)).status).toBe(200);
  });

  test("by code sets a forgotten password, and is too little for the rest where there is a password", async () => {
    const { visitor, identityId } = await member("forgot@example.com");
    api.passTime({ minutes: 6 });
    expect((await setPassword(visitor, ANOTHER)).problem.code).toBe("STEP_UP_REQUIRED");
    await sendCode(visitor, identityId);
    const code = await codeSentTo(api, "forgot@example.com");
    expect((await giveCode(visitor, code)).status).toBe(204);
    expect((await startAdding(visitor)).problem.code).toBe("STEP_UP_REQUIRED");
    expect((await setPassword(visitor, ANOTHER)).status).toBe(204);
    const body = { handle: "forgot@example.com", password: ANOTHER };
    const fresh = await api.visitor();
    expect((await fresh.call("user", "authenticatePassword", { body })).status).toBe(200);
  });

  test("is the code or link that signed in, for setting the password that was forgotten and for nothing else", async () => {
    for (const by of ["code", "link"] as const) {
      const email = `forgot-by-${by}@example.com`;
      const { identityId } = await member(email);
      const visitor = await api.visitor();
      if (by === "code") {
        const body = { identityId, otpOption: "EMAIL", otpContext: "sign-in" } as const;
        await visitor.call("user", "otpInitiate", { body });
        const otp = await codeSentTo(api, email);
        const { grant } = (await visitor.call("user", "otpRedeem", { body: { identityId, otp } })).data;
        await visitor.exchange(
          (await visitor.call("user", "otpAuthenticate", {}, { bearer: grant })).data.grant,
        );
      } else {
        const bearer = await linkGrant(api, visitor, email);
        await visitor.exchange(
          (await visitor.call("user", "authenticateMagicLink", {}, { bearer })).data.grant,
        );
      }
      expect((await startAdding(visitor)).problem.code).toBe("STEP_UP_REQUIRED");
      expect((await setPassword(visitor, ANOTHER)).status).toBe(204);
      api.passTime({ minutes: 5 });
      expect((await setPassword(visitor, PASSWORD)).problem.code).toBe("STEP_UP_REQUIRED");
      await (await api.visitor()).signIn(email, ANOTHER);
    }
  });

  test("is not the session of a device that somebody else let in", async () => {
    const { visitor } = await member("lets-in@example.com");
    const device = await api.visitor();
    const { data } = await device.call(
      "user",
      "userCodeGenerate",
      { query: { flow: "device" }, body: { deviceName: "Television" } },
      { bearer: device.deviceGrant },
    );
    await visitor.call("user", "userCodeAuthorize", { body: { userCode: data.userCode } });
    const body = { deviceCode: data.deviceCode };
    const answered = await device.call(
      "user",
      "userCodeAuthenticate",
      { body },
      { bearer: device.deviceGrant },
    );
    await device.exchange(answered.data.grant);
    expect((await setPassword(device, ANOTHER)).problem.code).toBe("STEP_UP_REQUIRED");
  });

  test("by code is enough for everything where there is neither password nor passkey", async () => {
    const visitor = await api.visitor();
    const body = { emailAddress: "bare@example.com" };
    const created = await visitor.call("user", "createV2", { body });
    await visitor.exchange(created.data.grant);
    const stale = await startAdding(visitor);
    expect(stale.problem.details).toEqual({ hasPassword: false, hasPasskey: false });
    await sendCode(visitor, created.data.identityId);
    expect((await giveCode(visitor, await codeSentTo(api, "bare@example.com"))).status).toBe(204);
    expect((await startAdding(visitor)).status).toBe(200);
  });

  test("[S8.21] by code is asked of the person who is signed in, and a code for signing in is none", async () => {
    const { visitor, identityId } = await member("mine@example.com");
    const other = await member("other@example.com");
    expect((await sendCode(visitor, other.identityId)).problem.code).toBe("BAD_REQUEST");
    await visitor.call("user", "otpInitiate", {
      body: { identityId, otpOption: "EMAIL", otpContext: "sign-in" },
    });
    const code = await codeSentTo(api, "mine@example.com");
    expect((await giveCode(visitor, code)).problem.code).toBe("NOT_FOUND");
  });

  test("by password is locked like signing in", async () => {
    const { visitor } = await member("stolen@example.com");
    const guess = (password: string) => visitor.call("user", "stepUpWithPassword", { body: { password } });
    for (let n = 0; n < 10; n += 1) await guess(`guess number ${n}`);
    expect((await guess(PASSWORD)).problem.code).toBe("userServices.identity.locked");
  });
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { readInbox } from "#testing/read-inbox.ts";
import { readRows } from "#testing/read-rows.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

const PASSWORD = "a quiet evening on the air";
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

const inbox = (to: string) => readInbox(api, to);

async function codeSentTo(email: string): Promise<string> {
  await expect.poll(() => inbox(email)).not.toEqual([]);
  const [message] = await inbox(email);
  return /\b\d{6}\b/.exec(message?.text ?? "")?.[0] ?? "";
}

const tryPassword = (visitor: TestVisitor, handle: string, password: string) =>
  visitor.call("user", "authenticatePassword", { body: { handle, password } });
const sendCode = (visitor: TestVisitor, identityId: string) =>
  visitor.call("user", "otpInitiate", { body: { identityId, otpOption: "EMAIL", otpContext: "sign-in" } });
const redeem = (visitor: TestVisitor, identityId: string, otp: string) =>
  visitor.call("user", "otpRedeem", { body: { identityId, otp } });

describe("authenticatePassword", () => {
  test("[S7.40] gives a grant for the right password, typed with spaces and capitals in the address", async () => {
    await member("pat@example.com");
    const visitor = await api.visitor();
    const right = await tryPassword(visitor, "  Pat@Example.com ", PASSWORD);
    await visitor.exchange(right.data.grant);
    expect((await visitor.call("user", "getIdentity", {})).data.handle).toEqual({
      emailAddress: "pat@example.com",
    });
  });

  test("[S3.01] names the handle of whoever it was: their address, or else their username", async () => {
    const email = "keeps.an-address@example.com";
    const { identityId } = await member(email);
    const visitor = await api.visitor();
    expect((await tryPassword(visitor, email, PASSWORD)).data).toMatchObject({ emailAddress: email });
    const username = "evening-listener";
    await readRows(
      api,
      `update identities set username = '${username}', email = null where id = '${identityId}' returning 1`,
    );
    const { status, data } = await tryPassword(visitor, username, PASSWORD);
    expect([status, data.username, data.emailAddress]).toEqual([200, username, undefined]);
  });

  test("counts 128 characters of any alphabet, where it is set and where it is typed", async () => {
    const longest = "\u{1F4FB}".repeat(128);
    const email = "many.radios@example.com";
    await (await api.visitor()).signUp(email, longest);
    const visitor = await api.visitor();
    await visitor.signIn(email, longest);
    const steppedUp = await visitor.call("user", "stepUpWithPassword", { body: { password: longest } });
    expect(steppedUp.status).toBe(204);
    const beyond = `${longest}x`;
    expect((await tryPassword(visitor, email, beyond)).status).toBe(400);
    const body = { emailAddress: "too.many.radios@example.com", password: beyond };
    expect((await visitor.call("user", "createV2", { body })).status).toBe(400);
  });

  test("answers a wrong password and an unknown handle alike", async () => {
    await member("known@example.com");
    const visitor = await api.visitor();
    const wrong = await tryPassword(visitor, "known@example.com", "not this one");
    const unknown = await tryPassword(visitor, "unknown@example.com", "not this one");
    const { traceId: _a, ...first } = wrong.problem;
    const { traceId: _b, ...second } = unknown.problem;
    expect(first).toEqual(second);
    expect([wrong.status, wrong.problem.code]).toEqual([401, "userServices.identity.invalidCredentials"]);
  });

  test("locks unknown devices out after ten failures, but not the owner's own", async () => {
    const { visitor: owner } = await member("target@example.com");
    const attacker = await api.visitor();
    for (let n = 0; n < 10; n += 1) await tryPassword(attacker, "target@example.com", `guess number ${n}`);
    const locked = await tryPassword(attacker, "target@example.com", PASSWORD);
    expect([locked.status, locked.problem.code]).toEqual([423, "userServices.identity.locked"]);
    expect(Number(locked.headers["retry-after"])).toBeGreaterThan(0);
    expect((await tryPassword(owner, "target@example.com", PASSWORD)).status).toBe(200);
  });
});

describe("one-time codes", () => {
  test("[S7.42] sign in with the code from the mail, pasted with a space in it", async () => {
    const { identityId } = await member("coder@example.com");
    const visitor = await api.visitor();
    expect((await sendCode(visitor, identityId)).data).toEqual({
      expiresInSeconds: 600,
      resendAfterSeconds: 30,
    });
    const code = await codeSentTo("coder@example.com");
    const redeemed = await redeem(visitor, identityId, ` ${code.slice(0, 3)} ${code.slice(3)} `);
    const identity = await visitor.call("user", "otpAuthenticate", {}, { bearer: redeemed.data.grant });
    await visitor.exchange(identity.data.grant);
    expect((await visitor.call("user", "getIdentity", {})).data.identityId).toBe(identityId);
    expect((await redeem(visitor, identityId, code)).problem.code).toBe("NOT_FOUND");
    const spent = await visitor.call("user", "otpAuthenticate", {}, { bearer: redeemed.data.grant });
    expect(spent.status).toBe(401);
  });

  test("[S7.42] sign in once, also where one is typed in two tabs at the same moment", async () => {
    const { identityId } = await member("two-tabs@example.com");
    const visitor = await api.visitor();
    await sendCode(visitor, identityId);
    const code = await codeSentTo("two-tabs@example.com");
    const answers = await Promise.all([1, 2, 3].map(() => redeem(visitor, identityId, code)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
  });

  test("[S8.21] are refused as INVALID, then dead after five tries, and refused as EXPIRED after ten minutes", async () => {
    const { identityId } = await member("guesser@example.com");
    const visitor = await api.visitor();
    await sendCode(visitor, identityId);
    const code = await codeSentTo("guesser@example.com");
    const wrong = code === "000000" ? "111111" : "000000";
    for (let n = 0; n < 5; n += 1)
      expect((await redeem(visitor, identityId, wrong)).problem.code).toBe("INVALID");
    expect((await redeem(visitor, identityId, code)).problem.code).toBe("EXPIRED");

    const other = await member("slow@example.com");
    await sendCode(other.visitor, other.identityId);
    const late = await codeSentTo("slow@example.com");
    api.passTime({ minutes: 11 });
    expect((await redeem(other.visitor, other.identityId, late)).problem.code).toBe("EXPIRED");
  });

  test("are bound to the device that asked for them", async () => {
    const { identityId } = await member("bound@example.com");
    const asker = await api.visitor();
    await sendCode(asker, identityId);
    const code = await codeSentTo("bound@example.com");
    const thief = await api.visitor();
    expect((await redeem(thief, identityId, code)).problem.code).toBe("NOT_FOUND");
  });

  test("[S8.21] are not sent again within half a minute", async () => {
    const { identityId } = await member("hasty@example.com");
    const visitor = await api.visitor();
    await sendCode(visitor, identityId);
    const again = await sendCode(visitor, identityId);
    expect([again.status, again.problem.code]).toEqual([429, "RATE_LIMIT_EXCEEDED"]);
  });
});

describe("statusByHandle", () => {
  test("[S3.08] [S7.45] tells how a person can sign in, with the contact masked", async () => {
    await member("masked@example.com");
    const visitor = await api.visitor();
    const status = await visitor.call("user", "statusByHandle", { query: { handle: "masked@example.com" } });
    expect(status.data).toMatchObject({
      contactOptions: [{ type: "EMAIL", maskedValue: "m•••@e•••.com" }],
      hasPassword: true,
    });
  });

  test("answers an unknown handle with a decoy of the same shape that never changes", async () => {
    const visitor = await api.visitor();
    const ask = async () =>
      (await visitor.call("user", "statusByHandle", { query: { handle: "nobody@example.com" } })).data;
    const decoy = await ask();
    expect(decoy).toEqual(await ask());
    expect(decoy.identityId).toMatch(/^idn_[A-Za-z0-9]{20}$/);
    expect((await sendCode(visitor, decoy.identityId)).status).toBe(200);
  });
});

describe("createV2", () => {
  test("[S4.25] answers a taken address by a code that its owner gets", async () => {
    const { identityId } = await member("taken@example.com");
    const visitor = await api.visitor();
    const body = { emailAddress: "Taken@example.com", password: "another good password" };
    const refused = await visitor.call("user", "createV2", { body });
    expect(refused.problem).toMatchObject({
      code: "WAITING_ON_ONE_TIME_PASSWORD_ERROR",
      details: { identityId, maskedEmail: "t•••@e•••.com" },
    });
    const code = await codeSentTo("taken@example.com");
    expect((await redeem(visitor, identityId, code)).status).toBe(200);
  });

  test("[S8.17] refuses an address that is none and passwords that are no secret", async () => {
    const visitor = await api.visitor();
    const create = async (emailAddress: string, password: string) =>
      (await visitor.call("user", "createV2", { body: { emailAddress, password } })).problem;
    expect((await create("no-address", PASSWORD)).code).toBe("INVALID_EMAIL_ERROR");
    expect(await create("a@example.com", "password123")).toMatchObject({
      code: "PASSWORD_DISALLOWED_WORDS",
      details: { word: "password123" },
    });
    expect((await create("rosalind@example.com", "rosalind-secret")).code).toBe("INVALID_PASSWORD_ERROR");
    expect((await create("a@example.com", "short")).details).toEqual({ reason: "tooShort" });
  });

  test("lets one of two racing sign-ups have the address", async () => {
    const visitors = await Promise.all([api.visitor(), api.visitor()]);
    const body = { emailAddress: "race@example.com", password: PASSWORD };
    const answers = await Promise.all(visitors.map((visitor) => visitor.call("user", "createV2", { body })));
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([201, 409]);
  });

  test("gives a repeat under the same key the first answer", async () => {
    const visitor = await api.visitor();
    const body = { emailAddress: "repeat@example.com", password: PASSWORD };
    const headers = { "idempotency-key": "create-once-only" };
    const first = await visitor.call("user", "createV2", { body }, { headers });
    const second = await visitor.call("user", "createV2", { body }, { headers });
    expect(second.data).toEqual(first.data);
    const other = await visitor.call(
      "user",
      "createV2",
      { body: { ...body, emailAddress: "x@example.com" } },
      { headers },
    );
    expect(other.problem.code).toBe("CONFLICTING_REQUEST");
  });
});

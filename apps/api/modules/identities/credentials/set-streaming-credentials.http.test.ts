import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { codeSentTo, readInbox, receive } from "#testing/read-inbox.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

const PASSWORD = "a quiet evening on the air";
const NEW_PASSWORD = "seven green lamps at sea";
let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

async function member(email: string) {
  const visitor = await api.visitor();
  return { visitor, identityId: await visitor.register(email, PASSWORD) };
}
async function randomMember(email: string) {
  const found = await member(email);
  const given = await api.app.inject({
    method: "POST",
    url: "/sandbox/api/random-credentials",
    headers: { "sxm-trace-id": "random-credentials" },
    payload: { email },
  });
  return { ...found, username: given.json<{ username: string }>().username };
}
const set = (visitor: TestVisitor, username: string, newPassword?: string) =>
  visitor.call("user", "setStreamingCredentials", {
    body: { username, ...(newPassword !== undefined && { newPassword }) },
  });
const setAddress = (visitor: TestVisitor, emailAddress: string, otp?: string) =>
  visitor.call("user", "setStreamingCredentials", {
    body: { username: emailAddress, emailAddress, ...(otp !== undefined && { otp }) },
  });
const read = async (visitor: TestVisitor) => (await visitor.call("user", "getStreamingCredentials", {})).data;
const signIn = async (handle: string, password: string) =>
  (await (await api.visitor()).call("user", "authenticatePassword", { body: { handle, password } })).status;
async function proveByCode(visitor: TestVisitor, identityId: string, email: string) {
  const body = { identityId, otpOption: "EMAIL", otpContext: "step-up", language: "en-US" } as const;
  await visitor.call("user", "otpInitiate", { body });
  const otp = await codeSentTo(api, email);
  return visitor.call("user", "stepUpWithOneTimeCode", { body: { otp } });
}

describe("setStreamingCredentials", () => {
  test("[A2.38] replaces a name and password that were made for somebody after a code, without the old password", async () => {
    const email = "random@example.com";
    const { visitor, identityId, username } = await randomMember(email);
    expect(await read(visitor)).toEqual({
      username,
      maskedUsername: `l•••${username.slice(-1)}`,
      hasPassword: true,
      hasRandomCredentials: true,
    });
    api.passTime({ minutes: 6 });
    const refused = await set(visitor, "random.no.more", NEW_PASSWORD);
    expect(refused.problem).toMatchObject({ code: "STEP_UP_REQUIRED", details: { hasPassword: false } });
    expect((await proveByCode(visitor, identityId, email)).status).toBe(204);
    const changed = await set(visitor, "Random.No.More", NEW_PASSWORD);
    expect([changed.status, changed.data]).toEqual([
      200,
      {
        username: "random.no.more",
        maskedUsername: "r•••e",
        hasPassword: true,
        hasRandomCredentials: false,
      },
    ]);
    expect(await signIn("random.no.more", NEW_PASSWORD)).toBe(200);
    expect(await signIn(username, NEW_PASSWORD)).toBe(401);
    const told = (await receive(api, email, 2)).map(({ subject }) => subject);
    expect(told).toContain("Your streaming sign-in was changed");
  });

  test("[A2.38] changes the name alone for whoever chose their password, and ends no session", async () => {
    const { visitor } = await member("name-alone@example.com");
    const other = await api.visitor();
    await other.signIn("name-alone@example.com", PASSWORD);
    expect((await set(visitor, "name.alone")).status).toBe(200);
    expect(await signIn("name.alone", PASSWORD)).toBe(200);
    expect((await other.call("user", "getIdentity", {})).status).toBe(200);
  });

  test("[S5.05] takes one's own proved address for a name, which is then no name beside it", async () => {
    const { visitor } = await member("by-address@example.com");
    expect((await set(visitor, "by.name")).data.username).toBe("by.name");
    const named = await setAddress(visitor, " By-Address@example.com ");
    expect([named.status, named.data.username, named.data.maskedUsername]).toEqual([
      200,
      undefined,
      "b•••@e•••.com",
    ]);
    expect([await signIn("by-address@example.com", PASSWORD), await signIn("by.name", PASSWORD)]).toEqual([
      200, 401,
    ]);
  });

  test("[S5.05] makes an address that is the name the person's own by a code, and tells both mailboxes", async () => {
    const { visitor } = await member("moves-from@example.com");
    const waiting = await setAddress(visitor, "moves-to@example.com");
    expect([waiting.status, waiting.problem.code, waiting.problem.details?.["maskedEmail"]]).toEqual([
      409,
      "WAITING_ON_ONE_TIME_PASSWORD_ERROR",
      "m•••@e•••.com",
    ]);
    const otp = await codeSentTo(api, "moves-to@example.com");
    const wrong = await setAddress(visitor, "moves-to@example.com", otp === "000000" ? "000001" : "000000");
    expect(wrong.problem.code).toBe("INVALID");
    expect(await signIn("moves-from@example.com", PASSWORD)).toBe(200);
    expect((await setAddress(visitor, "moves-to@example.com", otp)).status).toBe(200);
    expect(await signIn("moves-to@example.com", PASSWORD)).toBe(200);
    expect(await signIn("moves-from@example.com", PASSWORD)).toBe(401);
    const identity = (await visitor.call("user", "getIdentity", {})).data;
    expect(identity).toMatchObject({
      contact: { emailAddress: "moves-to@example.com" },
      isEmailProved: true,
    });
    const subject = "Your streaming sign-in was changed";
    for (const address of ["moves-from@example.com", "moves-to@example.com"])
      await expect
        .poll(async () => (await readInbox(api, address)).map((mail) => mail.subject))
        .toContain(subject);
  });

  test("[S5.05] proves by the code an address that its person never proved", async () => {
    const newcomer = await api.visitor();
    await newcomer.signUp("unproved-name@example.com", PASSWORD);
    const waiting = await setAddress(newcomer, "unproved-name@example.com");
    expect(waiting.problem.code).toBe("WAITING_ON_ONE_TIME_PASSWORD_ERROR");
    const otp = await codeSentTo(api, "unproved-name@example.com");
    expect((await setAddress(newcomer, "unproved-name@example.com", otp)).status).toBe(200);
    expect((await newcomer.call("user", "getIdentity", {})).data.isEmailProved).toBe(true);
  });

  test("[S5.05] refuses somebody else's address, and an address beside another name", async () => {
    const { visitor } = await member("wants-address@example.com");
    await member("somebody-else@example.com");
    const waiting = await setAddress(visitor, "somebody-else@example.com");
    expect(waiting.problem.code).toBe("WAITING_ON_ONE_TIME_PASSWORD_ERROR");
    // Only who reads that mail is told that the address has its owner.
    const otp = await codeSentTo(api, "somebody-else@example.com");
    expect((await setAddress(visitor, "somebody-else@example.com", otp)).problem.code).toBe("INVALID_HANDLE");
    const body = { username: "wants.address", emailAddress: "wants-address@example.com" };
    const beside = await visitor.call("user", "setStreamingCredentials", { body });
    expect(beside.problem.code).toBe("INVALID_HANDLE");
    const username = { username: "somebody-else@example.com" };
    expect((await visitor.call("user", "changeUsername", { body: username })).problem.code).toBe(
      "INVALID_HANDLE",
    );
    expect(await signIn("wants-address@example.com", PASSWORD)).toBe(200);
  });

  test("[S5.05] asks for more than a code before another address becomes the sign-in", async () => {
    const { visitor, identityId } = await member("code-alone@example.com");
    api.passTime({ minutes: 6 });
    await proveByCode(visitor, identityId, "code-alone@example.com");
    expect((await setAddress(visitor, "code-alone-to@example.com")).problem.code).toBe("STEP_UP_REQUIRED");
    expect((await setAddress(visitor, "code-alone@example.com")).status).toBe(200);
  });

  test("ends the other sessions with a new password, and keeps this one", async () => {
    const { visitor } = await member("new-password@example.com");
    const other = await api.visitor();
    await other.signIn("new-password@example.com", PASSWORD);
    expect((await set(visitor, "new.password.name", NEW_PASSWORD)).status).toBe(200);
    expect((await other.call("user", "getIdentity", {})).status).toBe(401);
    expect((await visitor.call("user", "getIdentity", {})).status).toBe(200);
  });

  test("takes no code that nobody was sent", async () => {
    const { visitor } = await member("was-sent-no-code@example.com");
    const taken = await setAddress(visitor, "listens-elsewhere@example.com", "123456");
    expect(taken.problem.code).toBe("NOT_FOUND");
  });

  test("[S8.17] sets neither where one of them is refused", async () => {
    await (
      await member("has-name@example.com")
    ).visitor.call("user", "changeUsername", {
      body: { username: "taken.name" },
    });
    const { visitor } = await member("wants-name@example.com");
    const codeOf = async (username: string, newPassword?: string) =>
      (await set(visitor, username, newPassword)).problem.code;
    expect(await codeOf("taken.name", NEW_PASSWORD)).toBe("USERNAME_IN_USE");
    expect(await codeOf("TAKEN.NAME", NEW_PASSWORD)).toBe("USERNAME_IN_USE");
    expect(await codeOf("has@sign", NEW_PASSWORD)).toBe("INVALID_EMAIL_ADDRESS");
    expect(await codeOf("прямой", NEW_PASSWORD)).toBe("INVALID_HANDLE");
    expect(await codeOf("free.name", "short")).toBe("PASSWORD_POLICY_NOT_MET");
    expect(await codeOf("free.name", "my free.name is here")).toBe("INVALID_PASSWORD_ERROR");
    expect(await codeOf("free.name", "iloveyou")).toBe("PASSWORD_DISALLOWED_WORDS");
    expect((await read(visitor)).username).toBeUndefined();
    expect(await signIn("wants-name@example.com", PASSWORD)).toBe(200);
  });

  test("asks for a password of whoever has none of their own", async () => {
    const { visitor } = await randomMember("random-keeps@example.com");
    expect((await set(visitor, "keeps.random")).problem.code).toBe("PASSWORD_POLICY_NOT_MET");
    expect((await read(visitor)).hasRandomCredentials).toBe(true);
  });

  test("is asked twenty times an hour of one person, so that nobody can list the names that are taken", async () => {
    const { visitor } = await member("lists-names@example.com");
    const statuses: number[] = [];
    for (let index = 0; index < 21; index += 1)
      statuses.push((await set(visitor, "no", NEW_PASSWORD)).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect(statuses.at(-1)).toBe(429);
  });

  test("asks for a signed-in person", async () => {
    expect((await set(await api.visitor(), "nobody.yet", NEW_PASSWORD)).status).toBe(403);
    expect((await (await api.visitor()).call("user", "getStreamingCredentials", {})).status).toBe(403);
  });
});

describe("changePassword", () => {
  test("makes a password that was made for somebody their own", async () => {
    const { visitor } = await randomMember("random-changed@example.com");
    const body = { newPassword: NEW_PASSWORD };
    expect((await visitor.call("user", "changePassword", { body })).status).toBe(204);
    expect((await read(visitor)).hasRandomCredentials).toBe(false);
  });
});

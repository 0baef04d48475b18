import type { CallInput } from "@skywave/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeSentTo } from "#testing/read-inbox.ts";
import { legacyRefusalOf } from "#testing/legacy-refusals.ts";
import { EAGER, openTestApi, type TestApi } from "#testing/open-test-api.ts";

const PASSWORD = "a quiet evening on the air";
const ANOTHER = "an unusual evening train";
const COOKIE = "skywave-legacy";

let api: TestApi;
let people = 0;
beforeAll(async () => {
  api = await openTestApi({}, EAGER);
});
afterAll(() => api.close());

/** A customer of the legacy pages, whose browser shows a cookie and no token. */
async function customer() {
  people += 1;
  const email = `manages-${people}@example.com`;
  const owner = await api.visitor();
  const identityId = await owner.register(email, PASSWORD);
  const browser = await api.visitor();
  const noToken = { bearer: "" };
  const signedIn = await browser.call(
    "legacy",
    "logIn",
    { body: { username: email, password: PASSWORD } },
    noToken,
  );
  expect(signedIn.status).toBe(200);
  expect(browser.cookies.has(COOKIE)).toBe(true);
  return {
    email,
    owner,
    identityId,
    updateLogin: (body: CallInput<"legacy", "updateAccountLogin">["body"]) =>
      browser.call("legacy", "updateAccountLogin", { body }, noToken),
    updatePassword: (body: CallInput<"legacy", "updateAccountPassword">["body"]) =>
      browser.call("legacy", "updateAccountPassword", { body }, noToken),
  };
}

const signInBy = async (handle: string, password = PASSWORD) =>
  (await (await api.visitor()).call("user", "authenticatePassword", { body: { handle, password } })).status;

describe("updateAccountLogin", () => {
  test("[S7.87] changes the username, by which somebody signs in from then on", async () => {
    const { email, updateLogin } = await customer();
    const answer = await updateLogin({ newLogin: "Morning.Lark" });
    expect([answer.status, answer.data]).toEqual([200, { data: { username: "morning.lark", email } }]);
    expect(await signInBy("morning.lark")).toBe(200);
  });

  test("changes the address, once the code that was sent there is typed", async () => {
    const { email, updateLogin } = await customer();
    const newLogin = `new-${email}`;
    expect(legacyRefusalOf(await updateLogin({ newLogin }))).toEqual([
      409,
      "WAITING_ON_ONE_TIME_PASSWORD_ERROR",
    ]);
    const otp = await codeSentTo(api, newLogin);
    expect(
      legacyRefusalOf(await updateLogin({ newLogin, otp: "000000" === otp ? "000001" : "000000" })),
    ).toEqual([400, "INVALID"]);
    expect(await signInBy(newLogin)).toBe(401);
    const changed = await updateLogin({ newLogin, otp });
    expect([changed.status, changed.data]).toEqual([200, { data: { username: null, email: newLogin } }]);
    expect(await signInBy(newLogin)).toBe(200);
  });

  test("refuses what can be no name, a name that is taken, and a code that was never sent", async () => {
    const { updateLogin } = await customer();
    expect(legacyRefusalOf(await updateLogin({ newLogin: "two words" }))).toEqual([400, "INVALID_HANDLE"]);
    const other = await customer();
    await other.updateLogin({ newLogin: "taken.name" });
    expect(legacyRefusalOf(await updateLogin({ newLogin: "taken.name" }))).toEqual([409, "USERNAME_IN_USE"]);
    const unsent = { newLogin: "never-sent@example.com", otp: "123456" };
    expect(legacyRefusalOf(await updateLogin(unsent))).toEqual([400, "INVALID"]);
    expect(legacyRefusalOf(await updateLogin({ newLogin: " " }))).toEqual([400, "INVALID_PAYLOAD"]);
  });

  test("refuses the address of somebody else, but only once its code is typed, and sends codes with a pause", async () => {
    const { updateLogin } = await customer();
    const other = await customer();
    const newLogin = other.email;
    expect(legacyRefusalOf(await updateLogin({ newLogin }))).toEqual([
      409,
      "WAITING_ON_ONE_TIME_PASSWORD_ERROR",
    ]);
    expect(legacyRefusalOf(await updateLogin({ newLogin }))).toEqual([429, "RATE_LIMIT_EXCEEDED"]);
    const otp = await codeSentTo(api, newLogin);
    expect(legacyRefusalOf(await updateLogin({ newLogin, otp }))).toEqual([409, "HANDLE_ALREADY_IN_USE"]);
  });

  test("asks for a fresh proof five minutes after signing in", async () => {
    const { updateLogin } = await customer();
    api.passTime({ minutes: 6 });
    expect(legacyRefusalOf(await updateLogin({ newLogin: "too.late" }))).toEqual([403, "STEP_UP_REQUIRED"]);
  });
});

describe("updateAccountPassword", () => {
  test("[S7.87] sets another password for whoever knows the old one, and ends all other sessions", async () => {
    const { email, owner, updatePassword } = await customer();
    api.passTime({ minutes: 6 });
    const answer = await updatePassword({ oldPassword: PASSWORD, newPassword: ANOTHER });
    expect([answer.status, answer.data]).toEqual([200, { data: { isUpdated: true } }]);
    expect(await signInBy(email)).toBe(401);
    expect(await signInBy(email, ANOTHER)).toBe(200);
    expect((await owner.call("user", "getIdentity", {})).status).toBe(401);
  });

  test("refuses a wrong old password, and none where nothing was proved lately", async () => {
    const { email, updatePassword } = await customer();
    const wrong = { oldPassword: "not this one", newPassword: ANOTHER };
    expect(legacyRefusalOf(await updatePassword(wrong))).toEqual([422, "UNAUTHENTICATED_CUSTOMER"]);
    api.passTime({ minutes: 6 });
    expect(legacyRefusalOf(await updatePassword({ newPassword: ANOTHER }))).toEqual([
      403,
      "STEP_UP_REQUIRED",
    ]);
    expect(await signInBy(email)).toBe(200);
  });

  test("[S8.15] refuses a password that is none, and one with personal data in it", async () => {
    const { updatePassword } = await customer();
    for (const newPassword of ["short", "password123"])
      expect(legacyRefusalOf(await updatePassword({ newPassword }))).toEqual([422, "INVALID_PASSWORD"]);
    const personal = `it is manages-${people} again`;
    expect(legacyRefusalOf(await updatePassword({ newPassword: personal }))).toEqual([
      422,
      "PASSWORD_HAS_PERSONAL_DATA",
    ]);
    expect(legacyRefusalOf(await updatePassword({ newPassword: "x".repeat(129) }))).toEqual([
      400,
      "INVALID_PAYLOAD",
    ]);
  });

  test("is locked after ten wrong passwords, like signing in", async () => {
    const { updatePassword } = await customer();
    for (let index = 0; index < 10; index += 1)
      await updatePassword({ oldPassword: `guess ${index}`, newPassword: ANOTHER });
    const right = { oldPassword: PASSWORD, newPassword: ANOTHER };
    expect(legacyRefusalOf(await updatePassword(right))).toEqual([423, "userServices.identity.locked"]);
  });
});

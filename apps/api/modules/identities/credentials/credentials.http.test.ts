import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { codeSentTo, readInbox, receive } from "#testing/read-inbox.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

const PASSWORD = "a quiet evening on the air";
let api: TestApi;

beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

async function member(email: string) {
  const visitor = await api.visitor();
  return { visitor, identityId: await visitor.register(email, PASSWORD) };
}

const changeEmail = (visitor: TestVisitor, emailAddress: string, otp?: string) =>
  visitor.call("user", "changeHandleToEmailHandle", {
    body: { emailAddress, ...(otp !== undefined && { otp }) },
  });
const changePhone = (visitor: TestVisitor, phoneNumber: string | null, otp?: string) =>
  visitor.call("user", "changePhoneNumber", {
    body: { phoneNumber, ...(otp !== undefined && { otp }) },
  });
const changeUsername = (visitor: TestVisitor, username: string) =>
  visitor.call("user", "changeUsername", { body: { username } });
const changePassword = (visitor: TestVisitor, newPassword: string) =>
  visitor.call("user", "changePassword", { body: { newPassword } });
const signIn = async (handle: string, password: string) =>
  (await api.visitor()).call("user", "authenticatePassword", { body: { handle, password } });

describe("changeHandleToEmailHandle", () => {
  test("[S7.48] changes the address once a code has proved it, and tells both", async () => {
    const { visitor, identityId } = await member("before@example.com");
    const waiting = await changeEmail(visitor, " After@Example.com ");
    expect(waiting.problem).toMatchObject({
      code: "WAITING_ON_ONE_TIME_PASSWORD_ERROR",
      details: { identityId, maskedEmail: "a•••@e•••.com" },
    });
    expect((await signIn("after@example.com", PASSWORD)).status).toBe(401);
    const code = await codeSentTo(api, "after@example.com");
    const changed = await changeEmail(visitor, "after@example.com", code);
    expect(changed.data.handle).toEqual({ emailAddress: "after@example.com" });
    expect((await signIn("after@example.com", PASSWORD)).status).toBe(200);
    expect((await signIn("before@example.com", PASSWORD)).status).toBe(401);
    const subject = "Your email was changed";
    expect((await receive(api, "before@example.com")).map((message) => message.subject)).toEqual([subject]);
    const subjects = (await receive(api, "after@example.com", 2)).map((message) => message.subject);
    expect(subjects).toContain(subject);
  });

  test("[S8.17] refuses what is no address, and says that one is taken only to who reads its mail", async () => {
    await member("owner@example.com");
    const { visitor } = await member("wants@example.com");
    expect((await changeEmail(visitor, "no address")).problem.code).toBe("EMAIL_INVALID");
    const taken = await changeEmail(visitor, "owner@example.com");
    expect(taken.problem.code).toBe("WAITING_ON_ONE_TIME_PASSWORD_ERROR");
    const code = await codeSentTo(api, "owner@example.com");
    const proved = await changeEmail(visitor, "owner@example.com", code);
    expect(proved.problem.code).toBe("HANDLE_ALREADY_IN_USE");
  });

  test("[S8.21] takes the code for the very address it was sent to", async () => {
    const { visitor } = await member("swap@example.com");
    await changeEmail(visitor, "swapped@example.com");
    const code = await codeSentTo(api, "swapped@example.com");
    expect((await changeEmail(visitor, "victim@example.com", code)).problem.code).toBe("NOT_FOUND");
    const wrong = code === "000000" ? "111111" : "000000";
    expect((await changeEmail(visitor, "swapped@example.com", wrong)).problem.code).toBe("INVALID");
    api.passTime({ minutes: 11 });
    const body = { password: PASSWORD };
    const stale = await changeEmail(visitor, "swapped@example.com", code);
    expect(stale.problem.code).toBe("STEP_UP_REQUIRED");
    await visitor.call("user", "stepUpWithPassword", { body });
    expect((await changeEmail(visitor, "swapped@example.com", code)).problem.code).toBe("EXPIRED");
  });
});

describe("getIdentity", () => {
  test("[S3.09] names handle, contact and state, which is ATLAS for whoever joined here", async () => {
    const emailAddress = "whole-identity@example.com";
    const { visitor, identityId } = await member(emailAddress);
    await changeUsername(visitor, "whole.identity");
    await changePhone(visitor, "512 555 0177");
    await changePhone(visitor, "512 555 0177", await codeSentTo(api, "5125550177"));
    expect((await visitor.call("user", "getIdentity", {})).data).toMatchObject({
      identityId,
      handle: { emailAddress, username: "whole.identity" },
      contact: { emailAddress, phoneNumber: "5125550177" },
      state: "ATLAS",
    });
  });
});

describe("changePhoneNumber", () => {
  test("takes no code that is over", async () => {
    const { visitor } = await member("types-too-late@example.com");
    await changePhone(visitor, "512 555 0188");
    const code = await codeSentTo(api, "5125550188");
    api.passTime({ minutes: 11 });
    await visitor.call("user", "stepUpWithPassword", { body: { password: PASSWORD } });
    expect((await changePhone(visitor, "512 555 0188", code)).problem.code).toBe("EXPIRED");
  });

  test("[S7.48] sets a number that a texted code has proved, signs in by it, and removes it", async () => {
    const { visitor, identityId } = await member("phone@example.com");
    const waiting = await changePhone(visitor, "(512) 555-0123");
    expect(waiting.problem.details).toMatchObject({ maskedPhoneNumber: "•••-•••-0123" });
    const [texted] = await receive(api, "5125550123");
    expect(texted).toMatchObject({ channel: "text", subject: "" });
    const changed = await changePhone(visitor, "512 555 0123", await codeSentTo(api, "5125550123"));
    expect(changed.data.contact).toEqual({
      emailAddress: "phone@example.com",
      phoneNumber: "5125550123",
    });

    const elsewhere = await api.visitor();
    const query = { handle: "phone@example.com" };
    const status = await elsewhere.call("user", "statusByHandle", { query });
    expect(status.data.contactOptions).toContainEqual({ type: "PHONE", maskedValue: "•••-•••-0123" });
    await receive(api, "5125550123", 2);
    api.passTime({ seconds: 31 });
    await elsewhere.call("user", "otpInitiate", {
      body: { identityId, otpOption: "PHONE", otpContext: "sign-in" },
    });
    const otp = await codeSentTo(api, "5125550123", 3);
    const redeemed = await elsewhere.call("user", "otpRedeem", { body: { identityId, otp } });
    expect(redeemed.status).toBe(200);

    const removed = await changePhone(visitor, null);
    expect(removed.data.contact).toEqual({ emailAddress: "phone@example.com" });
    const told = await receive(api, "5125550123", 4);
    expect(told.some(({ text }) => text.includes("Your phone number was removed"))).toBe(true);
  });

  test("[S5.01] refuses numbers of other countries, and sends nothing to them", async () => {
    const { visitor } = await member("abroad@example.com");
    for (const typed of ["876 555 0123", "+44 7700 900123", "900 555 0123", "hello"])
      expect((await changePhone(visitor, typed)).problem.code).toBe("INVALID_PHONE_NUMBER");
    expect(await readInbox(api, "8765550123")).toEqual([]);
  });
});

describe("changeUsername", () => {
  test("[S5.03] takes a free name and one's own, refuses another's, and signs in by it", async () => {
    const { visitor } = await member("named@example.com");
    expect((await changeUsername(visitor, "Dana.Reyes")).data.handle.username).toBe("dana.reyes");
    expect((await changeUsername(visitor, "dana.reyes")).status).toBe(200);
    const { visitor: other } = await member("jealous@example.com");
    expect((await changeUsername(other, "DANA.REYES")).problem.code).toBe("USERNAME_IN_USE");
    expect((await changeUsername(other, "dana@example.com")).problem.code).toBe("INVALID_HANDLE");
    expect((await signIn("Dana.Reyes", PASSWORD)).status).toBe(200);
  });
});

describe("changePassword", () => {
  test("[S7.48] ends the other sessions, keeps this one, and tells the owner", async () => {
    const { visitor } = await member("change@example.com");
    const other = await api.visitor();
    const signedIn = await other.call("user", "authenticatePassword", {
      body: { handle: "change@example.com", password: PASSWORD },
    });
    await other.exchange(signedIn.data.grant);
    expect((await changePassword(visitor, "yet another evening")).status).toBe(204);
    expect((await visitor.call("user", "getIdentity", {})).status).toBe(200);
    expect((await other.call("user", "getIdentity", {})).status).toBe(401);
    expect((await signIn("change@example.com", PASSWORD)).status).toBe(401);
    expect((await signIn("change@example.com", "yet another evening")).status).toBe(200);
    expect((await receive(api, "change@example.com"))[0]?.subject).toBe("Your password was changed");
  });

  test("[S5.04] refuses what is common, short, or says who its owner is", async () => {
    const { visitor } = await member("rosalind@example.com");
    await visitor.addBilling("pm_card_visa");
    const code = async (password: string) => (await changePassword(visitor, password)).problem.code;
    expect(await code("password123")).toBe("PASSWORD_DISALLOWED_WORDS");
    expect(await code("Skywave2026")).toBe("PASSWORD_DISALLOWED_WORDS");
    expect(await code("short")).toBe("PASSWORD_POLICY_NOT_MET");
    expect(await code("with\u0007control")).toBe("PASSWORD_POLICY_NOT_MET");
    expect(await code("i-am-rosalind-1")).toBe("INVALID_PASSWORD_ERROR");
  });

  test(
    "opens a password again that a hundred failures in a row had switched off",
    { timeout: 90_000 },
    async () => {
      const { identityId } = await member("off@example.com");
      const handle = "off@example.com";
      let attacker = await api.visitor();
      for (let failures = 0; failures < 100;) {
        const body = { handle, password: "a wrong guess" };
        const { code } = (await attacker.call("user", "authenticatePassword", { body })).problem;
        if (code === "userServices.identity.invalidCredentials") failures += 1;
        else {
          api.passTime({ hours: 24 });
          attacker = await api.visitor();
        }
      }
      const off = await signIn(handle, PASSWORD);
      expect(off.problem).toMatchObject({
        code: "userServices.identity.locked",
        details: { isResetNeeded: true },
      });

      const owner = await api.visitor();
      const sendCode = (otpContext: "sign-in" | "step-up") =>
        owner.call("user", "otpInitiate", { body: { identityId, otpOption: "EMAIL", otpContext } });
      await sendCode("sign-in");
      const otp = await codeSentTo(api, handle);
      const redeemed = await owner.call("user", "otpRedeem", { body: { identityId, otp } });
      const grant = await owner.call("user", "otpAuthenticate", {}, { bearer: redeemed.data.grant });
      await owner.exchange(grant.data.grant);
      api.passTime({ seconds: 31 });
      await sendCode("step-up");
      const body = { otp: await codeSentTo(api, handle, 2) };
      expect((await owner.call("user", "stepUpWithOneTimeCode", { body })).status).toBe(204);
      expect((await changePassword(owner, "a password that is new")).status).toBe(204);
      expect((await signIn(handle, "a password that is new")).status).toBe(200);
    },
  );
});

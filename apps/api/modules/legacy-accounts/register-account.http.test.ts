import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createPasswordHashes } from "#platform/security/password-hashes.ts";
import { floodHashes } from "#testing/flood-hashes.ts";
import { makeImportedAccount } from "#testing/make-imported-account.ts";
import { legacyCodeOf } from "#testing/legacy-refusals.ts";
import { EAGER, openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { codeSentTo } from "#testing/read-inbox.ts";
import { readRows } from "#testing/read-rows.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

const PASSWORD = "a quiet evening on the air";
const hashes = createPasswordHashes();
let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({}, { ...EAGER, hashes });
});
afterAll(() => api.close());

/** Somebody who has identified the account of a customer without a sign-in. */
const identified = async () => {
  const account = await makeImportedAccount(api);
  const visitor = await api.visitor();
  const body = { accountNumber: account.accountNumber, zipCode: "78702" };
  const { data } = await visitor.call("legacy", "verifyAccount", { body });
  return { account, visitor, token: data.data.token };
};
type Typed = { token: string; email: string; password?: string; otp?: string; otpOption?: "EMAIL" | "PHONE" };
const register = (visitor: TestVisitor, typed: Typed) =>
  visitor.call("legacy", "registerAccount", { body: { password: PASSWORD, ...typed } });
const showOptions = (visitor: TestVisitor, token: string) =>
  visitor.call("legacy", "accountRegistrationNonPii", { body: { token } });
const emailIn = async (identityId: string) => (await api.app.modules.identities.find(identityId))?.email;

describe("accountRegistrationNonPii", () => {
  test("shows the contacts on file by their ends, and none once the account has a sign-in", async () => {
    const { account, visitor, token } = await identified();
    const { data } = await showOptions(visitor, token);
    expect(data.data.isEligible).toBe(true);
    expect(data.data.contactOptions).toContainEqual({ type: "EMAIL", maskedValue: "o•••@e•••.com" });
    expect(JSON.stringify(data)).not.toContain(account.email);
    await api.app.modules.identities.change(account.identityId, { username: `has.${account.accountNumber}` });
    const after = await showOptions(visitor, token);
    expect(after.data).toEqual({ data: { isEligible: false, contactOptions: [] } });
  });

  test("is not for a closed account, nor for a token of another browser", async () => {
    const { account, visitor, token } = await identified();
    const stranger = await api.visitor();
    expect(legacyCodeOf(await showOptions(stranger, token))).toBe("UNAUTHENTICATED_CUSTOMER");
    await readRows(
      api,
      `update legacy_accounts set is_closed = true where account_number = '${account.accountNumber}' returning email`,
    );
    expect((await showOptions(visitor, token)).data.data.isEligible).toBe(false);
  });
});

describe("registerAccount", () => {
  test("asks whoever has to wait for too many others to come again, and takes the code then", async () => {
    const { account, visitor, token } = await identified();
    const { email } = account;
    await register(visitor, { token, email });
    const otp = await codeSentTo(api, email);
    const stop = floodHashes(hashes);
    try {
      const shed = await register(visitor, { token, email, otp });
      expect([shed.status, legacyCodeOf(shed)]).toEqual([503, "SERVICE_UNAVAILABLE"]);
    } finally {
      await stop();
    }
    expect((await register(visitor, { token, email, otp })).data.data.isRegistered).toBe(true);
  });

  test("gives the account its sign-in once the code from the contact on file came back", async () => {
    const { account, visitor, token } = await identified();
    const { email, identityId } = account;
    const asked = await register(visitor, { token, email });
    expect(asked.data).toEqual({ data: { isRegistered: false, identityGrant: null } });
    expect(await emailIn(identityId)).toBeNull();
    const { data } = await register(visitor, { token, email, otp: await codeSentTo(api, email) });
    expect(data.data).toMatchObject({
      isRegistered: true,
      identityGrant: { identityId, emailAddress: email },
    });
    const session = await visitor.call(
      "user",
      "legacySignIn",
      { body: visitor.here() },
      { bearer: data.data.identityGrant?.grant ?? "" },
    );
    const bearer = session.data.accessToken;
    const shown = await visitor.call("legacy", "showAccount", {}, { bearer });
    expect(shown.data.data).toMatchObject({
      accountNumber: account.accountNumber,
      firstName: "Walter",
      email,
      devices: [{ id: account.radioId }],
    });
    const identity = await visitor.call("user", "getIdentity", {}, { bearer });
    expect(identity.data).toMatchObject({ isEmailProved: true, hasPassword: true, state: "ACCOUNT" });
    const again = await register(visitor, { token, email: "another@example.com" });
    expect([again.status, legacyCodeOf(again)]).toEqual([409, "IDENTITY_ALREADY_EXISTS_ERROR"]);
  });

  test("leaves an address unproved that is not the one whose mail was read", async () => {
    const { account, visitor, token } = await identified();
    const typed = { token, email: `newer-${account.accountNumber}@example.com` };
    await register(visitor, typed);
    const otp = await codeSentTo(api, account.email);
    expect((await register(visitor, { ...typed, otp })).data.data.isRegistered).toBe(true);
    const identity = await api.app.modules.identities.find(account.identityId);
    expect(identity).toMatchObject({ email: typed.email, emailProvedAt: null });
  });

  const registerByText = async () => {
    const { account, visitor, token } = await identified();
    const typed = { token, email: account.email, otpOption: "PHONE" } as const;
    const [row] = await readRows(
      api,
      `select phone from legacy_accounts where account_number = '${account.accountNumber}'`,
    );
    const phone = String(row?.["phone"]);
    await register(visitor, typed);
    const answer = await register(visitor, { ...typed, otp: await codeSentTo(api, phone) });
    return { answer, phone, identity: await api.app.modules.identities.find(account.identityId) };
  };

  test("keeps the phone on file as a way to sign in, where the code was read there", async () => {
    const { answer, phone, identity } = await registerByText();
    expect(answer.data.data.isRegistered).toBe(true);
    expect(identity).toMatchObject({ phone, emailProvedAt: null });
  });

  test("[S8.03] tells nobody that the phone could not be added", async () => {
    const failing = vi.spyOn(api.app.modules.identities, "change").mockRejectedValue(new Error("no room"));
    const logged = vi.spyOn(api.app.log, "error");
    try {
      const { answer, identity } = await registerByText();
      expect(answer.data.data).toMatchObject({ isRegistered: true, identityGrant: expect.anything() });
      expect(identity?.phone).toBeNull();
      expect(logged.mock.calls).toEqual([[{ err: expect.any(Error) }, "a phone number was not added"]]);
    } finally {
      failing.mockRestore();
      logged.mockRestore();
    }
  });

  test("takes no account over that has a sign-in, and no address that somebody else has", async () => {
    const owner = await api.visitor();
    const email = "has-an-account@example.com";
    const identityId = await owner.register(email);
    await owner.addBilling(await api.cards.typeCard("4242424242424242"));
    const { data: own } = await owner.call("user", "getAccount", {});
    const thief = await api.visitor();
    const body = { accountNumber: own.accountNumber, lastName: "Ferrer" };
    const { data: found } = await thief.call("legacy", "verifyAccount", { body });
    const taken = await register(thief, { token: found.data.token, email: "thief@example.com" });
    expect(legacyCodeOf(taken)).toBe("IDENTITY_ALREADY_EXISTS_ERROR");
    expect(await emailIn(identityId)).toBe(email);

    const { account, visitor, token } = await identified();
    await register(visitor, { token, email });
    const otp = await codeSentTo(api, account.email);
    const answer = await register(visitor, { token, email, otp });
    expect([answer.status, legacyCodeOf(answer)]).toEqual([409, "HANDLE_ALREADY_IN_USE"]);
    expect(await emailIn(account.identityId)).toBeNull();
  });

  test("gives one sign-in to two who have proved the account at once", async () => {
    const account = await makeImportedAccount(api);
    const { identityId, email } = account;
    const { visitorProofs, identities } = api.app.modules;
    const [one, other] = await Promise.all([api.visitor(), api.visitor()]);
    const prepare = (address: string) =>
      identities.signIns.prepare({ email: address, password: PASSWORD, names: [] });
    const outcomes = await Promise.all(
      [one, other].map(async ({ deviceId }, place) =>
        identities.signIns.add(identityId, await prepare(`racer-${place}-${email}`), {
          deviceId,
          isAddressProved: false,
        }),
      ),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    const { deviceId } = one;
    const token = await visitorProofs.issue({ kind: "account", subjectId: identityId, deviceId });
    expect((await showOptions(one, token)).data.data.isEligible).toBe(false);
  });

  test("takes no wrong code, none of another browser, and none that is over", async () => {
    const { account, visitor, token } = await identified();
    const { email } = account;
    await register(visitor, { token, email });
    const otp = await codeSentTo(api, email);
    const wrong = otp === "000000" ? "000001" : "000000";
    expect(legacyCodeOf(await register(visitor, { token, email, otp: wrong }))).toBe("INVALID");
    const stranger = await api.visitor();
    const { deviceId } = stranger;
    const { visitorProofs } = api.app.modules;
    const theirs = await visitorProofs.issue({ kind: "account", subjectId: account.identityId, deviceId });
    expect(legacyCodeOf(await register(stranger, { token: theirs, email, otp }))).toBe("INVALID");
    api.passTime({ minutes: 11 });
    const late = await register(visitor, { token, email, otp });
    expect([late.status, legacyCodeOf(late)]).toEqual([410, "EXPIRED"]);
  });

  test.each([
    [{ email: "no address" }, "INVALID_EMAIL_ERROR"],
    [{ password: "short" }, "PASSWORD_POLICY_NOT_MET"],
    [{ password: "password123" }, "PASSWORD_DISALLOWED_WORDS"],
    [{ password: "walter on the air tonight" }, "INVALID_PASSWORD_ERROR"],
    [{ token: "names-no-account" }, "UNAUTHENTICATED_CUSTOMER"],
    [{ token: "" }, "INVALID_PAYLOAD"],
  ])("refuses %j with %s, and sends no code", async (wrong, code) => {
    const { account, visitor, token } = await identified();
    const answer = await register(visitor, { token, email: account.email, ...wrong });
    expect(legacyCodeOf(answer)).toBe(code);
    const codes = await readRows(
      api,
      `select id from one_time_codes where identity_id = '${account.identityId}'`,
    );
    expect(codes).toEqual([]);
  });

  test("refuses a contact that is not on file", async () => {
    const { account, visitor, token } = await identified();
    await readRows(
      api,
      `update legacy_accounts set phone = null where account_number = '${account.accountNumber}' returning email`,
    );
    const answer = await register(visitor, { token, email: account.email, otpOption: "PHONE" });
    expect([answer.status, legacyCodeOf(answer)]).toEqual([400, "BAD_REQUEST"]);
  });

  test("stops who asks for codes again and again", async () => {
    const { account, visitor, token } = await identified();
    await register(visitor, { token, email: account.email });
    const again = await register(visitor, { token, email: account.email });
    expect([again.status, legacyCodeOf(again)]).toEqual([429, "RATE_LIMIT_EXCEEDED"]);
  });
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { codeSentTo, receive } from "#testing/read-inbox.ts";
import { SoftwareAuthenticator } from "#testing/software-authenticator.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

const PASSWORD = "a quiet evening on the air";

/** Proves who somebody is on another browser; gives the grant that a session is made from. */
type Way = (visitor: TestVisitor, owner: Owner) => Promise<string>;

interface Owner {
  visitor: TestVisitor;
  identityId: string;
  email: string;
}

let api: TestApi;
let people = 0;

beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

async function owner(password?: string): Promise<Owner> {
  people += 1;
  const email = `way-${people}@example.com`;
  const visitor = await api.visitor();
  const body = { emailAddress: email, ...(password !== undefined && { password }) };
  const { data } = await visitor.call("user", "createV2", { body });
  await visitor.exchange(data.grant);
  await visitor.proveAddress(data.identityId);
  return { visitor, identityId: data.identityId, email };
}

const byPassword: Way = async (visitor, { email }) => {
  const body = { handle: email, password: PASSWORD };
  return (await visitor.call("user", "authenticatePassword", { body })).data.grant;
};

const byOneTimeCode: Way = async (visitor, { email, identityId }) => {
  const body = { identityId, otpOption: "EMAIL", otpContext: "sign-in" } as const;
  await visitor.call("user", "otpInitiate", { body });
  const otp = await codeSentTo(api, email);
  const redeemed = await visitor.call("user", "otpRedeem", { body: { identityId, otp } });
  return (await visitor.call("user", "otpAuthenticate", {}, { bearer: redeemed.data.grant })).data.grant;
};

const byMagicLink: Way = async (visitor, { email }) => {
  const body = { handle: email, baseUrl: "http://localhost:8080" };
  await visitor.call("user", "requestMagicLink", { body });
  const [message] = await receive(api, email);
  const magicLinkId = /#(\S+)/.exec(message?.text ?? "")?.[1] ?? "";
  const redeemed = await visitor.call("user", "magicLinkRedeem", { body: { magicLinkId } });
  const bearer = redeemed.data.grant ?? "";
  return (await visitor.call("user", "authenticateMagicLink", {}, { bearer })).data.grant;
};

const byPasskey: Way = async (visitor, { visitor: home }) => {
  const authenticator = new SoftwareAuthenticator();
  const headers = { origin: authenticator.origin, host: new URL(authenticator.origin).host };
  const making = (await home.call("user", "passkeyCreateStart", {}, { headers })).data;
  const made = authenticator.create(making.publicKeyCredentialCreationOptions);
  await home.call("user", "passkeyCreateFinish", { body: { credential: made } }, { bearer: making.grant });
  const start = (await visitor.call("user", "passkeyAuthenticateStart", {})).data;
  const credential = authenticator.get(start.publicKeyCredentialRequestOptions);
  const body = { credential };
  return (await visitor.call("user", "passkeyAuthenticateFinish", { body }, { bearer: start.grant })).data
    .grant;
};

describe("a visitor", () => {
  test.each([
    { way: "a password", prove: byPassword },
    { way: "a one-time code", prove: byOneTimeCode },
    { way: "a magic link", prove: byMagicLink },
    { way: "a passkey", prove: byPasskey },
  ])("[S7.39] [S1.02] [S4.02] is signed in by $way, by a grant that is good once", async ({ prove }) => {
    const person = await owner(PASSWORD);
    const visitor = await api.visitor();
    const anonymous = visitor.accessToken;
    const grant = await prove(visitor, person);
    await visitor.exchange(grant);
    expect((await visitor.call("user", "getIdentity", {})).data.identityId).toBe(person.identityId);
    const again = await visitor.call("user", "authenticated", { body: visitor.here() }, { bearer: grant });
    expect(again.problem.code).toBe("UNAUTHORIZED");
    const before = await visitor.call("user", "getIdentity", {}, { bearer: anonymous });
    expect(before.status).not.toBe(200);
  });

  test.each([
    { what: "with a password signs in by it", password: PASSWORD, prove: byPassword },
    { what: "without one signs in by a code", password: undefined, prove: byOneTimeCode },
  ])("[S2.03] who made an identity $what, and by another's password never", async ({ password, prove }) => {
    const person = await owner(password);
    const visitor = await api.visitor();
    const body = { handle: person.email, password: "another one altogether" };
    const guessed = await visitor.call("user", "authenticatePassword", { body });
    expect(guessed.problem.code).toBe("userServices.identity.invalidCredentials");
    await visitor.exchange(await prove(visitor, person));
    const { data } = await visitor.call("user", "getIdentity", {});
    expect(data).toMatchObject({ identityId: person.identityId, hasPassword: password !== undefined });
  });
});

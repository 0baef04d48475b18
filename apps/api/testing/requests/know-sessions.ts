import { createHash } from "node:crypto";
import { grantForAddress } from "../proved-grants.ts";
import { SoftwareAuthenticator } from "../software-authenticator.ts";
import type { TestVisitor } from "../test-visitor.ts";
import { codeIn, post, somebodyNew, textOf } from "./ask-sandbox.ts";
import type { Telling } from "./known.ts";
import { ATTRIBUTES } from "./known.ts";

const VERIFIER = "a-verifier-of-forty-three-characters-or-more-x";

/** Sessions, devices and grants that calls are made with. */
export async function knowSessions({ api, add, world, fixtures }: Telling): Promise<void> {
  const { visitor, email } = fixtures;
  const other = await api.visitor();
  const device = await other.call("user", "devices", {
    body: { devicePlatform: "web-desktop", deviceAttributes: ATTRIBUTES, grantVersion: "v2" },
  });
  add("refreshDeviceGrant", {
    body: { refreshGrant: device.data.refreshGrant, deviceAttributes: ATTRIBUTES },
  });
  const older = await post(api, "/sandbox/api/legacy-device-grants", {});
  add("migrateDeviceGrant", { body: { ...older, deviceAttributes: ATTRIBUTES } });
  add("createAuthenticationChallenge", { body: { deviceId: other.deviceId } });
  add("migrateSession", {
    bearer: other.deviceGrant,
    body: await post(api, "/sandbox/api/legacy-tokens", { email }),
  });
  const casting = await visitor.call("user", "issueCastingGrant", {});
  const { grant } = casting.data;
  add("createDeviceSession", {
    body: { deviceGrant: other.deviceGrant, castingGrant: grant, location: { countryCode: "US" } },
  });
  const cookie = [...other.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  add("refresh", { headers: { cookie, "sxm-trace-id": "of-the-campaign" }, body: other.here() });
  const client = { clientId: "sandbox-voice-assistant", redirectUri: "https://assistant.example/linked" };
  const codeChallenge = createHash("sha256").update(VERIFIER).digest("base64url");
  const asked = { ...client, codeChallenge, codeChallengeMethod: "S256" as const };
  add("oauthThirdParty", { body: asked });
  const { data } = await visitor.call("user", "oauthThirdParty", { body: asked });
  add("redeemAuthCode", { body: { ...client, authCode: data.authCode, codeVerifier: VERIFIER } });
  for (const name of ["signOut", "revokeSessions", "deleteIdentity", "endSession"]) {
    const leaving = await api.visitor();
    await leaving.register(`leaving.${name}.${world}@example.com`.toLowerCase());
    const { data: listed } = await leaving.call("user", "listSessions", {});
    const params = { sessionId: listed.sessions[0]?.sessionId ?? "" };
    add(name, { bearer: leaving.accessToken, ...(name === "endSession" && { params }) });
  }
}

/** Ways to sign in, and what codes and links prove. */
export async function knowWaysIn({ api, add, world, fixtures }: Telling): Promise<void> {
  const { visitor, email } = fixtures;
  const asking = await api.visitor();
  const proved = await asking.call("user", "authenticatePassword", {
    body: { handle: email, password: "a quiet evening on the air" },
  });
  add("authenticated", { bearer: proved.data.grant, body: asking.here() });
  const coded = await somebodyNew(api, "coded", world);
  const { data: mine } = await coded.call("user", "getIdentity", {});
  const option = { identityId: mine.identityId, otpOption: "EMAIL" as const, otpContext: "sign-in" as const };
  await asking.call("user", "otpInitiate", { body: option });
  const otp = await codeIn(api, `coded.${world}@example.com`);
  add("otpRedeem", { bearer: asking.accessToken, body: { identityId: mine.identityId, otp } });
  const sent = await somebodyNew(api, "sent", world);
  const { data: theirs } = await sent.call("user", "getIdentity", {});
  add("otpInitiate", { bearer: asking.accessToken, body: { ...option, identityId: theirs.identityId } });
  for (const name of ["create", "override"]) {
    const stranger = await api.visitor();
    const emailAddress = `${name}.${world}@example.com`;
    add(name, { bearer: await grantForAddress(api, stranger, emailAddress), body: { emailAddress } });
  }
  const other = await api.visitor();
  const address = `linked.${world}@example.com`;
  await other.register(address);
  await other.call("user", "requestMagicLink", {
    body: { handle: address, baseUrl: "http://localhost:8080" },
  });
  const text = await textOf(api, address, 1);
  const body = { magicLinkId: /#(\S+)/.exec(text)?.[1] ?? "", isConfirmed: true };
  add("magicLinkRedeem", { bearer: other.accessToken, body });
  await knowPasskeys(add, visitor);
}

async function knowPasskeys(add: Telling["add"], visitor: TestVisitor): Promise<void> {
  const authenticator = new SoftwareAuthenticator();
  const begin = async () => (await visitor.call("user", "passkeyCreateStart", {})).data;
  const first = await begin();
  const credential = authenticator.create(first.publicKeyCredentialCreationOptions);
  await visitor.call("user", "passkeyCreateFinish", { body: { credential } }, { bearer: first.grant });
  const other = new SoftwareAuthenticator();
  const second = await begin();
  const body = { credential: other.create(second.publicKeyCredentialCreationOptions) };
  add("passkeyCreateFinish", { bearer: second.grant, body });
  for (const name of ["passkeyAuthenticateFinish", "stepUpWithPasskey"]) {
    const { data } = await visitor.call("user", "passkeyAuthenticateStart", {});
    const proof = { credential: authenticator.get(data.publicKeyCredentialRequestOptions) };
    add(
      name,
      name === "stepUpWithPasskey"
        ? { body: { ...proof, grant: data.grant } }
        : { bearer: data.grant, body: proof },
    );
  }
}

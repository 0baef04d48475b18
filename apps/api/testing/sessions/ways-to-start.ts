import { createHash } from "node:crypto";
import type { SessionKind } from "#platform/http/caller.ts";
import type { TestApi } from "../open-test-api.ts";
import { codeSentTo, mailedTo } from "../read-inbox.ts";
import { SoftwareAuthenticator } from "../software-authenticator.ts";
import type { TestVisitor } from "../test-visitor.ts";

/** Whose sessions they are, and a browser of theirs that is signed in. */
export interface Owner {
  visitor: TestVisitor;
  identityId: string;
  email: string;
}

/** Comes to a session of somebody on a device of its own. */
type Start = (api: TestApi, owner: Owner) => Promise<TestVisitor>;

const PASSWORD = "a quiet evening on the air";
const ASSISTANT = { clientId: "sandbox-voice-assistant", redirectUri: "https://assistant.example/linked" };
const VERIFIER = "a-verifier-of-forty-three-characters-or-more-x";

/** Exchanges the grant that a proof has given. */
const byProof =
  (prove: (visitor: TestVisitor, api: TestApi, owner: Owner) => Promise<string>): Start =>
  async (api, owner) => {
    const visitor = await api.visitor();
    await visitor.exchange(await prove(visitor, api, owner));
    return visitor;
  };

const oneTimeCode = byProof(async (visitor, api, { email, identityId }) => {
  await visitor.call("user", "otpInitiate", {
    body: { identityId, otpOption: "EMAIL", otpContext: "sign-in" },
  });
  const otp = await codeSentTo(api, email);
  const { data } = await visitor.call("user", "otpRedeem", { body: { identityId, otp } });
  return (await visitor.call("user", "otpAuthenticate", {}, { bearer: data.grant })).data.grant;
});

const magicLink = byProof(async (visitor, api, { email }) => {
  await visitor.call("user", "requestMagicLink", {
    body: { handle: email, baseUrl: "http://localhost:8080" },
  });
  const magicLinkId = await mailedTo(api, email, /magic-link\S*#(\S+)/);
  const { data } = await visitor.call("user", "magicLinkRedeem", { body: { magicLinkId } });
  return (await visitor.call("user", "authenticateMagicLink", {}, { bearer: data.grant ?? "" })).data.grant;
});

const passkey = byProof(async (visitor, _api, { visitor: home }) => {
  const authenticator = new SoftwareAuthenticator();
  const { data: creation } = await home.call("user", "passkeyCreateStart", {});
  const registration = authenticator.create(creation.publicKeyCredentialCreationOptions);
  await home.call(
    "user",
    "passkeyCreateFinish",
    { body: { credential: registration } },
    { bearer: creation.grant },
  );
  const { data: request } = await visitor.call("user", "passkeyAuthenticateStart", {});
  const credential = authenticator.get(request.publicKeyCredentialRequestOptions);
  const finished = await visitor.call(
    "user",
    "passkeyAuthenticateFinish",
    { body: { credential } },
    { bearer: request.grant },
  );
  return finished.data.grant;
});

const remembered: Start = async (api, owner) => {
  const visitor = await atOnce(grantOfProof)(api, owner);
  visitor.accessToken = (await visitor.call("user", "refresh", { body: visitor.here() })).data.accessToken;
  return visitor;
};

const legacyToken: Start = async (api, { email }) => {
  const visitor = await api.visitor();
  const made = await api.app.inject({
    method: "POST",
    url: "/sandbox/api/legacy-tokens",
    payload: { email },
  });
  const { data } = await visitor.call(
    "user",
    "migrateSession",
    { body: made.json() },
    { bearer: visitor.deviceGrant },
  );
  visitor.accessToken = data.accessToken;
  return visitor;
};

const linkedSpeaker: Start = async (api, { visitor: home }) => {
  const speaker = await api.visitor();
  const bearer = { bearer: speaker.deviceGrant };
  const { data: shown } = await speaker.call(
    "user",
    "userCodeGenerate",
    { query: { flow: "speaker" }, body: { deviceName: "Speaker" } },
    bearer,
  );
  await home.call("user", "linkCodeAuthorize", { body: { linkCode: shown.userCode } });
  await speaker.call("user", "linkSmartDevice", { body: { deviceCode: shown.deviceCode } }, bearer);
  return startOn(speaker);
};

async function startOn(device: TestVisitor, castingGrant?: string): Promise<TestVisitor> {
  const body = { deviceGrant: device.deviceGrant, ...(castingGrant !== undefined && { castingGrant }) };
  device.accessToken = (await device.call("user", "createDeviceSession", { body })).data.accessToken ?? "";
  return device;
}

/** What was allowed, and not used yet; its end brings a session, or none. */
type Begin = (api: TestApi, owner: Owner) => Promise<() => Promise<TestVisitor | undefined>>;

const grantOfProof: Begin = async (api, { email }) => {
  const visitor = await api.visitor();
  const { data } = await visitor.call("user", "authenticatePassword", {
    body: { handle: email, password: PASSWORD },
  });
  return async () => {
    const bearer = { bearer: data.grant };
    const exchanged = await visitor.call("user", "authenticated", { body: visitor.here() }, bearer);
    visitor.accessToken = exchanged.data.accessToken;
    return exchanged.status === 201 ? visitor : undefined;
  };
};

/** A device with a screen, which is let in by a code that it shows. */
const approvedUserCode: Begin = async (api, { visitor: home }) => {
  const screen = await api.visitor();
  const bearer = { bearer: screen.deviceGrant };
  const { data: shown } = await screen.call(
    "user",
    "userCodeGenerate",
    { query: { flow: "device" }, body: { deviceName: "Television" } },
    bearer,
  );
  await home.call("user", "userCodeAuthorize", { body: { userCode: shown.userCode } });
  return async () => {
    const body = { deviceCode: shown.deviceCode };
    const { status, data } = await screen.call("user", "userCodeAuthenticate", { body }, bearer);
    if (status !== 200) return undefined;
    await screen.exchange(data.grant);
    return screen;
  };
};

const castingGrant: Begin = async (api, { visitor: home }) => {
  const { data } = await home.call("user", "issueCastingGrant", {});
  const speaker = await api.visitor();
  return async () => {
    speaker.accessToken = "";
    await startOn(speaker, data.grant);
    return speaker.accessToken === "" ? undefined : speaker;
  };
};

const thirdPartyCode: Begin = async (api, { visitor: home }) => {
  const codeChallenge = createHash("sha256").update(VERIFIER).digest("base64url");
  const asked = { ...ASSISTANT, codeChallenge, codeChallengeMethod: "S256" as const };
  const { data } = await home.call("user", "oauthThirdParty", { body: asked });
  const client = await api.visitor();
  // Its servers keep no cookie of ours.
  client.cookies.clear();
  return async () => {
    const body = { ...ASSISTANT, authCode: data.authCode, codeVerifier: VERIFIER };
    const redeemed = await client.call("user", "redeemAuthCode", { body });
    client.accessToken = redeemed.data.accessToken;
    return redeemed.status === 200 ? client : undefined;
  };
};

const atOnce =
  (begin: Begin): Start =>
  async (api, owner) => {
    const visitor = await (await begin(api, owner))();
    if (visitor === undefined) throw new Error("no session came of it");
    return visitor;
  };

export const BEGUN_WAYS: Readonly<Record<string, Begin>> = {
  grantOfProof,
  approvedUserCode,
  castingGrant,
  thirdPartyCode,
};

/** Every way to a session of somebody, by what the session runs on. */
export const WAYS_TO_START: Readonly<Record<SessionKind, Readonly<Record<string, Start>>>> = {
  browser: {
    password: atOnce(grantOfProof),
    oneTimeCode,
    magicLink,
    passkey,
    userCode: atOnce(approvedUserCode),
    remembered,
    legacyToken,
  },
  device: { linkedSpeaker },
  casting: { castTo: atOnce(castingGrant) },
  thirdParty: { voiceAssistant: atOnce(thirdPartyCode) },
};

/** The calls that answer with the token of a session, and why a way is missing that leads over one. */
export const STARTING_CALLS: Readonly<Record<string, string>> = {
  anonymous: "Belongs to nobody: nobody's sessions end it.",
  authenticated: "Exchanges what every proof gives.",
  refresh: "Keeps a session that is remembered.",
  legacySignIn: "Exchanges the same grants, for accounts of the legacy system.",
  migrateSession: "Exchanges a token of the legacy system.",
  createDeviceSession: "Starts on a device that is linked or cast to.",
  redeemAuthCode: "Lets a third party in.",
};

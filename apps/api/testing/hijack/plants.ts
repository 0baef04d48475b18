import { createHash } from "node:crypto";
import type { TestApi } from "../open-test-api.ts";
import { mailedTo } from "../read-inbox.ts";
import { SoftwareAuthenticator } from "../software-authenticator.ts";
import type { TestVisitor } from "../test-visitor.ts";

/** Somebody who signed up with an address that is not theirs. */
export interface Intruder {
  visitor: TestVisitor;
  identityId: string;
  email: string;
  /** Numbers this one among all, for names that have to be their own. */
  place: number;
}

/** Leaves something in the account; gives whose account it opens later, as far as it opens one. */
export type Plant = (api: TestApi, intruder: Intruder) => Promise<() => Promise<string | undefined>>;

export const INTRUDERS_PASSWORD = "a password of somebody else";

/** A third party that may ask to be let in, as the configuration names it. */
export const THIRD_PARTY = {
  clientId: "kitchen-radio",
  name: "Kitchen Radio",
  redirectUris: ["https://radio.example/linked"],
};
const CODE = /\b(\d{6})\b/;
const VERIFIER = "a-verifier-of-at-least-forty-three-characters-in-all";

const whoIs = async (visitor: TestVisitor, bearer?: string) => {
  const asked = await visitor.call("user", "getIdentity", {}, bearer === undefined ? {} : { bearer });
  return asked.status === 200 ? asked.data.identityId : undefined;
};

const signInWith = async (api: TestApi, handle: string) => {
  const body = { handle, password: INTRUDERS_PASSWORD };
  const proved = await (await api.visitor()).call("user", "authenticatePassword", { body });
  return proved.status === 200 ? proved.data.identityId : undefined;
};

/** Whose plays a token reaches, by the plans that it lists. */
const whosePlans = async (visitor: TestVisitor, bearer: string) => {
  const listed = await visitor.call("subscription", "listSubscriptions", {}, { bearer });
  return listed.status === 200 ? listed.data.subscriptions.map(({ id }) => id).join() : undefined;
};

const password: Plant =
  async (api, { email }) =>
  () =>
    signInWith(api, email);

const session: Plant =
  async (_api, { visitor }) =>
  () =>
    whoIs(visitor);

const passkey: Plant = async (api, { visitor }) => {
  const authenticator = new SoftwareAuthenticator();
  const headers = { origin: authenticator.origin, host: new URL(authenticator.origin).host };
  const making = (await visitor.call("user", "passkeyCreateStart", {}, { headers })).data;
  const credential = authenticator.create(making.publicKeyCredentialCreationOptions);
  const { grant: bearer } = making;
  const made = await visitor.call("user", "passkeyCreateFinish", { body: { credential } }, { bearer });
  if (made.status !== 201) throw new Error(JSON.stringify(made.problem));
  return async () => {
    const elsewhere = await api.visitor();
    const start = (await elsewhere.call("user", "passkeyAuthenticateStart", {})).data;
    const body = { credential: authenticator.get(start.publicKeyCredentialRequestOptions) };
    const answer = await elsewhere.call(
      "user",
      "passkeyAuthenticateFinish",
      { body },
      { bearer: start.grant },
    );
    return answer.data.identityId;
  };
};

const phone: Plant = async (api, { visitor, identityId, place }) => {
  // Of prefixes of their own, since few texts go to one in an hour.
  const phoneNumber = `512${220 + place}0177`;
  await visitor.call("user", "changePhoneNumber", { body: { phoneNumber } });
  const otp = await mailedTo(api, phoneNumber, CODE);
  const changed = await visitor.call("user", "changePhoneNumber", { body: { phoneNumber, otp } });
  if (changed.status !== 200) throw new Error(JSON.stringify(changed.problem));
  return async () => {
    const elsewhere = await api.visitor();
    api.passTime({ seconds: 31 });
    const body = { identityId, otpOption: "PHONE", otpContext: "sign-in" } as const;
    await elsewhere.call("user", "otpInitiate", { body });
    const typed = await mailedTo(api, phoneNumber, CODE, 2);
    const redeemed = await elsewhere.call("user", "otpRedeem", { body: { identityId, otp: typed } });
    const { grant: bearer } = redeemed.data;
    return (await elsewhere.call("user", "otpAuthenticate", {}, { bearer })).data.identityId;
  };
};

const username: Plant = async (api, { visitor, place }) => {
  const name = `planted.${place}`;
  const changed = await visitor.call("user", "changeUsername", { body: { username: name } });
  if (changed.status !== 200) throw new Error(JSON.stringify(changed.problem));
  return () => signInWith(api, name);
};

const speaker: Plant = async (api, { visitor, identityId }) => {
  const device = await api.visitor();
  const asked = await device.call(
    "user",
    "userCodeGenerate",
    { query: { flow: "speaker" }, body: { deviceName: "Speaker" } },
    { bearer: device.deviceGrant },
  );
  const { userCode: linkCode, deviceCode } = asked.data;
  await visitor.call("user", "linkCodeAuthorize", { body: { linkCode } });
  const linked = await device.call(
    "user",
    "linkSmartDevice",
    { body: { deviceCode } },
    { bearer: device.deviceGrant },
  );
  if (linked.status !== 201) throw new Error(JSON.stringify(linked.problem));
  return async () => {
    const body = { deviceGrant: device.deviceGrant };
    const started = await device.call("user", "createDeviceSession", { body });
    const own = await whosePlans(visitor, visitor.accessToken);
    return (await whosePlans(device, started.data.accessToken)) === own ? identityId : "somebody else";
  };
};

const thirdParty: Plant = async (_api, { visitor, identityId }) => {
  const { clientId, redirectUris } = THIRD_PARTY;
  const [redirectUri = ""] = redirectUris;
  const codeChallenge = createHash("sha256").update(VERIFIER).digest("base64url");
  const asked = { clientId, redirectUri, codeChallenge, codeChallengeMethod: "S256" as const };
  const { authCode } = (await visitor.call("user", "oauthThirdParty", { body: asked })).data;
  const body = { clientId, redirectUri, codeVerifier: VERIFIER, authCode };
  const { accessToken } = (await visitor.call("user", "redeemAuthCode", { body }, { bearer: "" })).data;
  return async () => {
    const own = await whosePlans(visitor, visitor.accessToken);
    return (await whosePlans(visitor, accessToken)) === own ? identityId : "somebody else";
  };
};

/** What can be left in an account, by how it was made, before the owner of its address comes. */
export const PLANTS = {
  "with a password": { password, session, passkey, phone, username, speaker, thirdParty },
  "without a password": { session, speaker, thirdParty },
} satisfies Record<string, Record<string, Plant>>;

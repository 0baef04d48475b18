import type { TestApi } from "../open-test-api.ts";
import { mailedTo } from "../read-inbox.ts";
import type { TestVisitor } from "../test-visitor.ts";
import type { Intruder } from "./plants.ts";

/** How the owner of an address comes to be signed in, on a device of their own, by what was mailed to it. */
export type Proof = (api: TestApi, owner: TestVisitor, intruder: Intruder) => Promise<void>;

const CODE = /\b(\d{6})\b/;
const OWNERS_PASSWORD = "what only the owner would type";

async function enterByCode(api: TestApi, owner: TestVisitor, identityId: string, email: string) {
  const otp = await mailedTo(api, email, CODE);
  const redeemed = await owner.call("user", "otpRedeem", { body: { identityId, otp } });
  const exchanged = await owner.call("user", "otpAuthenticate", {}, { bearer: redeemed.data.grant });
  await owner.exchange(exchanged.data.grant);
}

async function askForCode(owner: TestVisitor, handle: string): Promise<string> {
  const { identityId } = (await owner.call("user", "statusByHandle", { query: { handle } })).data;
  const body = { identityId, otpOption: "EMAIL", otpContext: "sign-in" } as const;
  await owner.call("user", "otpInitiate", { body });
  return identityId;
}

async function openLink(api: TestApi, owner: TestVisitor, email: string) {
  const magicLinkId = await mailedTo(api, email, /\/magic-link\S*#(\S+)/);
  const redeemed = await owner.call("user", "magicLinkRedeem", { body: { magicLinkId, isConfirmed: true } });
  const bearer = redeemed.data.grant ?? "";
  const exchanged = await owner.call("user", "authenticateMagicLink", {}, { bearer });
  await owner.exchange(exchanged.data.grant);
}

const askForLink = (asker: TestVisitor, handle: string) =>
  asker.call("user", "requestMagicLink", { body: { handle, baseUrl: "http://localhost:8080" } });

const code: Proof = async (api, owner, { email }) =>
  enterByCode(api, owner, await askForCode(owner, email), email);

const magicLink: Proof = async (api, owner, { email }) => {
  await askForLink(owner, email);
  await openLink(api, owner, email);
};

/** The owner is lured into opening a link, and even into saying that they asked for it. */
const linkOfIntruder: Proof = async (api, owner, { visitor, email }) => {
  await askForLink(visitor, email);
  await openLink(api, owner, email);
};

const signUp: Proof = async (api, owner, { email }) => {
  const body = { emailAddress: email, password: OWNERS_PASSWORD };
  const waiting = await owner.call("user", "createV2", { body });
  await enterByCode(api, owner, String(waiting.problem.details?.["identityId"]), email);
};

const provedSignUp: Proof = async (api, owner, { email }) => {
  const identityId = await askForCode(owner, email);
  const otp = await mailedTo(api, email, CODE);
  const { grant: bearer } = (await owner.call("user", "otpRedeem", { body: { identityId, otp } })).data;
  const body = { emailAddress: email, password: OWNERS_PASSWORD };
  await owner.exchange((await owner.call("user", "create", { body }, { bearer })).data.grant);
};

const forgottenPassword: Proof = async (api, owner, intruder) => {
  await code(api, owner, intruder);
  const { identityId } = (await owner.call("user", "getIdentity", {})).data;
  api.passTime({ seconds: 31 });
  const body = { identityId, otpOption: "EMAIL", otpContext: "step-up" } as const;
  await owner.call("user", "otpInitiate", { body });
  const otp = await mailedTo(api, intruder.email, CODE, 2);
  await owner.call("user", "stepUpWithOneTimeCode", { body: { otp } });
  const set = await owner.call("user", "changePassword", { body: { newPassword: OWNERS_PASSWORD } });
  if (set.status !== 204) throw new Error(JSON.stringify(set.problem));
};

/** The owner is a customer already, and wants to be reached by this address from now on. */
const changeOfAddress: Proof = async (api, owner, { email, place }) => {
  await owner.register(`earlier-${place}@example.com`, OWNERS_PASSWORD);
  await owner.call("user", "changeHandleToEmailHandle", { body: { emailAddress: email } });
  const otp = await mailedTo(api, email, CODE);
  await owner.call("user", "changeHandleToEmailHandle", { body: { emailAddress: email, otp } });
};

/** The ways in which somebody shows that they read the mail of an address. */
export const PROOFS: Readonly<Record<string, Proof>> = {
  "a code": code,
  "a link": magicLink,
  "a link that the intruder asked for": linkOfIntruder,
  "a sign-up of their own": signUp,
  "a sign-up after the code": provedSignUp,
  "a forgotten password": forgottenPassword,
  "a change of address": changeOfAddress,
};

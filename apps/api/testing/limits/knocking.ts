import { CHANNELS } from "@skywave/channels";
import { type Endpoint, endpointTable } from "@skywave/contract";
import { newestKeyId, tune } from "../listen.ts";
import { giver, quoteGift } from "../money/giver.ts";
import { startJoin } from "../money/join.ts";
import type { TestApi } from "../open-test-api.ts";
import { passCaptcha } from "../pass-captcha.ts";
import { readRows } from "../read-rows.ts";
import { somebodyNew } from "../requests/ask-sandbox.ts";
import { knowDebts } from "../requests/know-money.ts";
import { knowPurchases } from "../requests/know-purchases.ts";
import { type Known, PLACE } from "../requests/known.ts";
import { openWorld } from "../requests/open-world.ts";
import { createRandom } from "../requests/random.ts";
import { readOperations } from "../requests/read-operations.ts";
import { injectionOf, makeRequest } from "../requests/run-requests.ts";
import { MET_BY, WITH_CODE } from "./limited-calls.ts";

const DECLINED = "4000000000000002";
/** Can be kept, and is declined whenever it should pay. */
const REFUSES_CHARGES = "4000000000000341";
const CODE = "000000";

const OPENS_AN_ACCOUNT = "opens.at-last@example.com";

/** What makes a call count again that its first time leaves nothing to do. */
const AGAIN: Readonly<Record<string, string>> = {
  passkeyAuthenticateFinish: "update passkey_ceremonies set used_at = null",
  createSalIdentity: "update invitations set claimed_by = null, claimed_at = null where email is null",
  // Said again on the same day, it is answered as it was.
  startServiceLaneTrial: "delete from vehicle_trials where kind = 'serviceLane'",
  b2bTrialClaim: `with claimed as (
      select vehicle_trials.id, subscription_id from vehicle_trials
      join identities on identities.id = claimed_by where identities.email like 'claimant%'),
    ended as (delete from subscriptions using claimed where subscriptions.id = claimed.subscription_id),
    silent as (delete from radio_subscriptions using claimed
      where radio_subscriptions.subscription_id = claimed.subscription_id)
    update vehicle_trials set claimed_by = null, claimed_at = null, subscription_id = null
    where id in (select id from claimed)`,
  newAccount: `update identities set email = null where email = '${OPENS_AN_ACCOUNT}'`,
  sendStudentDocument: "update student_checks set state = 'documentsNeeded' where state = 'inReview'",
};

export const operations = Object.values(endpointTable).flatMap((endpoints): Endpoint[] =>
  Object.values(endpoints),
);

/** Every call, and some of them twice; what they end, the calls after them would miss. */
export const KNOCKS = [
  ...new Set([
    ...operations.filter(({ method }) => method !== "DELETE").map(({ name }) => name),
    ...Object.values(MET_BY).flat(),
    ...operations.map(({ name }) => name),
  ]),
];

/** Each time for another one, as the same one counts once. */
const ASKS_FOR_A_KEY = new Set(["getDecryptionKey", "getDecryptionKeyByUrl"]);

interface Answer {
  status: number;
  code: string | undefined;
  retryAfterInSeconds: number | undefined;
}

export interface Knocking {
  /** Makes the same request each time, from one address. */
  knock(call: string): Promise<Answer>;
  /** The limits that were counted since all were forgotten, whatever they count to. */
  countedLimits(): Promise<string[]>;
  forgetAll(): Promise<void>;
  setCount(limit: string, count: number): Promise<void>;
}

/** Knocks at every call so that it meets each of its limits: where failures are counted, it fails. */
export async function openKnocking(api: TestApi): Promise<Knocking> {
  const debts = await knowDebts(api, DECLINED);
  const world = await openWorld(api);
  const known = new Map([...world.known, ...debts]);
  for (const [call, more] of Object.entries(await failing(api, known)))
    known.set(call, { ...known.get(call), ...more });
  const { operations: told, resolve } = await readOperations(api.app);
  // What a call can do without is left out: left to chance, it could keep the call from its limits.
  const random = { ...createRandom(20_261_123), isOneIn: () => false };
  const making = { random, dictionary: world.dictionary, resolve };
  const injectionOfCall = (name: string) => {
    const [call] = name.split(WITH_CODE);
    const operation = told.find((each) => each.name === call);
    if (operation === undefined) throw new Error(`there is no call ${name}`);
    const of = { ...operation, name };
    const { payload, ...rest } = injectionOf(of, makeRequest(of, { world: { ...world, known }, making }));
    return { ...rest, ...(payload !== undefined && { payload }), remoteAddress: "10.200.0.1" };
  };
  const keyIds = await keysOnAir(api);
  const injections = new Map(KNOCKS.map((name) => [name, injectionOfCall(name)]));
  return {
    knock: async (call) => {
      const made = injections.get(call);
      if (made === undefined) throw new Error(`there is no call ${call}`);
      const again = AGAIN[call];
      if (again !== undefined) await readRows(api, again);
      const keyId = ASKS_FOR_A_KEY.has(call) ? keyIds.shift() : undefined;
      const answer = await api.app.inject(
        keyId === undefined ? made : { ...made, ...askingFor(made, keyId) },
      );
      const retryAfter = answer.headers["retry-after"];
      return {
        status: answer.statusCode,
        code: codeIn(answer.body),
        retryAfterInSeconds: retryAfter === undefined ? undefined : Number(retryAfter),
      };
    },
    countedLimits: async () => {
      const rows = await readRows(api, "select key from rate_counters");
      return [...new Set(rows.map(({ key = "" }) => key.split(":")[0] ?? ""))].toSorted();
    },
    forgetAll: async () => {
      await readRows(api, "delete from rate_counters");
    },
    setCount: async (limit, count) => {
      await readRows(
        api,
        `update rate_counters set count = case when key like '${limit}:%' then ${count} else 0 end`,
      );
    },
  };
}

/** One of each channel. */
async function keysOnAir(api: TestApi): Promise<string[]> {
  const keyIds: string[] = [];
  for (const { number } of CHANNELS) keyIds.push(await newestKeyId(api, String(number)));
  return keyIds;
}

/** By its address or in its body, wherever the call names a key. */
function askingFor({ url, payload }: { url: string; payload?: string }, keyId: string) {
  return payload === undefined
    ? { url: url.replace(/[^/]+$/, keyId) }
    : { payload: JSON.stringify({ url: `/keys/${keyId}` }) };
}

/** Of a refusal in either of the two shapes. */
function codeIn(body: string): string | undefined {
  if (!body.startsWith("{")) return undefined;
  const content = JSON.parse(body);
  return content.code ?? content.error?.errorCode;
}

/** What makes a call fail where its limit counts failures, and what makes it begin where it would end. */
async function failing(api: TestApi, known: ReadonlyMap<string, Known>): Promise<Record<string, Known>> {
  const buyer = await somebodyNew(api, "buyer", 0);
  const { data: profile } = await buyer.addBilling(await api.cards.typeCard(REFUSES_CHARGES));
  // Without a plan they hear all channels for a while.
  await tune(buyer);
  const { data: order } = await buyer.call("order", "createOrder", { body: { offerId: "us-music-monthly" } });
  const giving = await giver(api, { card: REFUSES_CHARGES });
  const { data: gift } = await quoteGift(giving);
  const declined = async () => ({ stripePaymentMethodId: await api.cards.typeCard(DECLINED) });
  const billingProfileName = { firstAndLastName: { firstName: "Robin", lastName: "Ferrer" } };
  const { data: ceremony } = await giving.visitor.call("user", "passkeyAuthenticateStart", {});
  const wrongCode = { body: { deviceCode: "nobody-waits-with-this-one-at-all" } };
  const wrongPromo = { query: { promoCode: "NO-SUCH-CODE" } };
  const wrongPromoOf = (call: string): Known => ({
    ...known.get(call),
    body: { ...known.get(call)?.body, promoCode: "NO-SUCH-CODE" },
  });
  const emailAddress = "another@example.com";
  const addressAsName = { username: emailAddress, newPassword: "an unusual evening train" };
  const phoneNumber = "+15125550123";
  const registering = known.get("registerAccount") ?? {};
  const { newAccount, ...bought } = await knowPurchases(api, { world: 0, card: REFUSES_CHARGES });
  const { data: named } = await startJoin(buyer, "nobody-there@example.com");
  return {
    ...bought,
    proveAccountJoin: {
      bearer: buyer.accessToken,
      params: { joinId: named.joinId },
      body: { otp: CODE },
    },
    getDecryptionKey: { bearer: buyer.accessToken, params: { keyId: "of-a-channel" } },
    getDecryptionKeyByUrl: { bearer: buyer.accessToken, body: { url: "/keys/of-a-channel" } },
    grantOffline: { body: { id: "long-form-interview_2026-03-09", type: "episode-podcast" } },
    updatePlaybackState: {
      params: { entityType: "episode-podcast", entityId: "one-guest_2026-03-09" },
      body: { positionInSeconds: 60 },
    },
    newAccount: {
      ...newAccount,
      body: {
        ...newAccount?.body,
        email: OPENS_AN_ACCOUNT,
        promoCode: "NO-SUCH-CODE",
        ...(await declined()),
      },
    },
    createBillingProfile: {
      bearer: (await somebodyNew(api, "newcomer", 0)).accessToken,
      body: { billingProfileName, serviceAddress: PLACE, ...(await declined()) },
    },
    addPaymentMethod: {
      bearer: buyer.accessToken,
      params: { billingProfileId: profile.id },
      body: await declined(),
    },
    updatePaymentInfo: { bearer: buyer.accessToken, body: await declined() },
    completeOrder: { bearer: buyer.accessToken, params: { orderId: order.id }, body: {} },
    completeGift: { bearer: giving.visitor.accessToken, params: { giftId: gift.id }, body: {} },
    createOrder: {
      bearer: buyer.accessToken,
      body: { offerId: "us-music-monthly", promoCode: "NO-SUCH-CODE" },
    },
    quote: { bearer: buyer.accessToken, body: { offerId: "us-music-monthly", promoCode: "NO-SUCH-CODE" } },
    offers: { body: { country: "US", promoCode: "NO-SUCH-CODE" } },
    organicOffers: { body: { country: "US", promoCode: "NO-SUCH-CODE" } },
    customerAddOffers: { body: { country: "US", promoCode: "NO-SUCH-CODE" } },
    customerOffers: wrongPromoOf("customerOffers"),
    customerChangeOffers: wrongPromoOf("customerChangeOffers"),
    renewalOffers: wrongPromoOf("renewalOffers"),
    getNewOffers: wrongPromo,
    getChangeOffers: { query: { ...known.get("getChangeOffers")?.query, ...wrongPromo.query } },
    getSaveOffers: { query: { ...known.get("getSaveOffers")?.query, ...wrongPromo.query } },
    startStudentCheck: {
      bearer: buyer.accessToken,
      body: { firstName: "Ada", lastName: "Ferrer", birthDate: "2004-05-06", schoolId: "us-no-school" },
    },
    // The answer to another ceremony.
    passkeyAuthenticateFinish: { bearer: ceremony.grant },
    userCodeLookUp: { body: { userCode: "ZZZZ-ZZZZ" } },
    userCodeAuthorize: { body: { userCode: "ZZZZ-ZZZZ" } },
    linkCodeAuthorize: { body: { linkCode: "ZZZZ-ZZZZ" } },
    userCodeAuthenticate: wrongCode,
    linkSmartDevice: wrongCode,
    redeemTargetedLink: { body: { ...known.get("redeemTargetedLink")?.body, otp: CODE } },
    changeHandleToEmailHandle: { body: { emailAddress } },
    [`changeHandleToEmailHandle${WITH_CODE}`]: { body: { emailAddress, otp: CODE } },
    setStreamingCredentials: { body: addressAsName },
    [`setStreamingCredentials${WITH_CODE}`]: { body: { ...addressAsName, otp: CODE } },
    updateStreaming: { body: addressAsName },
    [`updateStreaming${WITH_CODE}`]: { body: { ...addressAsName, otp: CODE } },
    sendRefreshInstruction: { body: { token: "names-no-radio", phone: phoneNumber, language: "en-US" } },
    [`lookUpPlate${WITH_CODE}`]: {
      body: { ...known.get("lookUpPlate")?.body, captchaToken: await passCaptcha(api) },
    },
    lookUpCustomerByEmail: { body: { email: emailAddress } },
    [`lookUpCustomerByEmail${WITH_CODE}`]: { body: { email: emailAddress, otp: CODE } },
    [`registerAccount${WITH_CODE}`]: {
      ...registering,
      body: { ...registering.body, otp: CODE },
    },
    changePhoneNumber: { body: { phoneNumber } },
    updateAccountLogin: { body: { newLogin: "elsewhere@example.com" } },
    [`updateAccountLogin${WITH_CODE}`]: { body: { newLogin: "elsewhere@example.com", otp: CODE } },
    updateCustomerInfo: { bearer: buyer.accessToken, body: { phone: "+13055550199" } },
    [`updateCustomerInfo${WITH_CODE}`]: {
      bearer: buyer.accessToken,
      body: { phone: "+13055550199", otp: CODE },
    },
    updateAccountPassword: { body: { oldPassword: "not this one", newPassword: "an unusual evening train" } },
    [`changePhoneNumber${WITH_CODE}`]: { body: { phoneNumber, otp: CODE } },
  };
}

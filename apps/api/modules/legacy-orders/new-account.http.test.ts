import type { CallInput } from "@skywave/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { legacyCodeOf, legacyRefusalOf } from "#testing/legacy-refusals.ts";
import { quoteOf } from "#testing/money/subscribe.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { makeRadio } from "#testing/radios/make-radio.ts";
import { heardOn, radioBuyer, tokenOf } from "#testing/radios/satellite-subscriber.ts";
import { readRows } from "#testing/read-rows.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

const VISA = "4242424242424242";
const DECLINED = "4000000000000002";
const DECLINED_WHEN_CHARGED = "4000000000000341";
const MUSIC = "us-music-monthly";
const ADDRESS = {
  addressLine1: "100 Congress Avenue",
  city: "Austin",
  state: "TX",
  zipCode: "78701",
  country: "US",
} as const;

let api: TestApi;
let people = 0;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

type Body = CallInput<"legacy", "newAccount">["body"];

async function typed(given: Partial<Body> = {}, card = VISA): Promise<Body> {
  people += 1;
  return {
    email: `opens-an-account-${people}@example.com`,
    password: "a quiet evening on the air",
    billingProfileName: { firstAndLastName: { firstName: "Robin", lastName: "Ferrer" } },
    serviceAddress: ADDRESS,
    stripePaymentMethodId: await api.cards.typeCard(card),
    offerId: MUSIC,
    amountDueNow: await priceOf(given.offerId ?? MUSIC),
    ...given,
  };
}

const prices = new Map<string, number>();

/** What somebody else at the same address is quoted. */
async function priceOf(offerId: string): Promise<number> {
  const known = prices.get(offerId);
  if (known !== undefined) return known;
  const { visitor } = await radioBuyer(api);
  const isForRadio = offerId.includes("satellite");
  const token = isForRadio ? await tokenOf(visitor, (await makeRadio(api)).radioId) : undefined;
  const { data } = await quoteOf(visitor, { offerId, ...(token !== undefined && { deviceId: token }) });
  prices.set(offerId, data.dueNow);
  return data.dueNow;
}

const open = (visitor: TestVisitor, body: Body, key?: string) =>
  visitor.call(
    "legacy",
    "newAccount",
    { body },
    key === undefined ? {} : { headers: { "idempotency-key": key } },
  );

const chargesOf = (identityId: string) =>
  readRows(api, `select state, amount_in_cents from payments where identity_id = '${identityId}'`);

describe("newAccount", () => {
  test("opens an account and buys its first plan for the amount agreed to, once for one key", async () => {
    const visitor = await api.visitor();
    const { radioId } = await makeRadio(api);
    const offerId = "us-satellite-monthly";
    const agreement = { version: "2026-01-15", language: "en-US" } as const;
    const body = await typed({ offerId, agreement, token: await tokenOf(visitor, radioId) });
    const first = await open(visitor, body, "opens-one-account");
    expect(first.status).toBe(200);
    const { identityGrant, order, refusal } = first.data.data;
    expect([refusal, order?.status, order?.dueNow]).toEqual([null, "confirmed", body.amountDueNow]);
    expect((await open(visitor, body, "opens-one-account")).data).toEqual(first.data);
    const other = await open(visitor, { ...body, amountDueNow: 1 }, "opens-one-account");
    expect(legacyRefusalOf(other)).toEqual([409, "CONFLICTING_REQUEST"]);
    expect(await chargesOf(identityGrant.identityId)).toEqual([
      { state: "charged", amount_in_cents: String(Math.round(body.amountDueNow * 100)) },
    ]);
    expect(
      await readRows(api, `select version, language from consent_ledger where reference = '${order?.id}:1'`),
    ).toEqual([agreement]);
    await visitor.exchange(identityGrant.grant);
    const shown = await visitor.call("legacy", "showAccount", {});
    expect(shown.data.data).toMatchObject({ firstName: "Robin", email: body.email });
    const subscriptionId = order?.newSubscription?.subscriptionId ?? "";
    expect(await heardOn(api, subscriptionId)).toEqual([[radioId, false]]);
  });

  test("keeps the account and the quote where the card is refused, and another card then buys the plan", async () => {
    for (const card of [DECLINED, DECLINED_WHEN_CHARGED]) {
      const visitor = await api.visitor();
      const { data } = await open(visitor, await typed({}, card));
      const { identityGrant, order, refusal } = data.data;
      expect([refusal, order?.status]).toEqual(["CREDIT_CARD_VALIDATION_FAILED", "quoted"]);
      await visitor.exchange(identityGrant.grant);
      const stripePaymentMethodId = await api.cards.typeCard(VISA);
      await visitor.call("legacy", "updatePaymentInfo", { body: { stripePaymentMethodId } });
      const bought = await visitor.call("legacy", "addSubscription", { body: { orderId: order?.id ?? "" } });
      expect([card, bought.status, bought.data.data.status]).toEqual([card, 200, "confirmed"]);
    }
  });

  test("charges no other amount than the one agreed to, and answers with the quote that there is", async () => {
    const visitor = await api.visitor();
    const body = await typed({ amountDueNow: 0.01 });
    const { data } = await open(visitor, body);
    const { identityGrant, order, refusal } = data.data;
    expect([refusal, order?.status, order?.dueNow]).toEqual([
      "QUOTE_CHANGED",
      "quoted",
      await priceOf(MUSIC),
    ]);
    expect(await chargesOf(identityGrant.identityId)).toEqual([]);
  });

  test("says why there is no quote, and leaves the account open", async () => {
    const visitor = await api.visitor();
    const { data } = await open(
      visitor,
      await typed({ promoCode: "NO-SUCH-CODE", offerId: "us-satellite-monthly" }),
    );
    expect(data.data).toMatchObject({ order: null, refusal: "DEVICE_INFORMATION_REQUIRED" });
    await visitor.exchange(data.data.identityGrant.grant);
    const { data: profile } = await visitor.call("billing", "getDefaultBillingProfile", {});
    expect(profile?.serviceAddress).toEqual(ADDRESS);
  });

  test.each([
    [{ serviceAddress: { ...ADDRESS, zipCode: "787O1" } }, "INVALID_PAYLOAD"],
    [{ serviceAddress: { ...ADDRESS, state: "QC", zipCode: "H2X 1Y4", country: "CA" } }, "COUNTRY_ERROR"],
    [{ agreement: { version: "2099-01-01", language: "en-US" } }, "INVALID_PAYLOAD"],
    [{ agreement: { version: "2026-01-15", language: "fr-CA" } }, "INVALID_PAYLOAD"],
    [{ offerId: "no-such-offer", amountDueNow: 1 }, "INVALID_OFFER_DATA"],
    [{ token: "names-no-radio" }, "DEVICE_NOT_FOUND"],
    [{ email: "no address" }, "INVALID_EMAIL_ERROR"],
    [{ password: "short" }, "PASSWORD_POLICY_NOT_MET"],
    [{ password: "password123" }, "PASSWORD_DISALLOWED_WORDS"],
    [{ email: "rosalind@example.com", password: "rosalind-secret" }, "INVALID_PASSWORD_ERROR"],
  ] as const)("refuses %j with %s, and opens nothing", async (wrong, code) => {
    const visitor = await api.visitor();
    const body = { ...(await typed({ amountDueNow: 1 })), ...wrong };
    expect(legacyCodeOf(await open(visitor, body))).toBe(code);
    expect(await readRows(api, `select id from identities where email = '${body.email}'`)).toEqual([]);
  });

  test("is not for somebody who is signed in, and tells nobody but its owner that an address is taken", async () => {
    const { visitor, email } = await radioBuyer(api);
    expect(legacyRefusalOf(await open(visitor, await typed()))).toEqual([
      409,
      "IDENTITY_ALREADY_EXISTS_ERROR",
    ]);
    const stranger = await api.visitor();
    expect(legacyCodeOf(await open(stranger, await typed({ email })))).toBe(
      "WAITING_ON_ONE_TIME_PASSWORD_ERROR",
    );
  });
});

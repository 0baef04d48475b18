import { type Endpoint, endpointTable } from "@skywave/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { legacyRefusalOf } from "#testing/legacy-refusals.ts";
import { quoteOf, subscribe, type Subscriber } from "#testing/money/subscribe.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { makeRadio } from "#testing/radios/make-radio.ts";
import { radioBuyer, tokenOf } from "#testing/radios/satellite-subscriber.ts";

const US = { country: "US" } as const;
const NO_CODE = { promoCode: "NO-SUCH-CODE" };

let api: TestApi;
/** Pays full price for music. */
let customer: Subscriber;
let stranger: Subscriber;
beforeAll(async () => {
  api = await openTestApi();
  customer = await subscribe(api, "us-music-monthly");
  stranger = await subscribe(api, "us-music-monthly");
});
afterAll(() => api.close());

const idsOf = (offers: readonly { id: string }[]) => offers.map(({ id }) => id);

test("[S7.83] the offer calls stand at every path that is specified, and at no other", () => {
  const calls: readonly Endpoint[] = Object.values(endpointTable.legacy);
  const paths = calls
    .map(({ method, path }) => `${method} ${path}`)
    .filter((path) => path.includes(" /offers"));
  expect(paths.toSorted()).toEqual([
    "POST /offers",
    "POST /offers/all-package-desc",
    "POST /offers/commerce/info",
    "POST /offers/customer",
    "POST /offers/customer/add",
    "POST /offers/customer/change",
    "POST /offers/info",
    "POST /offers/organic",
    "POST /offers/renewal",
  ]);
});

describe("offers, and offers/organic", () => {
  test("[S7.83] are those for a new plan that other pages have, in an envelope", async () => {
    const visitor = await api.visitor();
    const theirs = await visitor.call("eligibility", "getNewOffers", { query: US });
    expect(theirs.data.offers.length).toBeGreaterThan(3);
    for (const call of ["offers", "organicOffers"] as const) {
      const answer = await visitor.call("legacy", call, { body: US });
      expect([answer.status, answer.data]).toEqual([200, { data: theirs.data }]);
    }
    const code = { ...US, promoCode: "halfprice" };
    const opened = await visitor.call("legacy", "organicOffers", { body: code });
    expect(idsOf(opened.data.data.offers)).toEqual(["us-all-access-half-price"]);
    const closed = await visitor.call("legacy", "offers", { body: { ...US, ...NO_CODE } });
    expect(closed.data.data.promoCodeResult).toEqual({ status: "invalid", reason: "notFound" });
    expect(closed.data.data.fallbackOffers).toEqual(theirs.data.offers);
  });

  test("[S7.83] name what is heard on a radio that was looked up in this browser, and refuse a radio that was not", async () => {
    const visitor = await api.visitor();
    const token = await tokenOf(visitor, (await makeRadio(api)).radioId);
    const theirs = await visitor.call("eligibility", "getNewOffers", {
      query: { ...US, serviceType: "satellite" },
    });
    const forRadio = await visitor.call("legacy", "offers", { body: { ...US, token } });
    expect(forRadio.data.data).toEqual(theirs.data);
    expect(idsOf(theirs.data.offers)).toContain("us-satellite-monthly");
    const bundle = { ...US, token, serviceType: "bundle" } as const;
    const both = await visitor.call("legacy", "offers", { body: bundle });
    expect(idsOf(both.data.data.offers)).toEqual(["us-bundle-monthly"]);
    const elsewhere = await (await api.visitor()).call("legacy", "offers", { body: { ...US, token } });
    expect(legacyRefusalOf(elsewhere)).toEqual([400, "DEVICE_NOT_FOUND"]);
  });

  test.each(["offers", "organicOffers"] as const)(
    "[S7.83] %s refuses a country that is none",
    async (call) => {
      const body = { country: "MX" as "US" };
      const answer = await (await api.visitor()).call("legacy", call, { body });
      expect(legacyRefusalOf(answer)).toEqual([400, "INVALID_PAYLOAD"]);
    },
  );

  test("[S7.83] organic knows nothing of who asks, and customer/add does", async () => {
    const { visitor } = await subscribe(api, "us-all-access-trial");
    const only = { ...US, trialPreference: "only" } as const;
    const organic = await visitor.call("legacy", "organicOffers", { body: only });
    expect(idsOf(organic.data.data.offers)).toContain("us-all-access-trial");
    const more = await visitor.call("legacy", "customerAddOffers", { body: only });
    expect(more.data.data.offers).toEqual([]);
    expect(more.data.data.ineligibleOffers.map(({ reason }) => reason)).toContain("trialUsedByPerson");
    const same = await visitor.call("eligibility", "getNewOffers", { query: only });
    expect(more.data).toEqual({ data: same.data });
  });
});

describe("the offers of a customer", () => {
  test("[S7.83] customer/add takes a radio of theirs, and each of its offers can be quoted for it", async () => {
    const { visitor } = await radioBuyer(api);
    const token = await tokenOf(visitor, (await makeRadio(api)).radioId);
    const { data } = await visitor.call("legacy", "customerAddOffers", { body: { ...US, token } });
    expect(data.data.offers.length).toBeGreaterThan(1);
    for (const offerId of idsOf(data.data.offers))
      expect((await quoteOf(visitor, { offerId, deviceId: token })).status).toBe(201);
    const unknown = await visitor.call("legacy", "customerAddOffers", { body: { ...US, token: "no" } });
    expect(legacyRefusalOf(unknown)).toEqual([400, "DEVICE_NOT_FOUND"]);
    const nowhere = await visitor.call("legacy", "customerAddOffers", { body: { country: "MX" as "US" } });
    expect(legacyRefusalOf(nowhere)).toEqual([400, "INVALID_PAYLOAD"]);
    const unknowns = await (await api.visitor()).call("legacy", "customerAddOffers", { body: US });
    expect(legacyRefusalOf(unknowns)).toEqual([403, "FORBIDDEN"]);
  });

  test.each([
    ["customerOffers", "getSaveOffers"],
    ["customerChangeOffers", "getChangeOffers"],
  ] as const)("[S7.83] %s has what other pages have, of one's own plan alone", async (call, same) => {
    const { visitor, subscriptionId } = customer;
    const theirs = await visitor.call("eligibility", same, { query: { subscriptionId } });
    expect(theirs.data.offers.length).toBeGreaterThan(0);
    const answer = await visitor.call("legacy", call, { body: { subscriptionId } });
    expect([answer.status, answer.data]).toEqual([200, { data: theirs.data }]);
    const closed = await visitor.call("legacy", call, { body: { subscriptionId, ...NO_CODE } });
    expect(closed.data.data.promoCodeResult).toMatchObject({ reason: "notFound" });
    const foreign = await stranger.visitor.call("legacy", call, { body: { subscriptionId } });
    expect(legacyRefusalOf(foreign)).toEqual([409, "NO_SUBSCRIPTION"]);
    const unnamed = await visitor.call("legacy", call, { body: { subscriptionId: "" } });
    expect(legacyRefusalOf(unnamed)).toEqual([400, "INVALID_PAYLOAD"]);
    const visiting = await (await api.visitor()).call("legacy", call, { body: { subscriptionId } });
    expect(legacyRefusalOf(visiting)).toEqual([403, "FORBIDDEN"]);
  });

  test("[S7.83] renewal has what can follow a reduced time, and says where nothing ends", async () => {
    const { visitor, subscriptionId } = await subscribe(api, "us-all-access-trial");
    const theirs = await visitor.call("eligibility", "getChangeOffers", { query: { subscriptionId } });
    const renewal = await visitor.call("legacy", "renewalOffers", { body: { subscriptionId } });
    expect(renewal.data).toEqual({ data: { ...theirs.data, isPriceEnding: true } });
    const [offerId = ""] = idsOf(renewal.data.data.offers);
    const planSwitch = { subscriptionId, offerId, flow: "endOfPromotion" } as const;
    expect((await quoteOf(visitor, { planSwitch })).data.change?.flow).toBe("endOfPromotion");

    const body = { subscriptionId: customer.subscriptionId };
    const nothingEnds = await customer.visitor.call("legacy", "renewalOffers", { body });
    expect(nothingEnds.data.data).toEqual({
      offers: [],
      fallbackOffers: [],
      ineligibleOffers: [],
      isPriceEnding: false,
    });
    const foreign = await visitor.call("legacy", "renewalOffers", { body });
    expect(legacyRefusalOf(foreign)).toEqual([409, "NO_SUBSCRIPTION"]);
    const unnamed = await visitor.call("legacy", "renewalOffers", { body: { subscriptionId: "" } });
    expect(legacyRefusalOf(unnamed)).toEqual([400, "INVALID_PAYLOAD"]);
  });
});

describe("what is known of an offer", () => {
  test("[S7.83] info has its package and its phases, and commerce/info what the catalogue shows", async () => {
    const visitor = await api.visitor();
    const body = { offerId: "us-all-access-trial" };
    const info = await visitor.call("legacy", "offerInfo", { body });
    expect(info.data.data).toEqual({
      offerId: "us-all-access-trial",
      packageName: "Horizon",
      planCode: "streaming-all",
      category: "entertainment",
      includesRadio: false,
      phases: [
        { phase: "trial", type: "TRIAL", length: 1, price: 0, pricePerMonth: 0 },
        { phase: "promo", type: "PROMO_MCP", length: 3, price: 14.97, pricePerMonth: 4.99 },
        { phase: "fullPrice", type: "SELF_PAY", length: 1, price: 11.99, pricePerMonth: 11.99 },
      ],
    });
    const commerce = await visitor.call("legacy", "commerceOfferInfo", { body });
    const shown = await visitor.call("eligibility", "getCatalogOffer", { params: body });
    expect(commerce.data).toEqual({ data: shown.data });
  });

  test.each(["offerInfo", "commerceOfferInfo"] as const)(
    "[S7.83] %s tells an offer that there never was from one that is no longer sold",
    async (call) => {
      const visitor = await api.visitor();
      const ask = async (offerId: string) =>
        legacyRefusalOf(await visitor.call("legacy", call, { body: { offerId } }));
      expect(await ask("no-such-offer")).toEqual([400, "INVALID_OFFER_DATA"]);
      expect(await ask("")).toEqual([400, "INVALID_PAYLOAD"]);
      const { setWithdrawn } = api.app.modules.offers;
      await setWithdrawn("us-all-access-annual", Temporal.Instant.from("2026-01-01T00:00:00Z"));
      expect(await ask("us-all-access-annual")).toEqual([410, "OFFER_EXPIRED"]);
      await setWithdrawn("us-all-access-annual", null);
    },
  );

  test("[S7.83] [S9.18] all-package-desc has each package of a country once, with what it includes", async () => {
    const visitor = await api.visitor();
    const { data } = await visitor.call("legacy", "allPackageDesc", { body: US });
    const names = data.data.packages.map(({ packageName }) => packageName);
    expect(names.toSorted()).toEqual(
      [
        "Brisa",
        "Horizon",
        "Lyra",
        "Melodia",
        "Meridian",
        "Polaris",
        "Polaris Road",
        "Polaris Coast",
        "Polaris Sky",
        "Zenith",
        "Zenith VIP",
      ].toSorted(),
    );
    expect(data.data.packages.find(({ packageName }) => packageName === "Zenith VIP")).toMatchObject({
      planCode: "SXM_STREAMING_IP_VIP",
      serviceType: "streaming",
      inclusions: { devicesAtOnce: 5, soundQuality: "highest" },
    });
    const nowhere = await visitor.call("legacy", "allPackageDesc", { body: { country: "MX" as "US" } });
    expect(legacyRefusalOf(nowhere)).toEqual([400, "INVALID_PAYLOAD"]);
  });
});

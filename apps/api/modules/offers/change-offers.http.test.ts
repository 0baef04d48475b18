import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readRows } from "#testing/read-rows.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { confirmOf, quoteOf, subscribe } from "#testing/money/subscribe.ts";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const setOffersOf = (code: string, offerIds: string[]) =>
  readRows(
    api,
    `update promo_codes set offer_ids = '${JSON.stringify(offerIds)}' where code = '${code}' returning code`,
  );

describe("getChangeOffers", () => {
  test("[S7.32] [S8.18] needs to know which subscription is to be changed, and that it is one's own", async () => {
    const { visitor } = await subscribe(api, "us-music-monthly");
    const other = await subscribe(api, "us-music-monthly");
    const none = await visitor.call("eligibility", "getChangeOffers", { query: {} });
    expect([none.status, none.problem.code]).toEqual([400, "ELIGIBILITY_SUBSCRIPTION_REQUIRED"]);
    const { subscriptionId } = other;
    const foreign = await visitor.call("eligibility", "getChangeOffers", { query: { subscriptionId } });
    expect([foreign.status, foreign.problem.code]).toEqual([404, "NOT_FOUND"]);
  });

  test.each(["US", "CA"] as const)(
    "[S7.32] shows tiers up and down and other terms, and no trial (%s)",
    async (country) => {
      const here = country.toLowerCase();
      const { visitor, subscriptionId } = await subscribe(api, `${here}-all-access-monthly`, { country });
      const { data } = await visitor.call("eligibility", "getChangeOffers", { query: { subscriptionId } });
      const ids = data.offers.map(({ id }) => id.replace(`${here}-`, ""));
      expect(ids).toEqual(
        expect.arrayContaining([
          "premium-monthly",
          "basic-monthly",
          "premium-annual",
          "all-access-quarterly",
        ]),
      );
      expect(ids).not.toContain("all-access-monthly");
      expect(data.offers.filter(({ type }) => type === "Trial")).toEqual([]);
      const annual = await visitor.call("eligibility", "getChangeOffers", {
        query: { subscriptionId, baseTerm: "Annual" },
      });
      expect(new Set(annual.data.offers.map(({ baseTerm }) => baseTerm))).toEqual(new Set(["Annual"]));
    },
  );

  test.each([
    [{ country: "US" }, "all"],
    [{ country: "CA" }, 0],
    [{ baseTerm: "Annual" }, 3],
    [{ trialPreference: "only" }, 0],
    [{ billingPlatform: "RokuPay" }, 0],
    [{ serviceType: "streaming" }, "all"],
    [{ serviceType: "satellite" }, 0],
  ] as const)("[S7.32] shows only what is asked for: %j gives %s", async (query, count) => {
    const { visitor, subscriptionId } = await subscribe(api, "us-all-access-monthly");
    const idsBy = async (more: object) => {
      const asked = { query: { subscriptionId, ...more } };
      const { data } = await visitor.call("eligibility", "getChangeOffers", asked);
      return data.offers.map(({ id }) => id);
    };
    const all = await idsBy({});
    expect(all.length).toBeGreaterThan(3);
    expect(await idsBy(query)).toHaveLength(count === "all" ? all.length : count);
  });

  test.each(["us-satellite-monthly", "us-bundle-monthly"])(
    "shows a streaming customer no plan for a radio, and quotes none (%s)",
    async (offerId) => {
      const { visitor, subscriptionId } = await subscribe(api, "us-music-monthly");
      const { data } = await visitor.call("eligibility", "getChangeOffers", { query: { subscriptionId } });
      expect(new Set(data.offers.map(({ serviceType }) => serviceType))).toEqual(new Set(["streaming"]));
      const quote = await quoteOf(visitor, { subscriptionId, offerId });
      expect([quote.status, quote.problem.code]).toEqual([400, "INVALID_OFFER_DATA"]);
    },
  );

  test("every plan that is shown can be quoted and taken", async () => {
    const { visitor, subscriptionId } = await subscribe(api, "us-music-monthly");
    const { data } = await visitor.call("eligibility", "getChangeOffers", { query: { subscriptionId } });
    for (const { id } of data.offers)
      expect((await quoteOf(visitor, { subscriptionId, offerId: id })).status).toBe(201);
    const quote = await quoteOf(visitor, { subscriptionId, offerId: "us-premium-monthly" });
    expect((await confirmOf(visitor, quote.data.id)).data.status).toBe("confirmed");
    const after = await visitor.call("eligibility", "getChangeOffers", { query: { subscriptionId } });
    expect(after.data.offers.map(({ id }) => id)).not.toContain("us-premium-monthly");
  });

  test("says of a good code that opens nothing here what it is for", async () => {
    const { visitor, subscriptionId } = await subscribe(api, "us-music-monthly");
    const resultOf = async (query: { promoCode: string; trialPreference?: "only" }) =>
      (await visitor.call("eligibility", "getNewOffers", { query: { country: "US", ...query } })).data
        .promoCodeResult;
    const half = { status: "invalid", reason: "notEligible", opens: ["Horizon"] };
    expect(await resultOf({ promoCode: "HALFPRICE", trialPreference: "only" })).toEqual({
      ...half,
      because: "otherOffers",
    });
    expect(await resultOf({ promoCode: "HALFPRICE" })).toMatchObject({ status: "valid" });
    // Free months are for a new plan.
    const query = { subscriptionId, promoCode: "FREESKY" };
    const { data } = await visitor.call("eligibility", "getChangeOffers", { query });
    expect(data.promoCodeResult).toMatchObject({ reason: "notEligible", because: "otherOffers" });
  });

  test("[S3.32] [S7.32] opens what a promo code is for, once for each person, and says why it opens nothing", async () => {
    const person = await subscribe(api, "us-music-monthly");
    const { visitor, subscriptionId } = person;
    const open = async (promoCode: string, more: object = {}) => {
      const query = { subscriptionId, promoCode, ...more };
      const { data } = await visitor.call("eligibility", "getChangeOffers", { query });
      const result = data.promoCodeResult;
      const ids = data.offers.map(({ id }) => id);
      return [result?.status === "invalid" ? result.reason : ids, data.fallbackOffers.length > 0];
    };
    expect(await open("halfprice")).toEqual([["us-all-access-half-price"], false]);
    expect(await open("NOSUCHCODE")).toEqual(["notFound", true]);
    expect(await open("NEXTYEAR")).toEqual(["notStarted", true]);
    expect(await open("DEMIPRIX")).toEqual(["wrongCountry", true]);
    expect(await open("STOREONLY")).toEqual(["wrongPlatform", true]);
    expect(await open("USEDONCE")).toEqual(["redeemed", true]);
    expect(await open("HALFPRICE", { baseTerm: "Annual" })).toEqual(["notEligible", true]);
    expect(await open("HALFPRICE", { trialPreference: "only" })).toEqual(["notEligible", false]);
    const half = { offerId: "us-all-access-half-price", promoCode: "HALFPRICE" };
    const quotes = [
      await quoteOf(visitor, { planSwitch: { subscriptionId, ...half } }),
      await quoteOf(visitor, { newSubscription: half }),
    ];
    const [bySwitch, asNew] = quotes.map(({ data }) => data.id);
    expect((await confirmOf(visitor, bySwitch ?? "")).data.status).toBe("confirmed");
    const late = await confirmOf(visitor, asNew ?? "");
    expect([late.status, late.problem.code]).toEqual([409, "OFFER_REDEEMED"]);
    expect(await open("HALFPRICE")).toEqual(["redeemed", true]);
    const again = await quoteOf(visitor, { newSubscription: half });
    expect([again.status, again.problem.code]).toEqual([409, "OFFER_REDEEMED"]);
    const query = { country: "US" as const, promoCode: "HALFPRICE" };
    const listed = await visitor.call("eligibility", "getNewOffers", { query });
    expect(listed.data.promoCodeResult).toEqual({ status: "invalid", reason: "redeemed" });
    const stranger = await (await api.visitor()).call("eligibility", "getNewOffers", { query });
    expect(stranger.data.promoCodeResult?.status).toBe("valid");
  });

  test("a promo code of two plans is had for one of them by who confirms both at once on two nodes", async () => {
    const { visitor } = await subscribe(api, "us-music-monthly");
    await setOffersOf("HALFPRICE", ["us-all-access-half-price", "us-basic-monthly"]);
    const offerIds = ["us-all-access-half-price", "us-basic-monthly"];
    const quotes = await Promise.all(
      offerIds.map((offerId) => quoteOf(visitor, { newSubscription: { offerId, promoCode: "HALFPRICE" } })),
    );
    expect(quotes.map(({ status }) => status)).toEqual([201, 201]);
    const node = await api.openNode();
    const answers = await Promise.all(
      [visitor, visitor.through(node.app)].map((through, place) =>
        confirmOf(through, quotes[place]?.data.id ?? ""),
      ),
    );
    await node.close();
    await setOffersOf("HALFPRICE", ["us-all-access-half-price"]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.problem.code).toBe("OFFER_REDEEMED");
  });

  test("is not sold to those who are new", async () => {
    const { visitor } = await subscribe(api, "us-music-monthly");
    const quote = await quoteOf(visitor, { offerId: "us-premium-monthly" });
    expect([quote.status, quote.problem.code]).toEqual([400, "INVALID_OFFER_DATA"]);
  });
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApi, type TestApi } from "../../testing/open-test-api.ts";
import { confirmOf, quoteOf, subscribe } from "../../testing/money/subscribe.ts";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

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
    "shows tiers up and down and other terms, and no trial (%s)",
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
          "bundle-monthly",
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

  test("shows only streaming where the satellites do not reach, and quotes nothing else there", async () => {
    const { visitor, subscriptionId } = await subscribe(api, "us-music-monthly", { state: "HI" });
    const { data } = await visitor.call("eligibility", "getChangeOffers", { query: { subscriptionId } });
    expect(new Set(data.offers.map(({ serviceType }) => serviceType))).toEqual(new Set(["streaming"]));
    const quote = await quoteOf(visitor, { subscriptionId, offerId: "us-satellite-monthly" });
    expect([quote.status, quote.problem.code]).toEqual([400, "INVALID_OFFER_DATA"]);
  });

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

  test("is not sold to those who are new", async () => {
    const { visitor } = await subscribe(api, "us-music-monthly");
    const quote = await quoteOf(visitor, { offerId: "us-premium-monthly" });
    expect([quote.status, quote.problem.code]).toEqual([400, "INVALID_OFFER_DATA"]);
  });
});

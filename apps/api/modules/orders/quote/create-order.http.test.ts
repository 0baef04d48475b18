import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readRows } from "#testing/read-rows.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";

let api: TestApi;
let people = 0;

beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

async function buyer(country: "US" | "CA" = "US", state?: string) {
  const visitor = await api.visitor({ country });
  people += 1;
  await visitor.register(`quoted${people}@example.com`);
  await visitor.addBilling(await api.cards.typeCard("4242424242424242"), state);
  return visitor;
}

describe("createOrder", () => {
  test("[S3.33] sorts every bill of a trial with a welcome price into the four charges", async () => {
    const visitor = await buyer();
    const { data: order } = await visitor.call("order", "createOrder", {
      body: { offerId: "us-all-access-trial" },
    });
    const { zeroCharge, oneTimeCharge, repeatingCharge, ongoingCharge } = order.charges;
    expect(zeroCharge.map((charge) => charge.period)).toEqual([{ start: "2026-03-10", end: "2026-04-10" }]);
    expect(oneTimeCharge).toEqual([]);
    expect(repeatingCharge.map((charge) => charge.period.start)).toEqual([
      "2026-04-10",
      "2026-05-10",
      "2026-06-10",
    ]);
    expect(ongoingCharge.map((charge) => charge.period.start)).toEqual(["2026-07-10"]);
    const month = { length: 1, timeUnit: "months" };
    for (const { billingPeriod } of [...zeroCharge, ...repeatingCharge, ...ongoingCharge])
      expect(billingPeriod).toEqual(month);
    const { id, offerId, subscriptionId, created } = order;
    expect([id, offerId, subscriptionId, created]).toEqual([
      expect.stringMatching(/./),
      "us-all-access-trial",
      null,
      expect.stringMatching(/^2026-03-10T.+Z$/),
    ]);
  });

  test("[S3.33] adds up product, royalty fee and tax to the total, with rate and jurisdiction", async () => {
    const visitor = await buyer();
    const { data: order } = await visitor.call("order", "createOrder", {
      body: { offerId: "us-all-access-monthly" },
    });
    expect(order.charges.oneTimeCharge[0]?.lines).toEqual({
      productAmount: 11.02,
      fees: [{ type: "mrf", displayName: "Music royalty fee", amount: 0.97 }],
      taxes: {
        total: 0.75,
        breakdown: [
          {
            jurisdiction: "US-TX",
            jurisdictionLevel: "state",
            taxType: "salesTax",
            displayName: "Texas sales tax",
            rate: 0.0625,
            base: 11.99,
            amount: 0.75,
          },
        ],
      },
      total: 12.74,
    });
  });

  test("taxes Quebec by GST and QST on separate lines", async () => {
    const visitor = await buyer("CA");
    const { data: order } = await visitor.call("order", "createOrder", {
      body: { offerId: "ca-music-monthly" },
    });
    const taxes = order.charges.oneTimeCharge[0]?.lines.taxes.breakdown;
    expect(taxes?.map((tax) => [tax.taxType, tax.amount])).toEqual([
      ["gst", 0.55],
      ["qst", 1.1],
    ]);
  });

  test("[S7.04] takes the same fields nested under newSubscription", async () => {
    const visitor = await buyer();
    const nested = await visitor.call("order", "createOrder", {
      body: { newSubscription: { offerId: "us-all-access-monthly" } },
    });
    expect(nested.status).toBe(201);
  });

  test("refuses by name what can't be quoted", async () => {
    const visitor = await buyer();
    const refusal = async (body: { offerId?: string; promoCode?: string }) =>
      (await visitor.call("order", "createOrder", { body })).problem.code;
    expect(await refusal({})).toBe("INVALID_PAYLOAD");
    expect(await refusal({ offerId: "nothing-like-it" })).toBe("INVALID_OFFER_DATA");
    expect(await refusal({ offerId: "ca-music-monthly" })).toBe("COUNTRY_ERROR");
    expect(await refusal({ offerId: "us-all-access-half-price" })).toBe("INVALID_OFFER_DATA");
    expect(await refusal({ offerId: "us-all-access-half-price", promoCode: "USEDONCE" })).toBe(
      "OFFER_REDEEMED",
    );
    const newcomer = await api.visitor();
    await newcomer.register("no-address@example.com");
    const without = await newcomer.call("order", "createOrder", { body: { offerId: "us-music-monthly" } });
    expect(without.problem.code).toBe("BILLING_PROFILE_REQUIRED");
  });

  test("[S8.22] says of an offer by code that it is expired, redeemed, or nothing that can be had", async () => {
    const visitor = await buyer();
    const refusal = async (promoCode?: string, offerId = "us-all-access-half-price") => {
      const body = { offerId, ...(promoCode !== undefined && { promoCode }) };
      const { status, problem } = await visitor.call("order", "createOrder", { body });
      return [status, problem.code];
    };
    const invalid = [400, "INVALID_OFFER_DATA"];
    expect(await refusal()).toEqual(invalid);
    expect(await refusal("NOSUCHCODE")).toEqual(invalid);
    expect(await refusal("HALFPRICE", "no-such-offer")).toEqual(invalid);
    expect(await refusal("NEXTYEAR")).toEqual(invalid);
    expect(await refusal("STOREONLY")).toEqual(invalid);
    expect(await refusal("USEDONCE")).toEqual([409, "OFFER_REDEEMED"]);
    // An operator who cancels a code leaves it without offers.
    const cancel = (offerIds: string) =>
      readRows(
        api,
        `update promo_codes set offer_ids = '${offerIds}' where code = 'HALFPRICE' returning code`,
      );
    await cancel("[]");
    expect(await refusal("HALFPRICE")).toEqual(invalid);
    await cancel('["us-all-access-half-price"]');
    const clock = (payload: object) => api.app.inject({ method: "POST", url: "/sandbox/api/clock", payload });
    await clock({ advance: "P200D" });
    expect(await refusal("SUMMER2026")).toEqual([410, "OFFER_EXPIRED"]);
    await clock({ reset: true });
  });

  test("counts each code that opens nothing as a guess, whatever it is refused for, and a right one never", async () => {
    const visitor = await buyer();
    const guesses = async (promoCode: string) => {
      await readRows(api, "delete from rate_counters where key like 'promoCodesByAddress:%'");
      const body = { offerId: "us-all-access-half-price", promoCode };
      await visitor.call("order", "createOrder", { body });
      const rows = await readRows(
        api,
        "select count from rate_counters where key like 'promoCodesByAddress:%'",
      );
      return rows.map(({ count }) => count);
    };
    const clock = (payload: object) => api.app.inject({ method: "POST", url: "/sandbox/api/clock", payload });
    expect(await guesses("NOSUCHCODE")).toEqual(["1"]);
    expect(await guesses("USEDONCE")).toEqual(["1"]);
    expect(await guesses("HALFPRICE")).toEqual(["0"]);
    await clock({ advance: "P200D" });
    expect(await guesses("SUMMER2026")).toEqual(["1"]);
    await clock({ reset: true });
  });

  test("[S1.04] quotes a promo offer with its code", async () => {
    const visitor = await buyer();
    const body = { offerId: "us-all-access-half-price", promoCode: "HalfPrice" };
    const { data: order } = await visitor.call("order", "createOrder", { body });
    expect(order.charges.oneTimeCharge[0]?.lines.productAmount).toBe(5.51);
    expect(order.charges.repeatingCharge).toHaveLength(5);
  });

  test("makes one quote for one key, however often it is sent", async () => {
    const visitor = await buyer();
    const send = () =>
      visitor.call(
        "order",
        "createOrder",
        { body: { offerId: "us-music-monthly" } },
        { headers: { "idempotency-key": "quote-me-once" } },
      );
    const answers = await Promise.all([send(), send(), send()]);
    expect(new Set(answers.map((answer) => answer.data.id)).size).toBe(1);
  });
});

describe("getOrder", () => {
  test("[S7.05] shows a quote as expired after half an hour, and refuses to confirm it", async () => {
    const visitor = await buyer();
    const { data: order } = await visitor.call("order", "createOrder", {
      body: { offerId: "us-music-monthly" },
    });
    await api.app.inject({ method: "POST", url: "/sandbox/api/clock", payload: { advance: "PT31M" } });
    const shown = await visitor.call("order", "getOrder", { params: { orderId: order.id } });
    expect(shown.data.status).toBe("expired");
    const confirmed = await visitor.call("order", "completeOrder", {
      params: { orderId: order.id },
      body: {},
    });
    expect([confirmed.status, confirmed.problem.code]).toEqual([409, "QUOTE_EXPIRED"]);
    await api.app.inject({ method: "POST", url: "/sandbox/api/clock", payload: { reset: true } });
  });
});

import { isDataProduct } from "@skywave/domain/offers/data-product";
import type { Capability } from "@skywave/domain/radios/radio";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { confirmOf, quoteOf } from "#testing/money/subscribe.ts";
import { EAGER, openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { makeRadio } from "#testing/radios/make-radio.ts";

const POLARIS = "us-satellite-monthly";
const COAST = "us-satellite-coast-monthly";
const ON_BOATS: Capability[] = ["AUDIO", "CST", "OFF"];

let api: TestApi;
let people = 0;
beforeAll(async () => {
  api = await openTestApi({}, EAGER);
});
afterAll(() => api.close());

/** Somebody with a card and a radio that they have looked up. */
async function buyer(capabilities?: Capability[]) {
  const visitor = await api.visitor();
  people += 1;
  await visitor.register(`buys-data-${people}@example.com`);
  await visitor.addBilling(await api.cards.typeCard("4242424242424242"), "TX");
  const { radioId } = await makeRadio(api, capabilities === undefined ? {} : { capabilities });
  const found = await visitor.call("legacy", "validateDevice", { body: { radioId } });
  return { visitor, radioId, device: found.data.data };
}

describe("a plan with traffic or weather on the screen of a radio", () => {
  test("is shown to those whose radio takes it up, and to nobody else", async () => {
    const visitor = await api.visitor();
    const shownTo = async (receives?: string) => {
      const { data } = await visitor.call("eligibility", "getNewOffers", {
        query: { country: "US", serviceType: "satellite", ...(receives !== undefined && { receives }) },
      });
      return data.offers.flatMap(({ products }) =>
        products.filter(({ id }) => isDataProduct(id)).map(({ name }) => name),
      );
    };
    expect(await shownTo()).toEqual([]);
    expect(await shownTo("entertainment")).toEqual([]);
    expect(await shownTo("entertainment,infotainment")).toEqual(["Road"]);
    expect(await shownTo("entertainment,marine")).toEqual(["Coast"]);
    expect(await shownTo("aviation,infotainment")).toEqual(["Road", "Sky"]);
    const refused = await visitor.call("eligibility", "getNewOffers", {
      query: { country: "US", receives: "marine,everything" },
    });
    expect([refused.status, refused.problem.code]).toEqual([400, "INVALID_PAYLOAD"]);
  });

  test("is bought for a boat as quoted, and charges no royalty fee for the weather", async () => {
    const { visitor, device } = await buyer(ON_BOATS);
    expect(device.receives).toEqual(["entertainment", "marine"]);
    const [plain, coast] = await Promise.all(
      [POLARIS, COAST].map(async (offerId) => {
        const { data } = await visitor.call("eligibility", "getCatalogOffer", { params: { offerId } });
        return data.phases[0]?.price;
      }),
    );
    expect(coast?.mrfAmount).toBe(plain?.mrfAmount);
    expect(coast?.total).toBe(29.99);
    const quote = await quoteOf(visitor, { offerId: COAST, deviceId: device.token });
    const confirmed = await confirmOf(visitor, quote.data.id);
    expect(confirmed.data.status).toBe("confirmed");
    const charged = (await api.cards.ledger()).filter(
      ({ metadata }) => metadata["orderId"] === quote.data.id,
    );
    expect(charged.map(({ amount }) => amount)).toEqual([Math.round(quote.data.dueNow * 100)]);
    const { data } = await visitor.call("subscription", "listSubscriptions", {});
    expect(data.subscriptions.map(({ products }) => products.map(({ name }) => name))).toEqual([
      ["Polaris", "Coast"],
    ]);
  });

  test("is not sold for a radio that has no use for it, whatever was asked for", async () => {
    const { visitor, device } = await buyer();
    const quote = await quoteOf(visitor, { offerId: COAST, deviceId: device.token });
    expect([quote.problem.code, quote.problem.details?.["reason"]]).toEqual([
      "CS_INELIGIBLE_RADIO",
      "notCapable",
    ]);
  });

  test("can be changed to where the radio takes it up", async () => {
    const at = async (capabilities?: Capability[]) => {
      const { visitor, device } = await buyer(capabilities);
      const bought = await quoteOf(visitor, { offerId: POLARIS, deviceId: device.token });
      const confirmed = await confirmOf(visitor, bought.data.id);
      const subscriptionId = confirmed.data.newSubscription?.subscriptionId ?? "";
      const { data } = await visitor.call("eligibility", "getChangeOffers", { query: { subscriptionId } });
      const quote = await quoteOf(visitor, { subscriptionId, offerId: COAST });
      return [data.offers.some(({ id }) => id === COAST), quote.status, quote.problem.code];
    };
    expect(await at(ON_BOATS)).toEqual([true, 201, undefined]);
    expect(await at()).toEqual([false, 400, "INVALID_OFFER_DATA"]);
    expect(await at(["AUDIO", "PIL"])).toEqual([false, 400, "INVALID_OFFER_DATA"]);
  });
});

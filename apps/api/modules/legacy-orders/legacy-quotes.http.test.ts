import { type Endpoint, endpointTable, type Order } from "@skywave/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { legacyCodeOf } from "#testing/legacy-refusals.ts";
import { quoteOf, subscribe } from "#testing/money/subscribe.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { makeRadio } from "#testing/radios/make-radio.ts";
import { heardOn, radioBuyer, satelliteSubscriber, tokenOf } from "#testing/radios/satellite-subscriber.ts";

const POLARIS = "us-satellite-monthly";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ RADIO_TRANSFER_FEE_CENTS: "1500" });
});
afterAll(() => api.close());

/** A quote without what is new in each: its name and its times. */
const termsOf = ({ id: _id, created: _created, expires: _expires, ...terms }: Order) => terms;

test("[S7.86] quotes/quote, swap-radio-quote and continuous-service-quote stand where they always stood, as POST", () => {
  const calls: readonly Endpoint[] = Object.values(endpointTable.legacy);
  const paths = calls
    .map(({ method, path }) => `${method} ${path}`)
    .filter((path) => path.includes("/quotes/"));
  expect(paths.toSorted()).toEqual([
    "POST /quotes/continuous-service-quote",
    "POST /quotes/quote",
    "POST /quotes/swap-radio-quote",
  ]);
});

describe("quotes/quote", () => {
  test("[S7.86] is the quote of a new plan that other pages have, to the cent, and can be confirmed as theirs", async () => {
    const { visitor } = await radioBuyer(api);
    const asked = await visitor.call("legacy", "quote", { body: { offerId: "us-music-monthly" } });
    const same = await quoteOf(visitor, { offerId: "us-music-monthly" });
    expect(termsOf(asked.data.data)).toEqual(termsOf(same.data));
    expect(asked.data.data.dueNow).toBeGreaterThan(0);
    const confirmed = await visitor.call("order", "completeOrder", {
      params: { orderId: asked.data.data.id },
      body: {},
    });
    expect(confirmed.data.status).toBe("confirmed");
  });

  test("[S7.86] is that of a plan for a radio that was looked up, and of another plan in the place of one", async () => {
    const { visitor } = await radioBuyer(api);
    const { radioId } = await makeRadio(api);
    const token = await tokenOf(visitor, radioId);
    const forRadio = await visitor.call("legacy", "quote", { body: { offerId: POLARIS, token } });
    expect(termsOf(forRadio.data.data)).toEqual(
      termsOf((await quoteOf(visitor, { offerId: POLARIS, deviceId: token })).data),
    );
    const { subscriptionId, visitor: owner } = await subscribe(api, "us-music-monthly");
    const body = { offerId: "us-all-access-monthly", subscriptionId, flow: "immediate" } as const;
    const other = await owner.call("legacy", "quote", { body });
    expect(other.data.data.kind).toBe("planSwitch");
    expect(termsOf(other.data.data)).toEqual(termsOf((await quoteOf(owner, { planSwitch: body })).data));
  });

  test("says no in its own words, and never by a 404", async () => {
    const { visitor } = await radioBuyer(api);
    const { subscriptionId } = await subscribe(api, "us-music-monthly");
    const body = { offerId: "us-all-access-monthly", subscriptionId };
    const others = await visitor.call("legacy", "quote", { body });
    expect([others.status, legacyCodeOf(others)]).toEqual([409, "NO_SUBSCRIPTION"]);
    const unknown = await visitor.call("legacy", "quote", { body: { offerId: "no-such-offer" } });
    expect(legacyCodeOf(unknown)).toBe("INVALID_OFFER_DATA");
    const radioless = await visitor.call("legacy", "quote", { body: { offerId: POLARIS } });
    expect(legacyCodeOf(radioless)).toBe("DEVICE_INFORMATION_REQUIRED");
  });
});

describe("the quotes of a plan that goes on in another radio", () => {
  test("[S7.86] name it by its id or by the end of its radio's number, and are one quote with the fee and its tax", async () => {
    const { visitor, subscriptionId, radioId } = await satelliteSubscriber(api);
    const token = await tokenOf(visitor, (await makeRadio(api)).radioId);
    const swap = await visitor.call("legacy", "swapRadioQuote", { body: { subscriptionId, token } });
    const radioIdLastFour = radioId.slice(-4).toLowerCase();
    const goesOn = await visitor.call("legacy", "continuousServiceQuote", {
      body: { radioIdLastFour, token },
    });
    const theirs = await quoteOf(visitor, { radioTransfer: { subscriptionId, deviceId: token } });
    for (const { data } of [swap, goesOn]) expect(termsOf(data.data)).toEqual(termsOf(theirs.data));
    const [fee] = swap.data.data.charges.oneTimeCharge;
    expect([fee?.kind, fee?.lines.productAmount]).toEqual(["fee", 15]);
    expect(swap.data.data.dueNow).toBe(fee?.lines.total);
    // They only tell.
    expect(await heardOn(api, subscriptionId)).toEqual([[radioId, false]]);
  });

  test("say why a plan stays where it is", async () => {
    const { visitor, subscriptionId, radioId } = await satelliteSubscriber(api);
    const stranger = await satelliteSubscriber(api);
    const ask = async (by: typeof visitor, body: { subscriptionId: string; token: string }) =>
      legacyCodeOf(await by.call("legacy", "swapRadioQuote", { body }));
    expect(await ask(visitor, { subscriptionId, token: await tokenOf(visitor, radioId) })).toBe(
      "CS_INELIGIBLE_RADIO",
    );
    const taken = await tokenOf(visitor, stranger.radioId);
    expect(await ask(visitor, { subscriptionId, token: taken })).toBe("EXISTING_SELF_PAY_SUBSCRIPTION_ERROR");
    expect(await ask(visitor, { subscriptionId, token: "no-token" })).toBe("DEVICE_NOT_FOUND");
    const free = await tokenOf(stranger.visitor, (await makeRadio(api)).radioId);
    expect(await ask(stranger.visitor, { subscriptionId, token: free })).toBe("NO_SUBSCRIPTION");
    const body = { radioIdLastFour: radioId.slice(-4), token: free };
    const others = await stranger.visitor.call("legacy", "continuousServiceQuote", { body });
    expect(legacyCodeOf(others)).toBe("DEVICE_NOT_FOUND");
    const streamed = await subscribe(api, "us-music-monthly");
    const token = await tokenOf(streamed.visitor, (await makeRadio(api)).radioId);
    expect(await ask(streamed.visitor, { subscriptionId: streamed.subscriptionId, token })).toBe(
      "PLAN_CANNOT_MOVE",
    );
  });
});

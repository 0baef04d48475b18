import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { confirmGift, giver, quoteGift } from "#testing/money/giver.ts";
import { confirmOf, quoteOf, subscribe } from "#testing/money/subscribe.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  // Six minutes before midnight in the time zone of billing.
  api.passTime({ hours: 12, minutes: 54 });
});
afterAll(() => api.close());

const pastMidnight = () => api.passTime({ minutes: 12 });
/** To the same time of the evening. */
const nextEvening = () => api.passTime({ hours: 23, minutes: 48 });

type Body = Parameters<typeof quoteOf>[1];

describe("a quote that was made before midnight", () => {
  test("of new plans stands after it, at its price", async () => {
    for (const offerId of ["us-music-monthly", "us-all-access-trial"]) {
      const { visitor } = await giver(api);
      const order = await quoteOf(visitor, { offerId });
      pastMidnight();
      const confirmed = await confirmOf(visitor, order.data.id);
      expect(confirmed.data).toMatchObject({ status: "confirmed", charges: order.data.charges });
      nextEvening();
    }
  });

  test.each<[string, (subscriptionId: string) => Body]>([
    [
      "a dearer plan at once",
      (id) => ({ planSwitch: { subscriptionId: id, offerId: "us-all-access-monthly", flow: "immediate" } }),
    ],
    [
      "another plan at the next bill",
      (id) => ({ planSwitch: { subscriptionId: id, offerId: "us-all-access-annual", flow: "endOfTerm" } }),
    ],
    ["a pause", (id) => ({ planSwitch: { subscriptionId: id, flow: "pause", pauseMonths: 2 } })],
    [
      "an end at the next bill",
      (id) => ({ cancelSubscription: { subscriptionId: id, cancellationType: "endOfTerm" } }),
    ],
    [
      "an end at once",
      (id) => ({ cancelSubscription: { subscriptionId: id, cancellationType: "immediate" } }),
    ],
  ])("of %s stands after it, at its price", async (_what, bodyOf) => {
    const { subscriptionId, email } = await subscribe(api, "us-music-monthly");
    api.passTime({ days: 3 });
    const visitor = await api.visitor();
    await visitor.signIn(email);
    const order = await quoteOf(visitor, bodyOf(subscriptionId));
    expect(order.status).toBe(201);
    pastMidnight();
    const confirmed = await confirmOf(visitor, order.data.id);
    expect(confirmed.data).toMatchObject({ status: "confirmed", charges: order.data.charges });
    nextEvening();
  });

  test("of a gift for that day stands after it, and the gift is sent", async () => {
    const buyer = await giver(api);
    const gift = await quoteGift(buyer);
    pastMidnight();
    const bought = await confirmGift(buyer, gift.data.id);
    expect([bought.status, bought.data]).toMatchObject([200, { state: expect.stringMatching(/paid|sent/) }]);
    nextEvening();
  });
});

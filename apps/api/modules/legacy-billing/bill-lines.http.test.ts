import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { moveClock } from "#testing/money/owing-subscriber.ts";
import { confirmOf, quoteOf, subscribe } from "#testing/money/subscribe.ts";
import { EAGER, openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { makeRadio } from "#testing/radios/make-radio.ts";
import { radioBuyer, tokenOf } from "#testing/radios/satellite-subscriber.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

const MELODIA = "us-music-monthly";
const HORIZON = "us-all-access-monthly";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({}, EAGER);
});
afterAll(() => api.close());

async function billedTo(visitor: TestVisitor) {
  const body = { transactionType: "invoice" } as const;
  return (await visitor.call("legacy", "billingActivity", { body })).data.data.billItems;
}

describe("the lines of what was billed", () => {
  test("name each plan of a bill for several by itself", async () => {
    const { visitor } = await subscribe(api, HORIZON);
    const lines = [
      { offerId: MELODIA, quantity: 1 },
      { offerId: HORIZON, quantity: 1 },
    ];
    const quote = await quoteOf(visitor, { newSubscriptions: { lines } });
    expect((await confirmOf(visitor, quote.data.id)).status).toBe(200);
    const charges = (await billedTo(visitor)).filter(({ eventType }) => eventType === "charge");
    expect(
      charges
        .map(({ planLabel, packageName, description }) => [planLabel, packageName, description])
        .toSorted(),
    ).toEqual(["Horizon", "Horizon", "Melodia"].map((name) => [name, name, name]));
  });

  test("name the radio and the subscription of each plan of a bill for several radios", async () => {
    const { visitor } = await radioBuyer(api);
    const radioIds = [(await makeRadio(api)).radioId, (await makeRadio(api)).radioId];
    const lines = [];
    for (const radioId of radioIds) {
      const deviceId = await tokenOf(visitor, radioId);
      lines.push({ offerId: "us-satellite-monthly", quantity: 1, deviceId });
    }
    const quote = await quoteOf(visitor, { newSubscriptions: { lines } });
    const bought = (await confirmOf(visitor, quote.data.id)).data.lines ?? [];
    expect(bought).toHaveLength(2);
    const charges = (await billedTo(visitor)).filter(({ eventType }) => eventType === "charge");
    expect(charges.map(({ serviceFor, radioId, packageName }) => [serviceFor, radioId, packageName])).toEqual(
      radioIds.map((radioId, place) => [bought[place]?.subscriptionId, radioId.slice(-4), "Polaris"]),
    );
  });

  test("name the plan whose days are given back, beside the one that is billed", async () => {
    const { visitor, subscriptionId } = await subscribe(api, MELODIA);
    const planSwitch = { subscriptionId, offerId: HORIZON, flow: "immediate" } as const;
    const quote = await quoteOf(visitor, { planSwitch });
    expect((await confirmOf(visitor, quote.data.id)).status).toBe(200);
    const { data } = await visitor.call("billing", "getNextBill", {});
    expect(data?.lines[0]?.description).toBe("Horizon");
    const named = (await billedTo(visitor))
      .filter(({ eventType }) => eventType === "credit" || eventType === "charge")
      .map(({ eventType, planLabel }) => `${eventType} ${planLabel}`);
    expect(named.toSorted()).toEqual(["charge Horizon", "charge Melodia", "credit Melodia"]);
  });

  // It moves everybody's time, so it comes last.
  test("are for one month also where it ends with a shorter month, or goes on from one", async () => {
    await moveClock(api, "P21D");
    const { visitor } = await subscribe(api, MELODIA);
    await moveClock(api, "P1M");
    const charges = (await billedTo(visitor)).filter(({ eventType }) => eventType === "charge");
    expect(charges.map(({ startDate, endDate, term }) => [startDate, endDate, term])).toEqual([
      ["2026-04-30", "2026-05-31", 1],
      ["2026-03-31", "2026-04-30", 1],
    ]);
  });
});

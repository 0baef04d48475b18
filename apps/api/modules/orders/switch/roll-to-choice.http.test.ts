import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { moveClock } from "#testing/money/owing-subscriber.ts";
import { confirmOf, quoteOf, subscribe, type Subscriber } from "#testing/money/subscribe.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

/** Chooses what follows the promotion, and tells when it does. */
const choose = async ({ visitor, subscriptionId }: Subscriber, offerId: string) => {
  const planSwitch = { subscriptionId, offerId, flow: "endOfPromotion" as const };
  const { data: quote } = await quoteOf(visitor, { planSwitch });
  expect(quote).toMatchObject({ kind: "planSwitch", dueNow: 0, change: { flow: "endOfPromotion" } });
  expect((await confirmOf(visitor, quote.id)).data.status).toBe("confirmed");
  return quote.change?.effective;
};
const planOf = async ({ visitor }: Subscriber) => {
  const { data } = await visitor.call("subscription", "listSubscriptions", {});
  return data.subscriptions[0];
};

describe("the choice of what follows a promotion", () => {
  test("[A2.40] costs nothing now, can be changed until the end, and holds from the day after it", async () => {
    const person = await subscribe(api, "us-all-access-trial");
    const before = await planOf(person);
    const first = await choose(person, "us-premium-monthly");
    const second = await choose(person, "us-basic-monthly");
    expect(second).toBe(first);
    const chosen = await planOf(person);
    expect(chosen).toMatchObject({
      agreed: { planFrom: first },
      offers: { active: { id: "us-all-access-trial" }, pending: { id: "us-basic-monthly" } },
    });
    // Four months: one is free, three are reduced.
    const monthsAhead = Temporal.PlainDate.from(before?.currentPhase.started ?? "")
      .add({ months: 4 })
      .toString();
    expect(first).toBe(monthsAhead);

    await moveClock(api, "P4M3D");
    expect(await planOf(person)).toMatchObject({
      state: "active",
      offers: { active: { id: "us-basic-monthly" }, pending: null },
    });
  });

  test("follows a free time that ends by itself", async () => {
    const visitor = await api.visitor();
    await visitor.register("rolls-on@example.com");
    await visitor.addBilling(await api.cards.typeCard("5555555555554444"));
    const { data: quote } = await quoteOf(visitor, { offerId: "us-music-trial", trialOnly: true });
    const { data: begun } = await confirmOf(visitor, quote.id);
    const subscriptionId = begun.newSubscription?.subscriptionId ?? "";
    const person = { visitor, subscriptionId, identityId: "", email: "" };
    await choose(person, "us-music-monthly");
    await moveClock(api, "P1M1D");
    expect(await planOf(person)).toMatchObject({
      state: "active",
      offers: { active: { id: "us-music-monthly" } },
    });
  });
});

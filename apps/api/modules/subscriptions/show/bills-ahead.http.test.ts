import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { moveClock } from "#testing/money/owing-subscriber.ts";
import { confirmOf, quoteOf, subscribe, type Subscriber } from "#testing/money/subscribe.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";

const NO_FUNDS_LATER = "4000000770000018";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const ahead = async ({ visitor, subscriptionId }: Subscriber) => {
  const { data } = await visitor.call("subscription", "getSubscription", { params: { subscriptionId } });
  const { state, asOf, nextBillOn, unpaid } = data;
  return { state, asOf, nextBillOn, unpaid };
};

describe("the bills ahead of a subscription", () => {
  test("are told by the day of the next one, or by what comes of the one that isn't paid", async () => {
    const [owing, trying, leaving] = [
      await subscribe(api, "us-all-access-monthly", { card: NO_FUNDS_LATER }),
      await subscribe(api, "us-all-access-trial"),
      await subscribe(api, "us-all-access-monthly"),
    ];
    const { subscriptionId } = leaving;
    await confirmOf(
      leaving.visitor,
      (await quoteOf(leaving.visitor, { cancelSubscription: { subscriptionId } })).data.id,
    );
    const asOf = "2026-03-10";
    const nothing = { nextBillOn: undefined, unpaid: undefined };
    expect(await ahead(owing)).toEqual({ ...nothing, state: "active", asOf, nextBillOn: "2026-04-10" });
    // Free bills aren't worth a day in anybody's calendar.
    expect((await ahead(trying)).nextBillOn).toBe("2026-04-10");
    expect(await ahead(leaving)).toEqual({ ...nothing, state: "pending_cancellation", asOf });

    await moveClock(api, "P1M");
    const unpaid = { dueOn: "2026-04-10", suspendsOn: "2026-04-17", endsOn: "2026-05-10" };
    expect(await ahead(owing)).toEqual({
      state: "past_due",
      asOf: "2026-04-10",
      nextBillOn: undefined,
      unpaid: { ...unpaid, nextTryOn: "2026-04-13" },
    });
    expect(await ahead(leaving)).toMatchObject({ state: "cancelled", nextBillOn: undefined });

    await moveClock(api, "P8D");
    expect(await ahead(owing)).toEqual({
      state: "suspended",
      asOf: "2026-04-18",
      nextBillOn: undefined,
      unpaid: { ...unpaid, nextTryOn: "2026-04-24" },
    });
  });
});

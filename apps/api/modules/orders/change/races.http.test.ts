import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { confirmOf, quoteOf, subscribe } from "#testing/money/subscribe.ts";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const CALLS = 100;

describe("a hundred at once", () => {
  test("who cancel and revoke leave one legal state, and each was told the truth", async () => {
    const { visitor, subscriptionId } = await subscribe(api, "us-music-monthly");
    const one = async (place: number) => {
      const body =
        place % 2 === 0
          ? { cancelSubscription: { subscriptionId } }
          : { revokeSubscriptionCancellation: { subscriptionId } };
      const quote = await quoteOf(visitor, body);
      if (quote.status !== 201) return quote.problem.code;
      const confirmed = await confirmOf(visitor, quote.data.id);
      return confirmed.status === 200 ? confirmed.data.kind : confirmed.problem.code;
    };
    const told = await Promise.all(Array.from({ length: CALLS }, (_all, place) => one(place)));
    const count = (what: string) => told.filter((answer) => answer === what).length;
    const ahead = count("cancelSubscription") - count("revokeSubscriptionCancellation");
    const { data } = await visitor.call("subscription", "getSubscription", { params: { subscriptionId } });
    expect([ahead, data.state]).toEqual(ahead === 1 ? [1, "pending_cancellation"] : [0, "active"]);
    expect(count("cancelSubscription")).toBeGreaterThan(0);
    const refusals = ["CANCELLATION_PENDING", "NOTHING_TO_REVOKE", "QUOTE_CHANGED"];
    const known = ["cancelSubscription", "revokeSubscriptionCancellation", ...refusals];
    expect(told.filter((answer) => !known.includes(answer))).toEqual([]);
  });

  test("who confirm different switches make one, charged once", async () => {
    const { visitor, subscriptionId } = await subscribe(api, "us-music-monthly");
    const offers = ["us-all-access-monthly", "us-all-access-annual"];
    const quotes = await Promise.all(
      Array.from({ length: CALLS }, (_all, place) =>
        quoteOf(visitor, {
          planSwitch: { subscriptionId, offerId: offers[place % 2] ?? "", flow: "immediate" },
        }),
      ),
    );
    const answers = await Promise.all(quotes.map(({ data }) => confirmOf(visitor, data.id)));
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    const lost = new Set(answers.filter(({ status }) => status !== 200).map(({ problem }) => problem.code));
    expect(
      [...lost].filter((code) => !["PAYMENT_IN_PROGRESS", "QUOTE_CHANGED", "SAME_PLAN"].includes(code)),
    ).toEqual([]);
    const ids = new Set(quotes.map(({ data }) => data.id));
    const charged = (await api.cards.ledger()).filter(
      ({ metadata, status }) => ids.has(metadata["orderId"] ?? "") && status === "succeeded",
    );
    expect(charged).toHaveLength(1);
    const { data } = await visitor.call("subscription", "getSubscription", { params: { subscriptionId } });
    expect(data.offerId).toBe(won[0]?.data.offerId);
  });

  test("who confirm the same switch, by double clicks and from a second tab, get one answer", async () => {
    const { visitor, subscriptionId } = await subscribe(api, "us-music-monthly");
    const quote = await quoteOf(visitor, { subscriptionId, offerId: "us-all-access-monthly" });
    const answers = await Promise.all(
      Array.from({ length: CALLS }, (_all, place) =>
        confirmOf(visitor, quote.data.id, `second-tab-${place % 2}`),
      ),
    );
    expect(new Set(answers.map(({ data }) => data.subscriptionPlanSwitch?.invoiceId)).size).toBe(1);
    expect(
      new Set(answers.map(({ status, problem }) => `${status} ${status === 200 ? "" : problem.code}`)),
    ).toEqual(new Set(["200 "]));
  });
});

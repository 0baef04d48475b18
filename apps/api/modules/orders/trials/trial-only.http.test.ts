import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { moveClock } from "#testing/money/owing-subscriber.ts";
import { confirmOf, quoteOf, subscribe } from "#testing/money/subscribe.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { receive } from "#testing/read-inbox.ts";

const ALL = "us-all-access-trial";
let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const cardless = async (email: string) => {
  const visitor = await api.visitor();
  await visitor.register(email);
  await visitor.addBilling(undefined);
  return visitor;
};

describe("a trial that nothing follows", () => {
  test("needs no card, charges nothing and ends by itself", async () => {
    const visitor = await cardless("free-time@example.com");
    const { data: quote } = await quoteOf(visitor, { offerId: ALL, trialOnly: true });
    expect(quote).toMatchObject({ dueNow: 0 });
    const { zeroCharge, ...others } = quote.charges;
    expect(zeroCharge).toHaveLength(1);
    expect(Object.values(others).flat()).toEqual([]);
    expect((await confirmOf(visitor, quote.id)).data.status).toBe("confirmed");
    const { data: begun } = await visitor.call("subscription", "listSubscriptions", {});
    expect(begun.subscriptions).toMatchObject([{ state: "active" }]);
    const [mail] = await receive(api, "free-time@example.com");
    expect(mail?.text).toContain("Nothing was charged today.");
    expect(mail?.text).not.toContain("until you cancel");

    await moveClock(api, "P1M2D");
    const { data: ended } = await visitor.call("subscription", "listSubscriptions", {});
    expect(ended.subscriptions.map(({ state }) => state)).not.toContain("active");
    const query = {
      startDateTime: "2026-01-01T00:00:00Z",
      endDateTime: "2027-12-31T00:00:00Z",
      pageSize: 100,
    };
    const { data } = await visitor.call("billing", "listInvoices", { query });
    expect(data.invoices.map(({ amountTotal }) => amountTotal)).toEqual([0]);
  });

  test("is refused to whoever has had one, with a card or without", async () => {
    const { visitor } = await subscribe(api, ALL);
    const again = await quoteOf(visitor, { offerId: "us-music-trial", trialOnly: true });
    expect(again.problem).toMatchObject({ code: "OFFER_REDEEMED" });
  });

  test("is no way to have a plan that has no free time", async () => {
    const visitor = await cardless("no-free-time@example.com");
    const quote = await quoteOf(visitor, { offerId: "us-all-access-monthly", trialOnly: true });
    expect(quote.problem).toMatchObject({ code: "INVALID_OFFER_DATA" });
  });

  test("asks for a card where the plan is to go on", async () => {
    const visitor = await cardless("goes-on@example.com");
    const { data: quote } = await quoteOf(visitor, { offerId: ALL });
    expect((await confirmOf(visitor, quote.id)).problem).toMatchObject({ code: "PAYMENT_METHOD_REQUIRED" });
  });
});

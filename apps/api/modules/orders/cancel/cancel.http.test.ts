import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ledgerOf } from "#testing/ledger-of.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { readRows } from "#testing/read-rows.ts";
import { confirmOf, quoteOf, subscribe, type Subscriber } from "#testing/money/subscribe.ts";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

/** Business time only: sessions go by the other one. */
const pass = (days: number) =>
  api.app.inject({ method: "POST", url: "/sandbox/api/clock", payload: { advance: `P${days}D` } });
const stateOf = async ({ visitor, subscriptionId }: Subscriber) =>
  (await visitor.call("subscription", "getSubscription", { params: { subscriptionId } })).data;
const cancel = async (
  { visitor, subscriptionId }: Subscriber,
  cancellationType: "endOfTerm" | "immediate",
) => {
  const quote = await quoteOf(visitor, { cancelSubscription: { subscriptionId, cancellationType } });
  expect(quote.status).toBe(201);
  return { quote: quote.data, confirmed: await confirmOf(visitor, quote.data.id) };
};
const mailsTo = async (email: string) =>
  (await readRows(api, `select subject from inbox_messages where "to" = '${email}'`)).map(
    ({ subject }) => subject,
  );
const YEAR = { startDateTime: "2026-01-01T00:00:00Z", endDateTime: "2026-12-31T00:00:00Z", pageSize: 10 };
const nothing = { oneTimeCharge: [], repeatingCharge: [], ongoingCharge: [], zeroCharge: [] };

describe("cancelling", () => {
  test("[S4.45] at the end of the term keeps the service until then, charges nothing more, and tells by mail", async () => {
    const subscriber = await subscribe(api, "us-all-access-monthly");
    const { quote, confirmed } = await cancel(subscriber, "endOfTerm");
    expect(quote).toMatchObject({
      kind: "cancelSubscription",
      status: "quoted",
      subscriptionId: subscriber.subscriptionId,
      charges: nothing,
      change: { cancellationType: "endOfTerm", effective: "2026-04-10", dueNow: 0 },
    });
    expect(quote.change?.refund).toBeUndefined();
    expect(confirmed.data).toMatchObject({
      status: "confirmed",
      cancelSubscription: { subscriptionId: subscriber.subscriptionId, invoiceId: null },
    });
    expect(await stateOf(subscriber)).toMatchObject({ state: "pending_cancellation" });
    await expect.poll(() => mailsTo(subscriber.email)).toContain("Your Horizon plan ends on April 10, 2026");
  });

  test("[S7.05] shows the order as it was confirmed, to a repeated call as well", async () => {
    const subscriber = await subscribe(api, "us-music-monthly");
    const { quote, confirmed } = await cancel(subscriber, "endOfTerm");
    const { visitor } = subscriber;
    const read = await visitor.call("order", "getOrder", { params: { orderId: quote.id } });
    expect(read.data).toEqual(confirmed.data);
    expect((await confirmOf(visitor, quote.id)).data).toEqual(confirmed.data);
  });

  test("keeps the reason that is given, and asks for none", async () => {
    const { visitor, subscriptionId } = await subscribe(api, "us-music-monthly");
    const quote = await quoteOf(visitor, {
      subscriptionId,
      cancellationReason: { code: "soldVehicle", text: "No car any more" },
    });
    await confirmOf(visitor, quote.data.id);
    const rows = await readRows(
      api,
      `select cancellation ->> 'reasonCode' as code, cancellation ->> 'text' as text from subscriptions where id = '${subscriptionId}'`,
    );
    expect(rows).toEqual([{ code: "soldVehicle", text: "No car any more" }]);
  });

  test("at once in Quebec gives the unused days of a month back to the card, to the cent, without a fee", async () => {
    const subscriber = await subscribe(api, "ca-all-access-monthly", { country: "CA" });
    await pass(10);
    const { quote, confirmed } = await cancel(subscriber, "immediate");
    const refund = quote.change?.refund;
    const [credit] = quote.charges.oneTimeCharge;
    expect(credit).toMatchObject({ kind: "credit", credited: { days: 21, billedDays: 31 } });
    expect(refund).toMatchObject({
      total: -(credit?.lines.total ?? 0),
      toPaymentMethod: -(credit?.lines.total ?? 0),
      toBalance: 0,
      rule: { id: "refund-qc", jurisdiction: "CA-QC" },
    });
    expect(confirmed.data.cancelSubscription?.invoiceId).toEqual(expect.any(String));
    expect(await stateOf(subscriber)).toMatchObject({ state: "cancelled", terminated: expect.any(String) });
    const rows = await readRows(
      api,
      `select amount_in_cents as cents, state from refunds where identity_id = '${subscriber.identityId}'`,
    );
    expect(rows).toEqual([{ cents: String(Math.round((refund?.total ?? 0) * 100)), state: "refunded" }]);
    const sums = await ledgerOf(api, subscriber.identityId);
    expect(Object.values(sums).reduce((sum, cents) => sum + cents, 0)).toBe(0);
    expect([sums["receivable"] ?? 0, sums["customerBalance"] ?? 0]).toEqual([0, 0]);
  });

  test.each([
    {
      from: { state: "QC", city: "Montréal", zipCode: "H2Y 1C6" },
      to: { state: "ON", city: "Toronto", zipCode: "M5H 1A1" },
      rules: ["refund-qc", "refund-by-term"],
    },
    {
      from: { state: "ON", city: "Toronto", zipCode: "M5H 1A1" },
      to: { state: "QC", city: "Montréal", zipCode: "H2Y 1C6" },
      rules: ["refund-by-term", "refund-qc"],
    },
  ])(
    "at once goes by $from.state on the day of a move to $to.state, and by $to.state from the next day on",
    async ({ from, to, rules }) => {
      const subscriber = await subscribe(api, "ca-all-access-monthly", { country: "CA", state: from.state });
      const { visitor, subscriptionId } = subscriber;
      await pass(3);
      const refundNow = async () => {
        const quote = await quoteOf(visitor, {
          cancelSubscription: { subscriptionId, cancellationType: "immediate" },
        });
        return quote.data.change?.refund;
      };
      const before = await refundNow();
      const profile = await visitor.call("billing", "getDefaultBillingProfile", {});
      const moved = await visitor.call("billing", "updateBillingProfile", {
        params: { billingProfileId: profile.data?.id ?? "" },
        body: { serviceAddress: { addressLine1: "1 Main St", country: "CA", ...to } },
      });
      expect(moved.status).toBe(200);
      const sameDay = await refundNow();
      expect(sameDay).toEqual(before);
      await pass(1);
      const nextDay = await refundNow();
      expect([sameDay?.rule.id, nextDay?.rule.id]).toEqual(rules);
      const isRefunded = [sameDay, nextDay].map((refund) => (refund?.total ?? 0) > 0);
      expect(isRefunded).toEqual(rules.map((rule) => rule === "refund-qc"));
    },
  );

  test("at once elsewhere gives nothing back of a month, but the unused days of a year", async () => {
    const month = await subscribe(api, "us-all-access-monthly");
    const { quote: ofMonth } = await cancel(month, "immediate");
    expect(ofMonth.change?.refund).toMatchObject({ total: 0, rule: { id: "refund-by-term" } });
    expect(await stateOf(month)).toMatchObject({ state: "cancelled" });
    const year = await subscribe(api, "us-all-access-annual");
    await pass(100);
    const { quote: ofYear } = await cancel(year, "immediate");
    expect(ofYear.charges.oneTimeCharge[0]?.credited).toMatchObject({ days: 265, billedDays: 365 });
    expect(ofYear.change?.refund?.toPaymentMethod).toBe(ofYear.change?.refund?.total);
  });

  test("in the free part costs nothing and gives nothing back", async () => {
    const subscriber = await subscribe(api, "ca-all-access-trial", { country: "CA" });
    const { quote } = await cancel(subscriber, "immediate");
    expect(quote.change?.refund?.total).toBe(0);
    expect(await stateOf(subscriber)).toMatchObject({ state: "cancelled" });
  });

  test("puts into the balance what the card sends back", async () => {
    const subscriber = await subscribe(api, "ca-all-access-monthly", {
      country: "CA",
      card: "4000000000005126",
    });
    await api.listenForEvents();
    const { quote } = await cancel(subscriber, "immediate");
    const total = Math.round((quote.change?.refund?.toPaymentMethod ?? 0) * 100);
    expect(total).toBeGreaterThan(0);
    api.passTime({ seconds: 10 });
    await expect
      .poll(async () => ledgerOf(api, subscriber.identityId))
      .toMatchObject({ customerBalance: -total, receivable: 0 });
    const { data } = await subscriber.visitor.call("billing", "listInvoices", { query: YEAR });
    const credit = data.invoices.find(({ amountTotal }) => amountTotal < 0);
    expect(credit).toMatchObject({
      amountTotal: -total / 100,
      amountPaid: 0,
      appliedBalance: -total / 100,
      amountDue: 0,
    });
  });

  test("is refused a second time, and once it is all over", async () => {
    const subscriber = await subscribe(api, "us-music-monthly");
    const { visitor, subscriptionId } = subscriber;
    await cancel(subscriber, "endOfTerm");
    const again = await quoteOf(visitor, { cancelSubscription: { subscriptionId } });
    expect([again.status, again.problem.code]).toEqual([409, "CANCELLATION_PENDING"]);
    await cancel(subscriber, "immediate");
    const late = await quoteOf(visitor, { cancelSubscription: { subscriptionId } });
    expect([late.status, late.problem.code]).toEqual([409, "SUBSCRIPTION_ENDED"]);
  });

  test("is nobody else's to do", async () => {
    const { subscriptionId } = await subscribe(api, "us-music-monthly");
    const { visitor } = await subscribe(api, "us-music-monthly");
    const quote = await quoteOf(visitor, { cancelSubscription: { subscriptionId } });
    expect([quote.status, quote.problem.code]).toEqual([404, "NOT_FOUND"]);
  });

  test("is refused for a plan that a store bills, with the page where it is managed", async () => {
    const { visitor, subscriptionId } = await subscribe(api, "us-music-monthly");
    await readRows(api, `update subscriptions set source = 'apple' where id = '${subscriptionId}'`);
    const quote = await quoteOf(visitor, { cancelSubscription: { subscriptionId } });
    expect([quote.status, quote.problem.code]).toEqual([409, "BILLED_ELSEWHERE"]);
    expect(JSON.stringify(quote.problem)).toContain("https://apps.apple.com/account/subscriptions");
  });

  test("on a quote that is no longer true changes nothing", async () => {
    const { visitor, subscriptionId } = await subscribe(api, "us-music-monthly");
    const first = await quoteOf(visitor, { cancelSubscription: { subscriptionId } });
    const other = await quoteOf(visitor, {
      planSwitch: { subscriptionId, offerId: "us-all-access-monthly" },
    });
    expect((await confirmOf(visitor, other.data.id)).status).toBe(200);
    const late = await confirmOf(visitor, first.data.id);
    expect([late.status, late.problem.code]).toEqual([409, "QUOTE_CHANGED"]);
  });
});

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

const pass = (days: number) =>
  api.app.inject({ method: "POST", url: "/sandbox/api/clock", payload: { advance: `P${days}D` } });
const stateOf = async ({ visitor, subscriptionId }: Subscriber) =>
  (await visitor.call("subscription", "getSubscription", { params: { subscriptionId } })).data;
const quoteSwitch = async ({ visitor, subscriptionId }: Subscriber, offerId: string, more = {}) => {
  const quote = await quoteOf(visitor, { planSwitch: { subscriptionId, offerId, ...more } });
  expect([quote.status, quote.problem.code]).toEqual([201, undefined]);
  return quote.data;
};
const chargedFor = async (orderId: string) =>
  (await api.cards.ledger())
    .filter(({ metadata, status }) => metadata["orderId"] === orderId && status === "succeeded")
    .map(({ amount }) => amount);
const cents = (amount: number) => Math.round(amount * 100);
const refusalOf = async (answer: Promise<{ status: number; problem: { code: string } }>) => {
  const { status, problem } = await answer;
  return [status, problem.code];
};

describe("switching plans", () => {
  test("[S4.45] [S7.06] to a dearer plan is charged now, less the days that are left, and starts now", async () => {
    const subscriber = await subscribe(api, "us-music-monthly");
    await pass(10);
    const quote = await quoteSwitch(subscriber, "us-all-access-monthly");
    expect(quote).toMatchObject({ kind: "planSwitch", change: { flow: "immediate" } });
    const [credit, period] = quote.charges.oneTimeCharge;
    expect(credit).toMatchObject({ kind: "credit", credited: { days: 21, billedDays: 31 } });
    const due = cents(credit?.lines.total ?? 0) + cents(period?.lines.total ?? 0);
    expect(quote.change?.dueNow).toBe(due / 100);
    const confirmed = await confirmOf(subscriber.visitor, quote.id);
    expect(await chargedFor(quote.id)).toEqual([due]);
    const invoiceId = confirmed.data.subscriptionPlanSwitch?.invoiceId ?? "";
    const invoice = await subscriber.visitor.call("billing", "getInvoice", { params: { invoiceId } });
    expect(invoice.data).toMatchObject({ status: "paid", amountTotal: due / 100, amountDue: 0 });
    expect(await stateOf(subscriber)).toMatchObject({ state: "active", offerId: "us-all-access-monthly" });
    const sums = await ledgerOf(api, subscriber.identityId);
    expect([sums["receivable"] ?? 0, sums["customerBalance"] ?? 0]).toEqual([0, 0]);
  });

  test("gives back the days of the plan of before under its own name, on the bill of the new one", async () => {
    const subscriber = await subscribe(api, "us-music-monthly");
    await pass(10);
    const quote = await quoteSwitch(subscriber, "us-all-access-monthly");
    const { data } = await confirmOf(subscriber.visitor, quote.id);
    const invoiceId = data.subscriptionPlanSwitch?.invoiceId ?? "";
    const bill = (await subscriber.visitor.call("billing", "getInvoice", { params: { invoiceId } })).data;
    expect([bill.description, bill.lines.map(({ kind, planName }) => [kind, planName])]).toEqual([
      "Horizon",
      [
        ["credit", "Melodia"],
        ["period", undefined],
      ],
    ]);
  });

  test("[S3.33] [S7.20] to a cheaper plan waits for the end of the term, and bills the new plan at its price then", async () => {
    const subscriber = await subscribe(api, "us-all-access-monthly");
    const quote = await quoteSwitch(subscriber, "us-music-monthly");
    expect(quote.change).toMatchObject({ flow: "endOfTerm", dueNow: 0 });
    expect(quote.charges.oneTimeCharge).toEqual([]);
    await confirmOf(subscriber.visitor, quote.id);
    expect(await chargedFor(quote.id)).toEqual([]);
    expect(await stateOf(subscriber)).toMatchObject({
      offerId: "us-all-access-monthly",
      offers: { pending: { id: "us-music-monthly" } },
    });
    const next = await subscriber.visitor.call("billing", "getNextBill", {});
    expect(next.data).toMatchObject({
      date: quote.change?.effective,
      amount: quote.charges.ongoingCharge[0]?.lines.total,
      lines: [{ subscriptionId: subscriber.subscriptionId, description: "Melodia" }],
    });
    await pass(32);
    expect(await stateOf(subscriber)).toMatchObject({ offerId: "us-music-monthly" });
  });

  test("at once to a cheaper plan puts the difference into the balance, which pays the next bills", async () => {
    const subscriber = await subscribe(api, "us-all-access-annual");
    const quote = await quoteSwitch(subscriber, "us-music-monthly", { flow: "immediate" });
    const [credit, period] = quote.charges.oneTimeCharge;
    const left = -cents(credit?.lines.total ?? 0) - cents(period?.lines.total ?? 0);
    expect(quote.change?.dueNow).toBe(0);
    expect(period?.postPurchaseBalance).toBe(left / 100);
    const [ongoing] = quote.charges.ongoingCharge;
    expect(ongoing?.previousBalance).toBe(left / 100);
    expect(ongoing?.postPurchaseBalance).toBe((left - cents(ongoing?.lines.total ?? 0)) / 100);
    await confirmOf(subscriber.visitor, quote.id);
    expect((await ledgerOf(api, subscriber.identityId))["customerBalance"]).toBe(-left);
    const dearer = await quoteSwitch(subscriber, "us-all-access-annual");
    expect(cents(dearer.change?.dueNow ?? 0)).toBeLessThan(
      cents(dearer.charges.oneTimeCharge[1]?.lines.total ?? 0),
    );
  });

  test("[S1.04] [S7.04] by a promo code is had for what the code opens, and by no other code", async () => {
    const subscriber = await subscribe(api, "us-music-monthly");
    const half = "us-all-access-half-price";
    const asked = (promoCode?: string) => {
      const planSwitch = { subscriptionId: subscriber.subscriptionId, offerId: half };
      return refusalOf(
        quoteOf(subscriber.visitor, { planSwitch: { ...planSwitch, ...(promoCode && { promoCode }) } }),
      );
    };
    expect(await asked()).toEqual([400, "INVALID_OFFER_DATA"]);
    expect(await asked("USEDONCE")).toEqual([409, "OFFER_REDEEMED"]);
    const quote = await quoteSwitch(subscriber, half, { promoCode: "halfprice" });
    expect(quote.charges.oneTimeCharge.at(-1)?.lines.total).toBeGreaterThan(5.99);
    await confirmOf(subscriber.visitor, quote.id);
    expect(await stateOf(subscriber)).toMatchObject({ state: "active", offerId: half });
  });

  test("that the bank declines changes nothing, and can be paid by another card", async () => {
    const subscriber = await subscribe(api, "us-music-monthly", { card: "4000000770000018" });
    const quote = await quoteSwitch(subscriber, "us-all-access-monthly");
    const declined = await confirmOf(subscriber.visitor, quote.id);
    expect([declined.status, declined.problem.code]).toEqual([402, "CREDIT_CARD_ERROR"]);
    expect(await stateOf(subscriber)).toMatchObject({ offerId: "us-music-monthly", state: "active" });
    const profile = await subscriber.visitor.call("billing", "getDefaultBillingProfile", {});
    await subscriber.visitor.call("billing", "addPaymentMethod", {
      params: { billingProfileId: profile.data?.id ?? "" },
      body: { stripePaymentMethodId: await api.cards.typeCard("4242424242424242") },
    });
    const confirmed = await confirmOf(subscriber.visitor, quote.id, "another-card");
    expect(confirmed.data.status).toBe("confirmed");
    expect(await stateOf(subscriber)).toMatchObject({ offerId: "us-all-access-monthly" });
  });

  test("is refused by name where it cannot be", async () => {
    const subscriber = await subscribe(api, "us-music-monthly");
    const { visitor, subscriptionId } = subscriber;
    const asked = (offerId: string) =>
      refusalOf(quoteOf(visitor, { planSwitch: { subscriptionId, offerId } }));
    expect(await asked("us-music-monthly")).toEqual([409, "SAME_PLAN"]);
    expect(await asked("ca-all-access-monthly")).toEqual([409, "COUNTRY_ERROR"]);
    expect(await asked("us-nothing")).toEqual([400, "INVALID_OFFER_DATA"]);
    expect(await refusalOf(quoteOf(visitor, { planSwitch: { subscriptionId } }))).toEqual([
      400,
      "INVALID_PAYLOAD",
    ]);
    await quoteOf(visitor, { offerId: "us-all-access-monthly" }).then(({ data }) =>
      confirmOf(visitor, data.id),
    );
    expect(await asked("us-all-access-annual")).toEqual([409, "SUB_ALREADY_EXISTS_FOR_IDENTITY"]);
    const cancelled = await quoteOf(visitor, { cancelSubscription: { subscriptionId } });
    await confirmOf(visitor, cancelled.data.id);
    expect(await asked("us-all-access-annual")).not.toEqual([201, undefined]);
    const pause = quoteOf(visitor, { subscriptionId, flow: "pause" });
    expect(await refusalOf(pause)).toEqual([409, "CANCELLATION_PENDING"]);
  });

  test("waits for a bill that is not paid; cancelling does not", async () => {
    const subscriber = await subscribe(api, "us-music-monthly", { card: "4000000770000018" });
    const { visitor, subscriptionId } = subscriber;
    await pass(32);
    const asked = () =>
      refusalOf(quoteOf(visitor, { planSwitch: { subscriptionId, offerId: "us-all-access-monthly" } }));
    expect(await asked()).toEqual([409, "PAYMENT_DUE"]);
    await pass(7);
    expect(await asked()).toEqual([409, "SUBSCRIPTION_SUSPENDED"]);
    const quote = await quoteOf(visitor, { subscriptionId, cancellationType: "immediate" });
    expect((await confirmOf(visitor, quote.data.id)).data.status).toBe("confirmed");
    expect(await stateOf(subscriber)).toMatchObject({ state: "cancelled" });
  });

  test("holds for half an hour and not longer", async () => {
    const subscriber = await subscribe(api, "us-music-monthly");
    const quote = await quoteSwitch(subscriber, "us-all-access-monthly");
    await api.app.inject({ method: "POST", url: "/sandbox/api/clock", payload: { advance: "PT31M" } });
    expect(await refusalOf(confirmOf(subscriber.visitor, quote.id))).toEqual([409, "QUOTE_EXPIRED"]);
  });
});

describe("a quote made before midnight", () => {
  const setTo = async (set: string) => {
    const moved = await api.app.inject({ method: "POST", url: "/sandbox/api/clock", payload: { set } });
    expect(moved.json().now).toBe(set);
  };
  const dayBefore = (date: string) => Temporal.PlainDate.from(date).subtract({ days: 1 });
  const inNewYork = (day: Temporal.PlainDate, plainTime: string) =>
    day.toZonedDateTime({ timeZone: "America/New_York", plainTime }).toInstant().toString();

  // The first of these nights has 23 hours, the second 25; the plan's own bill comes with the morning.
  test.each(["2027-03-14", "2027-11-07"])(
    "holds its half hour after it on %s, and is billed to the cent as it was quoted",
    async (morning) => {
      const day = dayBefore(morning);
      await readRows(api, "update subscriptions set next_step_on = null returning id");
      await setTo(inNewYork(day.subtract({ months: 1 }).add({ days: 1 }), "12:00"));
      const people = [];
      for (let count = 0; count < 3; count += 1) people.push(await subscribe(api, "us-music-monthly"));
      const [early, late, free] = people;
      if (early === undefined || late === undefined || free === undefined) throw new Error("nobody came");
      await setTo(inNewYork(day, "23:45"));
      const quote = await quoteSwitch(early, "us-all-access-monthly");
      const other = await quoteSwitch(late, "us-all-access-monthly");
      const ended = await quoteOf(free.visitor, {
        cancelSubscription: { subscriptionId: free.subscriptionId, cancellationType: "immediate" },
      });

      await setTo(inNewYork(day.add({ days: 1 }), "00:14"));
      const { data } = await confirmOf(early.visitor, quote.id);
      const due = cents(quote.change?.dueNow ?? 0);
      expect(await chargedFor(quote.id)).toEqual([due]);
      const invoiceId = data.subscriptionPlanSwitch?.invoiceId ?? "";
      const invoice = await early.visitor.call("billing", "getInvoice", { params: { invoiceId } });
      expect(invoice.data).toMatchObject({
        status: "paid",
        amountTotal: due / 100,
        dueDate: day.toString(),
      });
      expect((await confirmOf(free.visitor, ended.data.id)).status).toBe(200);
      expect(await stateOf(free)).toMatchObject({ state: "cancelled" });

      await setTo(inNewYork(day.add({ days: 1 }), "00:15"));
      expect(await refusalOf(confirmOf(late.visitor, other.id))).toEqual([409, "QUOTE_EXPIRED"]);
      await setTo(inNewYork(day.add({ days: 1 }), "09:00"));
      const bills = await late.visitor.call("billing", "listInvoices", {
        query: {
          startDateTime: inNewYork(day, "00:00"),
          endDateTime: inNewYork(day.add({ days: 2 }), "00:00"),
          pageSize: 10,
        },
      });
      expect(bills.data.invoices.map(({ dueDate }) => dueDate)).toEqual([day.add({ days: 1 }).toString()]);
    },
  );
});

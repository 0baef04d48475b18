import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ledgerOf } from "#testing/ledger-of.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { readRows } from "#testing/read-rows.ts";
import type { ActionExecuted } from "./process-due-actions.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

const GOOD_CARD = "4242424242424242";
const NO_FUNDS_LATER = "4000000770000018";
const LOST_LATER = "4000000770000034";

describe("a subscription through time", () => {
  let api: TestApi;
  let people = 0;
  beforeAll(async () => {
    api = await openTestApi();
  });
  afterAll(() => api.close());

  const buy = async (offerId: string, options: { card?: string; country?: "US" | "CA" } = {}) => {
    const visitor = await api.visitor({ country: options.country ?? "US" });
    people += 1;
    const identityId = await visitor.register(`listener${people}@example.com`);
    await visitor.addBilling(await api.cards.typeCard(options.card ?? GOOD_CARD));
    const order = await visitor.call("order", "createOrder", { body: { offerId } });
    await visitor.call("order", "completeOrder", { params: { orderId: order.data.id }, body: {} });
    return { visitor, identityId };
  };
  const moveClock = async (advance: string) => {
    const answer = await api.app.inject({ method: "POST", url: "/sandbox/api/clock", payload: { advance } });
    return answer.json().steps;
  };
  const subscriptionOf = async (visitor: TestVisitor) => {
    const { data } = await visitor.call("subscription", "listSubscriptions", {});
    return data.subscriptions[0];
  };
  const invoicesOf = async (visitor: TestVisitor) => {
    const query = {
      startDateTime: "2026-01-01T00:00:00Z",
      endDateTime: "2027-12-31T00:00:00Z",
      pageSize: 100,
    };
    const { data } = await visitor.call("billing", "listInvoices", { query });
    return data.invoices.toReversed();
  };
  const mailsTo = async (identityId: string) => {
    const rows = await readRows(
      api,
      `select m.subject from inbox_messages m join identities i on i.email = m."to"
       where i.id = '${identityId}' and m.id not like 'wel%'`,
    );
    return rows.map(({ subject }) => subject);
  };
  const today = async (): Promise<Temporal.PlainDate> => {
    const { now } = (await api.app.inject({ url: "/sandbox/api/clock" })).json();
    return Temporal.Instant.from(now).toZonedDateTimeISO("America/New_York").toPlainDate();
  };

  /** What a subscription will be billed, step by step, as its owner was shown. */
  const billsOf = (
    path: readonly { start: string; billCount: number; priceAfterTax: number }[],
    count: number,
  ) =>
    path
      .flatMap((step) => Array.from({ length: step.billCount }, () => step.priceAfterTax))
      .concat(Array.from({ length: count }, () => path.at(-1)?.priceAfterTax ?? 0))
      .slice(0, count);

  test.each([
    { country: "US", offerId: "us-all-access-trial" },
    { country: "CA", offerId: "ca-all-access-trial" },
  ] as const)(
    "[S4.43] rolls from free through the introduction to the full price, each bill as it was shown ($country)",
    async ({ country, offerId }) => {
      const { visitor, identityId } = await buy(offerId, { country });
      const path = (await subscriptionOf(visitor))?.pricePath ?? [];
      const start = await today();
      await moveClock("P6M1D");
      const invoices = await invoicesOf(visitor);
      expect(invoices.map(({ amountTotal }) => amountTotal)).toEqual(billsOf(path, 7));
      expect(invoices.map(({ dueDate }) => dueDate)).toEqual(
        Array.from({ length: 7 }, (_all, months) => start.add({ months }).toString()),
      );
      expect(invoices.every(({ amountDue, status }) => amountDue === 0 && status === "paid")).toBe(true);
      const sums = await ledgerOf(api, identityId);
      expect(Object.values(sums).reduce((sum, cents) => sum + cents, 0)).toBe(0);
      expect(sums["receivable"] ?? 0).toBe(0);
      // Seven for what happened, and two that told of it: the end of the trial, and of the promotion.
      await expect.poll(() => mailsTo(identityId)).toHaveLength(9);
    },
  );

  test.each([
    { country: "US", offerId: "us-all-access-trial" },
    { country: "US", offerId: "us-all-access-monthly" },
    { country: "CA", offerId: "ca-all-access-trial" },
  ] as const)(
    "finds $offerId as it was sold: nothing is due before its day",
    async ({ country, offerId }) => {
      const { identityId } = await buy(offerId, { country });
      const read = () => readRows(api, `select * from subscriptions where identity_id = '${identityId}'`);
      const [sold] = await read();
      expect(String(sold?.["next_step_on"]) > (await today()).toString()).toBe(true);
      // Looked at all the same, it comes to what was written when it was sold.
      const now = `update subscriptions set next_step_on = '${(await today()).toString()}' where identity_id = '${identityId}'`;
      await readRows(api, now);
      expect(await moveClock("PT1S")).toEqual([]);
      expect(await read()).toEqual([sold]);
    },
  );

  test("tries a declined card again, suspends, and gives the days back once it is paid", async () => {
    const { visitor, identityId } = await buy("us-all-access-monthly", { card: NO_FUNDS_LATER });
    const start = await today();
    const due = start.add({ months: 1 });
    await moveClock("P1M");
    expect((await subscriptionOf(visitor))?.state).toBe("past_due");
    const steps: ActionExecuted[] = await moveClock("P7D");
    expect(steps.filter(({ kind }) => kind === "try").map(({ on }) => on)).toEqual(
      [3, 5, 7].map((days) => due.add({ days }).toString()),
    );
    expect((await subscriptionOf(visitor))?.state).toBe("suspended");
    const profile = await visitor.call("billing", "getDefaultBillingProfile", {});
    await visitor.call("billing", "addPaymentMethod", {
      params: { billingProfileId: profile.data?.id ?? "" },
      body: { stripePaymentMethodId: await api.cards.typeCard(GOOD_CARD) },
    });
    await moveClock("P7D");
    expect((await subscriptionOf(visitor))?.state).toBe("active");
    const next = await visitor.call("billing", "getNextBill", {});
    expect(next.data?.date).toBe(due.add({ months: 1 }).add({ days: 7 }).toString());
    const mails = [
      "Your Horizon plan has started",
      ...Array.from({ length: 4 }, () => "Your payment for Horizon didn’t go through"),
      "Your Horizon plan is on hold",
      "Your Horizon plan is back",
    ];
    await expect.poll(async () => (await mailsTo(identityId)).toSorted()).toEqual(mails.toSorted());
  });

  test("ends what is never paid, charges for the days with service only, and gives the rest up", async () => {
    const { visitor, identityId } = await buy("ca-all-access-monthly", { card: LOST_LATER, country: "CA" });
    const steps: ActionExecuted[] = await moveClock("P2M");
    expect(steps.filter(({ subscriptionId }) => subscriptionId !== "").map(({ kind }) => kind)).toContain(
      "writeOff",
    );
    const subscription = await subscriptionOf(visitor);
    expect(subscription?.state).toBe("expired");
    const [first, unpaid, credit] = await invoicesOf(visitor);
    expect(first?.status).toBe("paid");
    expect(unpaid?.amountDue).toBe(0);
    expect(unpaid?.amountWrittenOff).toBeGreaterThan(0);
    expect(credit?.lines[0]).toMatchObject({ kind: "credit" });
    expect(credit?.amountTotal).toBeLessThan(0);
    const sums = await ledgerOf(api, identityId);
    expect(Object.values(sums).reduce((sum, cents) => sum + cents, 0)).toBe(0);
    expect(sums["receivable"] ?? 0).toBe(0);
    expect(sums["customerBalance"] ?? 0).toBe(0);
  });

  test("makes up for months without a running job: each bill once, dated by its own day", async () => {
    const { identityId } = await buy("us-music-monthly");
    const start = await today();
    api.passTime({ days: 95 });
    await moveClock("PT1S");
    const rows = await readRows(
      api,
      `select due_date, total_in_cents = paid_in_cents as paid from invoices where identity_id = '${identityId}' order by due_date`,
    );
    expect(rows).toEqual(
      [0, 1, 2, 3].map((months) => ({ due_date: start.add({ months }).toString(), paid: "true" })),
    );
  });

  test("bills and charges each period once when two nodes run the same renewals", async () => {
    const identities: string[] = [];
    for (let count = 0; count < 8; count += 1) identities.push((await buy("us-music-monthly")).identityId);
    const node = await api.openNode();
    try {
      api.passTime({ days: 40 });
      const payload = { advance: "PT1S" };
      const move = (app: TestApi["app"]) =>
        app.inject({ method: "POST", url: "/sandbox/api/clock", payload });
      await Promise.all([move(api.app), move(node.app), move(api.app), move(node.app)]);
    } finally {
      await node.close();
    }
    const owners = identities.map((id) => `'${id}'`).join(", ");
    const bills = await readRows(
      api,
      `select count(*) as count, sum(paid_in_cents) = sum(total_in_cents) as paid from invoices where identity_id in (${owners}) group by identity_id`,
    );
    expect(bills).toEqual(identities.map(() => ({ count: "2", paid: "true" })));
    const charges = await readRows(
      api,
      `select state, count(*) as count from payments where identity_id in (${owners}) group by state`,
    );
    expect(charges).toEqual([{ state: "charged", count: "16" }]);
  });
});

import Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RunningProcessor, TEST_KEYS, startProcessor } from "./testing/running-processor.ts";

let processor: RunningProcessor;
let stripe: Stripe;

beforeAll(async () => {
  processor = await startProcessor();
  stripe = sdk();
});
afterAll(() => processor.stop());

function sdk(): Stripe {
  const address = { host: "127.0.0.1", port: processor.port, protocol: "http" } as const;
  return new Stripe(TEST_KEYS.secret, { ...address, telemetry: false, maxNetworkRetries: 0 });
}

function chargeIdOf({ latest_charge: charge }: Stripe.PaymentIntent): string {
  if (typeof charge !== "string") throw new Error("the intent has no charge");
  return charge;
}

async function paid(
  payment_method = "pm_card_visa",
  amount = 1_000,
): Promise<{ charge: string; intent: string }> {
  const made = await stripe.paymentIntents.create({
    amount,
    currency: "usd",
    payment_method,
    confirm: true,
    off_session: true,
    metadata: { chargeKey: "k" },
  });
  return { charge: chargeIdOf(made), intent: made.id };
}

describe("a refund", () => {
  test("gives back a charge in parts, and never more than was paid", async () => {
    const { charge, intent } = await paid();
    const first = await stripe.refunds.create({ charge, amount: 300, metadata: { refundKey: "r-1" } });
    expect(first).toMatchObject({ status: "succeeded", amount: 300, charge, payment_intent: intent });
    await expect(stripe.refunds.create({ charge, amount: 701 })).rejects.toMatchObject({ param: "amount" });
    await stripe.refunds.create({ payment_intent: intent });
    await expect(stripe.refunds.create({ charge, amount: 1 })).rejects.toMatchObject({
      statusCode: 400,
      code: "charge_already_refunded",
    });
    expect(await stripe.charges.retrieve(charge)).toMatchObject({ amount_refunded: 1_000, refunded: true });
    const { data } = await stripe.refunds.list({ charge });
    expect(data.map(({ amount }) => amount)).toEqual([700, 300]);
    expect(await stripe.refunds.retrieve(first.id)).toMatchObject({ metadata: { refundKey: "r-1" } });
  });

  test("under one key is given once, however many ask", async () => {
    const { charge } = await paid();
    const ask = () => stripe.refunds.create({ charge, amount: 100 }, { idempotencyKey: `once:${charge}` });
    const first = await ask();
    await Promise.allSettled(Array.from({ length: 20 }, ask));
    expect((await ask()).id).toBe(first.id);
    expect((await stripe.refunds.list({ charge })).data).toHaveLength(1);
  });

  test.each(["reset", "error500", "garbage"])("met by %s afterwards has been given once", async (kind) => {
    const { charge } = await paid();
    const ask = () => stripe.refunds.create({ charge }, { idempotencyKey: `fault:${charge}` });
    await processor.orderFault({ on: "refund", kind, when: "after", times: 2 });
    await expect(ask()).rejects.toThrow();
    await processor.heal();
    expect((await ask()).status).toBe("succeeded");
    expect((await stripe.refunds.list({ charge })).data).toHaveLength(1);
  });

  test("of a charge that was declined, or of none, is refused", async () => {
    await expect(stripe.refunds.create({ charge: "ch_none" })).rejects.toMatchObject({ statusCode: 404 });
    const error = await paid("pm_card_chargeDeclined").catch((cause) => cause);
    await expect(stripe.refunds.create({ charge: error.charge })).rejects.toMatchObject({ statusCode: 400 });
  });

  test("may be pending for a while, and may come back after it went through", async () => {
    const late = await stripe.refunds.create({ charge: (await paid("pm_card_pendingRefund")).charge });
    const { charge } = await paid("pm_card_refundFail");
    const failing = await stripe.refunds.create({ charge });
    expect([late.status, failing.status]).toEqual(["pending", "succeeded"]);
    const statusOf = async (id: string) => (await stripe.refunds.retrieve(id)).status;
    await expect.poll(() => statusOf(late.id), { timeout: 6_000 }).toBe("succeeded");
    await expect.poll(() => statusOf(failing.id), { timeout: 6_000 }).toBe("failed");
    expect(await stripe.charges.retrieve(charge)).toMatchObject({ amount_refunded: 0 });
    const { data } = await stripe.balanceTransactions.list({ source: failing.id });
    expect(data.map(({ type, amount }) => [type, amount])).toEqual([
      ["refund_failure", 1_000],
      ["refund", -1_000],
    ]);
  });
});

describe("the balance", () => {
  test("lists charges and refunds with their objects, page by page, within a span", async () => {
    const from = Math.floor(Date.now() / 1000) - 60;
    const wanted = new Map<string, number>();
    for (const amount of [501, 502, 503]) {
      const { charge } = await paid("pm_card_visa", amount);
      wanted.set(charge, amount);
      wanted.set((await stripe.refunds.create({ charge, amount: 100 })).id, -100);
    }
    const found = new Map<string, number>();
    const list = { created: { gte: from, lt: from + 3_600 }, limit: 2, expand: ["data.source"] };
    for await (const { amount, source, net, fee } of stripe.balanceTransactions.list(list)) {
      expect(net).toBe(amount - fee);
      if (typeof source === "object" && source) found.set(source.id, amount);
    }
    for (const [id, amount] of wanted) expect(found.get(id)).toBe(amount);
    const earlier = await stripe.balanceTransactions.list({ created: { lt: from } });
    expect(earlier.data).toEqual([]);
    const { data } = await stripe.balanceTransactions.list({ type: "refund" });
    expect(new Set(data.map(({ type }) => type))).toEqual(new Set(["refund"]));
  });

  test("lists charges of a customer with what was given back", async () => {
    const { id: customer } = await stripe.customers.create();
    const card = await stripe.paymentMethods.attach(await processor.typeCard("4242424242424242"), {
      customer,
    });
    const intent = await stripe.paymentIntents.create({
      amount: 700,
      currency: "cad",
      customer,
      payment_method: card.id,
      confirm: true,
    });
    await stripe.refunds.create({ payment_intent: intent.id, amount: 200 });
    const { data } = await stripe.charges.list({ customer });
    expect(data).toMatchObject([
      { amount: 700, amount_refunded: 200, payment_method_details: { type: "card" } },
    ]);
  });
});

import Stripe from "stripe";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type EventListener, listenForEvents } from "./testing/event-listener.ts";
import { type RunningProcessor, TEST_KEYS, startProcessor } from "./testing/running-processor.ts";

let processor: RunningProcessor;
let stripe: Stripe;
let listener: EventListener;
let secret: string;

beforeEach(async () => {
  processor = await startProcessor();
  stripe = sdk();
  listener = await listenForEvents();
  const made = await stripe.webhookEndpoints.create({ url: listener.url, enabled_events: ["*"] });
  secret = made.secret ?? "";
});
afterEach(async () => {
  await processor.stop();
  await listener.stop();
});

function sdk(): Stripe {
  const address = { host: "127.0.0.1", port: processor.port, protocol: "http" } as const;
  return new Stripe(TEST_KEYS.secret, { ...address, telemetry: false, maxNetworkRetries: 0 });
}

function chargeIdOf({ latest_charge: charge }: Stripe.PaymentIntent): string {
  if (typeof charge !== "string") throw new Error("the intent has no charge");
  return charge;
}

const CHARGE = { amount: 900, currency: "usd", confirm: true, off_session: true } as const;
const pay = (payment_method = "pm_card_visa") => stripe.paymentIntents.create({ ...CHARGE, payment_method });

function isGenuine({ body, headers }: EventListener["received"][number]): boolean {
  try {
    stripe.webhooks.constructEvent(body, headers["stripe-signature"] ?? "", secret);
    return true;
  } catch {
    return false;
  }
}

async function arrived(...types: string[]): Promise<void> {
  await expect.poll(() => listener.types(), { timeout: 8_000 }).toEqual(expect.arrayContaining(types));
}

describe("an event", () => {
  test("is signed so that the official SDK takes it, and is listed", async () => {
    const intent = await pay();
    await arrived("payment_intent.succeeded", "charge.succeeded");
    expect(listener.received.every(isGenuine)).toBe(true);
    const { data } = await stripe.events.list({ type: "payment_intent.succeeded" });
    expect(data).toMatchObject([{ data: { object: { id: intent.id, status: "succeeded" } } }]);
    expect(await stripe.events.retrieve(data[0]?.id ?? "")).toMatchObject({ object: "event" });
  });

  test("is listed before those that came earlier, page after page", async () => {
    const first = await pay();
    const second = await pay();
    const listed = stripe.events.list({ type: "payment_intent.succeeded", limit: 1 });
    const intents = (await listed.autoPagingToArray({ limit: 9 })).map(({ data }) => data.object);
    expect(intents).toMatchObject([{ id: second.id }, { id: first.id }]);
  });

  test("tells of refunds, declines and cards", async () => {
    const charge = chargeIdOf(await pay());
    await stripe.refunds.create({ charge, amount: 100 });
    await pay("pm_card_chargeDeclined").catch(() => undefined);
    const { id: customer } = await stripe.customers.create();
    const card = await stripe.paymentMethods.attach("pm_card_visa", { customer });
    await stripe.paymentMethods.update(card.id, { card: { exp_month: 7, exp_year: 2044 } });
    await processor.renewCard(card.id, { exp_month: "8", exp_year: "2045" });
    await stripe.paymentMethods.detach(card.id);
    await arrived(
      "charge.refunded",
      "refund.created",
      "payment_intent.payment_failed",
      "payment_method.attached",
      "payment_method.updated",
      "payment_method.automatically_updated",
      "payment_method.detached",
    );
    expect(listener.received.every(isGenuine)).toBe(true);
  });

  test("comes again until it is taken, also after the processor was restarted", async () => {
    listener.answer(500);
    await pay();
    await arrived("payment_intent.succeeded");
    await processor.stop();
    listener.received.length = 0;
    listener.answer(200);
    processor = await startProcessor(processor.folder);
    await arrived("payment_intent.succeeded");
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(listener.types().filter((type) => type === "payment_intent.succeeded")).toHaveLength(1);
  });

  test("waits for an address at which nobody answers, and arrives when somebody does", async () => {
    listener.answer("silence");
    const paid = await Promise.all([pay(), pay(), pay()]);
    listener.answer(200);
    await pay();
    const succeeded = () => listener.types().filter((type) => type === "payment_intent.succeeded");
    await expect.poll(succeeded).toHaveLength(paid.length + 1);
  });

  test("goes to those who want it, and to nobody who has been removed", async () => {
    const [all] = (await stripe.webhookEndpoints.list()).data;
    await stripe.webhookEndpoints.del(all?.id ?? "");
    await stripe.webhookEndpoints.create({ url: listener.url, enabled_events: ["charge.succeeded"] });
    await pay();
    await arrived("charge.succeeded");
    expect(listener.types()).toEqual(["charge.succeeded"]);
    await expect(stripe.webhookEndpoints.retrieve(all?.id ?? "")).rejects.toMatchObject({ statusCode: 404 });
  });
});

describe("a fault on the way", () => {
  const only = async (kind: string) => {
    const [all] = (await stripe.webhookEndpoints.list()).data;
    await stripe.webhookEndpoints.del(all?.id ?? "");
    const made = await stripe.webhookEndpoints.create({
      url: listener.url,
      enabled_events: ["payment_intent.succeeded"],
    });
    secret = made.secret ?? "";
    await processor.orderWebhookFault({ kind, times: 1 });
  };

  test("doubles it", async () => {
    await only("double");
    await pay();
    await arrived("payment_intent.succeeded");
    await expect.poll(() => listener.received.length).toBe(2);
    expect(new Set(listener.received.map(({ body }) => body)).size).toBe(1);
  });

  test("lets a later one pass it", async () => {
    await only("reorder");
    const [first, second] = [await pay(), await pay()];
    await expect.poll(() => listener.received.length, { timeout: 4_000 }).toBe(2);
    const ids = listener.received.map(({ body }) => JSON.parse(body).data.object.id);
    expect(ids).toEqual([second.id, first.id]);
  });

  test("loses it", async () => {
    await only("drop");
    await pay();
    const second = await pay();
    await arrived("payment_intent.succeeded");
    expect(listener.received.map(({ body }) => JSON.parse(body).data.object.id)).toEqual([second.id]);
  });

  test.each(["wrongSignature", "oldTimestamp"])(
    "puts one with %s before it, which the SDK refuses",
    async (kind) => {
      await only(kind);
      await pay();
      await expect.poll(() => listener.received.length).toBe(2);
      expect(listener.received.map(isGenuine)).toEqual([false, true]);
    },
  );
});

describe("a cardholder's dispute", () => {
  test.each([
    ["pm_card_createDispute", "fraudulent"],
    ["pm_card_createDisputeProductNotReceived", "product_not_received"],
  ])("follows a charge of %s, and is closed by the evidence", async (card, reason) => {
    const charge = chargeIdOf(await pay(card));
    await arrived("charge.dispute.created");
    const { data } = await stripe.disputes.list({ charge });
    expect(data).toMatchObject([{ reason, status: "needs_response", amount: 900 }]);
    await expect(stripe.refunds.create({ charge })).rejects.toMatchObject({
      code: "charge_disputed",
    });
    const evidence = { uncategorized_text: "winning_evidence" };
    expect((await stripe.disputes.update(data[0]?.id ?? "", { evidence })).status).toBe("won");
    await arrived("charge.dispute.closed");
    await expect(stripe.disputes.close(data[0]?.id ?? "")).rejects.toMatchObject({ statusCode: 400 });
  });
});

import { randomUUID } from "node:crypto";
import { TEST_KEYS, startProcessor } from "@skywave/card-processor/testing";
import Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { CardProcessor, SavedCard } from "./card-processor.ts";
import type { BalanceTransaction } from "./processor-event.ts";
import { createStripeCardProcessor } from "./stripe/stripe-card-processor.ts";

interface Desk {
  cards: CardProcessor;
  close(): Promise<void>;
}

const embedded = {
  name: "the embedded processor",
  open: async (): Promise<Desk> => {
    const { port, stop } = await startProcessor();
    const address = { host: "127.0.0.1", port, protocol: "http" } as const;
    const secretKey = TEST_KEYS.secret;
    return {
      cards: createStripeCardProcessor({ secretKey, ...address, timeoutInMilliseconds: 3_000 }),
      close: stop,
    };
  },
};
const realKey = process.env["STRIPE_TEST_SECRET_KEY"];
const real = {
  name: "the public processor in its test mode",
  open: async (): Promise<Desk> => ({
    cards: createStripeCardProcessor({ secretKey: realKey ?? "", timeoutInMilliseconds: 20_000 }),
    close: async () => undefined,
  }),
};

describe.each(realKey === undefined ? [embedded] : [embedded, real])("$name", ({ open }) => {
  let desk: Desk;
  let cards: CardProcessor;

  beforeAll(async () => {
    desk = await open();
    cards = desk.cards;
  });
  afterAll(() => desk.close());

  async function savedCard(token = "pm_card_visa"): Promise<SavedCard> {
    const outcome = await cards.saveCard({
      customerId: null,
      paymentMethodId: token,
      billingProfileId: "bp-1",
      idempotencyKey: `save:${randomUUID()}`,
    });
    if (outcome.kind !== "saved") throw new Error(`not saved: ${JSON.stringify(outcome)}`);
    return outcome.card;
  }

  async function charged(card?: SavedCard) {
    const { customerId, paymentMethodId } = card ?? (await savedCard());
    const idempotencyKey = `order:${randomUUID()}:1`;
    const outcome = await cards.charge({
      customerId,
      paymentMethodId,
      amountInCents: 1_000,
      currency: "USD",
      idempotencyKey,
      metadata: {},
    });
    if (outcome.kind !== "charged") throw new Error(`not charged: ${JSON.stringify(outcome)}`);
    return { chargeId: outcome.chargeId, idempotencyKey, customerId };
  }

  function refundOf(chargeId: string, amountInCents: number) {
    return { chargeId, amountInCents, idempotencyKey: `refund:${randomUUID()}`, metadata: {} };
  }

  test("refunds in parts under keys, and finds each by its key", async () => {
    const { chargeId } = await charged();
    const part = refundOf(chargeId, 400);
    const first = await cards.refund(part);
    expect(first).toEqual({ kind: "refunded", refundId: expect.stringMatching(/^re_/) });
    expect(await cards.refund(part)).toEqual(first);
    expect(await cards.refund(refundOf(chargeId, 600))).toMatchObject({ kind: "refunded" });
    expect(await cards.findRefund(part)).toEqual(first);
    expect(await cards.findRefund(refundOf(chargeId, 1))).toEqual({ kind: "notFound" });
  });

  test("refuses to give back more than was paid, and what was never paid", async () => {
    const { chargeId } = await charged();
    expect(await cards.refund(refundOf(chargeId, 1_001))).toEqual({ kind: "declined" });
    expect(await cards.refund(refundOf("ch_nobody_made_this", 1))).toEqual({ kind: "declined" });
  });

  test("shows a card's expiry, takes a new one, and tells when the card is gone", async () => {
    const card = await savedCard("pm_card_mastercard");
    const { paymentMethodId } = card;
    expect(await cards.findCard(paymentMethodId)).toEqual({ kind: "found", card });
    const expiry = { expiryYear: card.expiryYear + 2, expiryMonth: 5 };
    const renewed = { ...card, ...expiry };
    expect(await cards.updateCard({ paymentMethodId, ...expiry })).toEqual({ kind: "saved", card: renewed });
    expect(await cards.findCard(paymentMethodId)).toEqual({ kind: "found", card: renewed });
    await cards.removeCard({ paymentMethodId });
    expect(await cards.findCard(paymentMethodId)).toEqual({ kind: "gone" });
    expect(await cards.findCard("pm_nobody_made_this")).toEqual({ kind: "gone" });
  });

  test("lists charges and refunds of a span with the keys they were asked by", async () => {
    const from = Temporal.Now.instant().subtract({ minutes: 1 });
    const { chargeId, idempotencyKey } = await charged();
    const refund = refundOf(chargeId, 300);
    const refunded = await cards.refund(refund);
    const found: BalanceTransaction[] = [];
    const until = Temporal.Now.instant().add({ minutes: 1 });
    for await (const balanceTransaction of cards.listBalanceTransactions({ from, until }))
      found.push(balanceTransaction);
    expect(found.find(({ id }) => id === chargeId)).toMatchObject({
      kind: "charge",
      key: idempotencyKey,
      amountInCents: 1_000,
      currency: "USD",
    });
    expect(found.find(({ key }) => key === refund.idempotencyKey)).toMatchObject({
      kind: "refund",
      amountInCents: 300,
      id: refunded.kind === "refunded" ? refunded.refundId : "",
    });
    const times = found.map(({ at }) => at.epochMilliseconds);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  });

  test("sends events to an address that is registered once, however often it is asked", async () => {
    const url = `https://${randomUUID()}.example/webhooks/card-processor`;
    const first = await cards.registerWebhook(url);
    const second = await cards.registerWebhook(url);
    expect(await cards.hasWebhook(first.endpointId)).toBe(false);
    expect(await cards.hasWebhook(second.endpointId)).toBe(true);
    expect(second.secret).toMatch(/^whsec_/);
  });
});

describe("readEvent", () => {
  const cards = createStripeCardProcessor({ secretKey: TEST_KEYS.secret, timeoutInMilliseconds: 100 });
  const { webhooks } = new Stripe(TEST_KEYS.secret);
  const NOW = Temporal.Instant.from("2026-03-10T15:00:00Z");
  const secret = "whsec_test";

  function signed(object: object, type: string, { ageInSeconds = 0, by = secret } = {}) {
    const payload = JSON.stringify({ id: "evt_1", object: "event", type, data: { object } });
    const timestamp = NOW.epochMilliseconds / 1000 - ageInSeconds;
    const signature = webhooks.generateTestHeaderString({ payload, secret: by, timestamp });
    return { rawBody: Buffer.from(payload), signature, secret, receivedAt: NOW };
  }

  test.each([
    [
      "payment_intent.succeeded",
      { metadata: { chargeKey: "order:o:1" } },
      { kind: "payment", chargeKey: "order:o:1" },
    ],
    ["payment_intent.payment_failed", { metadata: {} }, { kind: "other" }],
    ["refund.updated", { metadata: { refundKey: "refund:1" } }, { kind: "refund", refundKey: "refund:1" }],
    ["charge.refunded", { id: "ch_1" }, { kind: "refundedCharge", chargeId: "ch_1" }],
    ["charge.dispute.closed", { id: "dp_1" }, { kind: "dispute", disputeId: "dp_1" }],
    ["payment_method.detached", { id: "pm_1" }, { kind: "card", paymentMethodId: "pm_1" }],
    ["invoice.created", { id: "in_1" }, { kind: "other" }],
  ])("tells what %s is about", (type, object, subject) => {
    expect(cards.readEvent(signed(object, type))).toEqual({ id: "evt_1", type, subject });
  });

  test("takes five minutes on the way, and no more", () => {
    const read = (ageInSeconds: number) =>
      cards.readEvent(signed({ id: "ch_1" }, "charge.refunded", { ageInSeconds }));
    expect(read(299)).toBeDefined();
    expect(read(301)).toBeUndefined();
  });

  test("refuses what another secret has signed, what was changed since, and what is no signature", () => {
    expect(cards.readEvent(signed({}, "charge.refunded", { by: "whsec_other" }))).toBeUndefined();
    const genuine = signed({ id: "ch_1" }, "charge.refunded");
    const changed = Buffer.from(genuine.rawBody.toString().replace("ch_1", "ch_2"));
    expect(cards.readEvent({ ...genuine, rawBody: changed })).toBeUndefined();
    for (const signature of ["", "t=1", "v1=aa", "nonsense"])
      expect(cards.readEvent({ ...genuine, signature })).toBeUndefined();
  });
});

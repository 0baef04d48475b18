import Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TEST_KEYS, type RunningProcessor, startProcessor } from "./testing/running-processor.ts";

let processor: RunningProcessor;
let stripe: Stripe;

beforeAll(async () => {
  processor = await startProcessor();
  stripe = sdkFor(processor, TEST_KEYS.secret);
});
afterAll(() => processor.stop());

function sdkFor({ port }: RunningProcessor, key: string): Stripe {
  return new Stripe(key, {
    host: "127.0.0.1",
    port,
    protocol: "http",
    telemetry: false,
    maxNetworkRetries: 0,
  });
}

async function savedCard(number: string): Promise<{ customer: string; payment_method: string }> {
  const { id: customer } = await stripe.customers.create({ email: "ada@example.com" });
  const { id } = await stripe.paymentMethods.attach(await processor.typeCard(number), { customer });
  return { customer, payment_method: id };
}

const CHARGE = { amount: 1199, currency: "usd", confirm: true, off_session: true } as const;

describe("a saved card", () => {
  test("is charged off session, and the charge is found with its metadata", async () => {
    const card = await savedCard("4242424242424242");
    const intent = await stripe.paymentIntents.create({ ...CHARGE, ...card, metadata: { orderId: "o-1" } });
    expect(intent).toMatchObject({ status: "succeeded", amount_received: 1199, currency: "usd" });
    expect(intent.latest_charge).toMatch(/^ch_/);
    expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({ metadata: { orderId: "o-1" } });
    expect(intent.lastResponse.requestId).toMatch(/^req_/);
  });

  test("pays for nobody but its customer, and for nobody once it is removed", async () => {
    const card = await savedCard("5555555555554444");
    const stranger = await stripe.customers.create();
    await expect(
      stripe.paymentIntents.create({ ...CHARGE, ...card, customer: stranger.id }),
    ).rejects.toMatchObject({ statusCode: 400 });
    expect(await stripe.paymentMethods.detach(card.payment_method)).toMatchObject({ customer: null });
    await expect(stripe.paymentIntents.create({ ...CHARGE, ...card })).rejects.toMatchObject({
      statusCode: 400,
    });
  });

  test("keeps its brand, last digits and expiry, and the same fingerprint each time it is typed", async () => {
    const first = await stripe.paymentMethods.retrieve(await processor.typeCard("378282246310005"));
    const second = await stripe.paymentMethods.retrieve(await processor.typeCard("378282246310005"));
    expect(first.card).toMatchObject({ brand: "amex", last4: "0005", exp_month: 12 });
    expect(second.card?.fingerprint).toBe(first.card?.fingerprint);
  });

  test("is confirmed for later charges by a setup intent", async () => {
    const card = await savedCard("4242424242424242");
    const intent = await stripe.setupIntents.create({ ...card, confirm: true, usage: "off_session" });
    expect(intent.status).toBe("succeeded");
    expect(await stripe.setupIntents.retrieve(intent.id)).toMatchObject({
      payment_method: card.payment_method,
    });
  });

  test("may be saved and still refuse every charge", async () => {
    const card = await savedCard("4000000000000341");
    await expect(stripe.paymentIntents.create({ ...CHARGE, ...card })).rejects.toMatchObject({
      code: "card_declined",
    });
  });
});

const DECLINES = [
  ["4000000000000002", "card_declined", "generic_decline"],
  ["4000000000009995", "card_declined", "insufficient_funds"],
  ["4000000000009987", "card_declined", "lost_card"],
  ["4100000000000019", "card_declined", "fraudulent"],
  ["4000000000000069", "expired_card", undefined],
  ["4000000000000127", "incorrect_cvc", undefined],
  ["4000000000000119", "processing_error", undefined],
] as const;

describe("a declined card", () => {
  test.each(DECLINES)("%s is refused a charge with %s, %s", async (number, code, declineCode) => {
    const payment_method = await processor.typeCard(number);
    const error = await stripe.paymentIntents.create({ ...CHARGE, payment_method }).catch((cause) => cause);
    expect(error).toBeInstanceOf(Stripe.errors.StripeCardError);
    expect(error).toMatchObject({ statusCode: 402, code });
    expect(error.decline_code || undefined).toBe(declineCode);
    expect(error.payment_intent).toMatchObject({ status: "requires_payment_method" });
  });

  test.each(DECLINES)("%s is not saved either, with %s", async (number, code) => {
    await expect(savedCard(number)).rejects.toMatchObject({ statusCode: 402, code });
  });

  test("leaves the failed attempt on the books", async () => {
    const { id: customer } = await stripe.customers.create();
    const payment_method = await processor.typeCard("4000000000000002");
    await stripe.paymentIntents.create({ ...CHARGE, customer, payment_method }).catch(() => undefined);
    const { data } = await stripe.paymentIntents.list({ customer });
    expect(data).toHaveLength(1);
    expect(data[0]?.last_payment_error?.code).toBe("card_declined");
  });
});

describe("the list of charges", () => {
  test("goes from the newest to the oldest, page by page, for one customer", async () => {
    const card = await savedCard("4242424242424242");
    const made: string[] = [];
    for (const amount of [100, 200, 300])
      made.unshift((await stripe.paymentIntents.create({ ...CHARGE, ...card, amount })).id);
    const found: string[] = [];
    for await (const { id } of stripe.paymentIntents.list({ customer: card.customer, limit: 2 }))
      found.push(id);
    expect(found).toEqual(made);
  });
});

describe("a wrong call", () => {
  test("with another key is told 401", async () => {
    const stranger = sdkFor(processor, "sk_test_somebody_else");
    await expect(stranger.customers.create()).rejects.toMatchObject({ statusCode: 401 });
  });

  test("with the frame's key opens nothing but the frame's call", async () => {
    const frame = sdkFor(processor, TEST_KEYS.publishable);
    await expect(frame.customers.create()).rejects.toMatchObject({ statusCode: 400 });
  });

  test("with a card number from a server is refused", async () => {
    await expect(
      stripe.paymentMethods.create({
        type: "card",
        card: { number: "4242424242424242", exp_month: 1, exp_year: 40 },
      }),
    ).rejects.toMatchObject({ statusCode: 400 });
  });

  test.each([
    { amount: 49, code: "amount_too_small" },
    { amount: 1.5, code: "parameter_invalid_integer" },
  ])("with the amount $amount is told $code", async ({ amount, code }) => {
    await expect(stripe.paymentIntents.create({ ...CHARGE, amount })).rejects.toMatchObject({
      statusCode: 400,
      code,
    });
  });

  test("about something unknown is told 404", async () => {
    await expect(stripe.customers.retrieve("cus_none")).rejects.toMatchObject({
      statusCode: 404,
      code: "resource_missing",
    });
  });

  test("with a mistyped number, a past expiry or a short code is told so", async () => {
    const frame = sdkFor(processor, TEST_KEYS.publishable);
    const type = (card: object) =>
      frame.paymentMethods.create({
        type: "card",
        card: { number: "4242424242424242", exp_month: 12, exp_year: 2040, ...card },
      });
    await expect(type({ number: "4242424242424241" })).rejects.toMatchObject({ code: "incorrect_number" });
    await expect(type({ exp_year: 2019 })).rejects.toMatchObject({ code: "invalid_expiry_year" });
    await expect(type({ cvc: "12" })).rejects.toMatchObject({ code: "invalid_cvc" });
  });
});

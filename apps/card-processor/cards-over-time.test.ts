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

const CHARGE = { amount: 1199, currency: "usd", confirm: true, off_session: true } as const;

async function saved(number: string): Promise<{ customer: string; payment_method: string }> {
  const { id: customer } = await stripe.customers.create();
  const { id } = await stripe.paymentMethods.attach(await processor.typeCard(number), { customer });
  return { customer, payment_method: id };
}

describe("a card that pays its first charge", () => {
  test.each([
    ["4000000770000018", "card_declined", "insufficient_funds"],
    ["4000000770000026", "expired_card", undefined],
    ["4000000770000034", "card_declined", "lost_card"],
    ["4000000770000042", "card_declined", "do_not_honor"],
    ["4000000770000059", "processing_error", undefined],
  ])("%s is refused the next ones with %s, %s", async (number, code, declineCode) => {
    const card = await saved(number);
    expect((await stripe.paymentIntents.create({ ...CHARGE, ...card })).status).toBe("succeeded");
    const error = await stripe.paymentIntents.create({ ...CHARGE, ...card }).catch((cause) => cause);
    expect(error).toMatchObject({ statusCode: 402, code });
    expect(error.decline_code || undefined).toBe(declineCode);
  });
});

describe("a saved card", () => {
  test("gets a later expiry, and is among its customer's cards until it is removed", async () => {
    const { customer, payment_method } = await saved("4242424242424242");
    const changed = await stripe.paymentMethods.update(payment_method, {
      card: { exp_month: 3, exp_year: 2041 },
    });
    expect(changed.card).toMatchObject({ exp_month: 3, exp_year: 2041 });
    const listed = await stripe.customers.listPaymentMethods(customer);
    expect(listed.data.map(({ id }) => id)).toEqual([payment_method]);
    await stripe.paymentMethods.detach(payment_method);
    expect((await stripe.paymentMethods.list({ customer, type: "card" })).data).toEqual([]);
    await expect(stripe.paymentMethods.update(payment_method, {})).rejects.toMatchObject({ statusCode: 400 });
  });

  test("becomes its customer's default, which a stranger's card cannot", async () => {
    const { customer, payment_method } = await saved("4242424242424242");
    const stranger = await saved("5555555555554444");
    const setDefault = (default_payment_method: string) =>
      stripe.customers.update(customer, { invoice_settings: { default_payment_method } });
    await setDefault(payment_method);
    expect(await stripe.customers.retrieve(customer)).toMatchObject({
      invoice_settings: { default_payment_method: payment_method },
    });
    await expect(setDefault(stranger.payment_method)).rejects.toMatchObject({ statusCode: 404 });
  });
});

describe("a payment intent", () => {
  test("that waits can be cancelled, one that has paid cannot", async () => {
    const waiting = await stripe.paymentIntents.create({ amount: 500, currency: "usd" });
    expect(await stripe.paymentIntents.cancel(waiting.id)).toMatchObject({ status: "canceled" });
    const done = await stripe.paymentIntents.create({ ...CHARGE, payment_method: "pm_card_visa" });
    await expect(stripe.paymentIntents.cancel(done.id)).rejects.toMatchObject({
      code: "payment_intent_unexpected_state",
    });
  });
});

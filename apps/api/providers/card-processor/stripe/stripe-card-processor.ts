import { setTimeout as pause } from "node:timers/promises";
import Stripe from "stripe";
import type { CardProcessor, ChargeOutcome, SaveCardOutcome } from "../card-processor.ts";
import { declinedBy } from "../decline-move.ts";
import { isKeyInUse, isLostMethod, outcomeOfFailure } from "../outcome-of-failure.ts";
import { findDispute } from "./find-dispute.ts";
import { listBalanceTransactions } from "./list-balance-transactions.ts";
import { readEvent } from "./read-event.ts";
import { findCard, savedCard, updateCard } from "./saved-cards.ts";
import { findRefund, refund } from "./refunds.ts";
import { hasWebhook, registerWebhook } from "./webhook-registration.ts";

export interface StripeConfig {
  secretKey: string;
  /** The public processor's own address when absent. */
  host?: string;
  port?: number;
  protocol?: "http" | "https";
  timeoutInMilliseconds: number;
}

type SaveInput = Parameters<CardProcessor["saveCard"]>[0];
type ChargeInput = Parameters<CardProcessor["charge"]>[0];
type FindInput = Parameters<CardProcessor["findCharge"]>[0];

const SETUP_TOKEN_LIFE_IN_SECONDS = 3600;
const PAGE_SIZE = 100;
const RACE_TRIES = 5;
const RACE_PAUSE_IN_MILLISECONDS = 100;

/** The card processor through its official SDK; the embedded one answers the same calls. */
export function createStripeCardProcessor(config: StripeConfig): CardProcessor {
  const { secretKey, timeoutInMilliseconds, ...address } = config;
  // Retries are decided by whoever knows the order; the SDK's own would only hide how long it took.
  const stripe = new Stripe(secretKey, {
    ...address,
    timeout: timeoutInMilliseconds,
    maxNetworkRetries: 0,
    telemetry: false,
  });
  return {
    saveCard: (input) => saveCard(stripe, input),
    charge: (input) => charge(stripe, input),
    findCharge: (input) => findCharge(stripe, input),
    refund: (input) => refund(stripe, input),
    findRefund: (input) => findRefund(stripe, input),
    findDispute: (disputeId) => findDispute(stripe, disputeId),
    findCard: (paymentMethodId) => findCard(stripe, paymentMethodId),
    updateCard: (input) => updateCard(stripe, input),
    listBalanceTransactions: (span) => listBalanceTransactions(stripe, span),
    readEvent: (input) => readEvent(stripe, input),
    registerWebhook: (url) => registerWebhook(stripe, url),
    hasWebhook: (endpointId) => hasWebhook(stripe, endpointId),
    removeCard: (input) => removeCard(stripe, input.paymentMethodId),
    async createSetupToken({ customerId }) {
      const customer = customerId === null ? {} : { customer: customerId };
      const intent = await stripe.setupIntents.create({
        ...customer,
        allowed_payment_method_types: ["card"],
        usage: "off_session",
      });
      const expiresAt = new Date((intent.created + SETUP_TOKEN_LIFE_IN_SECONDS) * 1000);
      if (intent.client_secret === null)
        throw new Error(`The setup intent ${intent.id} has no client secret`);
      return { setupToken: intent.client_secret, expiresAt };
    },
  };
}

async function saveCard(stripe: Stripe, input: SaveInput): Promise<SaveCardOutcome> {
  const { billingProfileId, idempotencyKey } = input;
  const keyed = (step: string) => ({ idempotencyKey: `${idempotencyKey}:${step}` });
  try {
    const customer = input.customerId ?? (await createCustomer(stripe, input)).id;
    const method = await stripe.paymentMethods.attach(input.paymentMethodId, { customer }, keyed("attach"));
    await stripe.setupIntents.create(
      {
        customer,
        payment_method: method.id,
        allowed_payment_method_types: ["card"],
        confirm: true,
        usage: "off_session",
        metadata: { billingProfileId },
      },
      keyed("setup"),
    );
    return { kind: "saved", card: savedCard(method, customer) };
  } catch (cause) {
    return outcomeOfFailure(cause);
  }
}

/** A profile is one customer, also when two of its cards are added at once; the loser of that race waits. */
async function createCustomer(stripe: Stripe, { billingProfileId }: SaveInput): Promise<Stripe.Customer> {
  const key = { idempotencyKey: `customer:${billingProfileId}` };
  for (let tries = 1; ; tries += 1) {
    try {
      return await stripe.customers.create({ metadata: { billingProfileId } }, key);
    } catch (cause) {
      if (!isKeyInUse(cause) || tries === RACE_TRIES) throw cause;
      await pause(tries * RACE_PAUSE_IN_MILLISECONDS);
    }
  }
}

async function charge(stripe: Stripe, input: ChargeInput): Promise<ChargeOutcome> {
  try {
    const intent = await stripe.paymentIntents.create(
      {
        amount: input.amountInCents,
        currency: input.currency.toLowerCase(),
        customer: input.customerId,
        payment_method: input.paymentMethodId,
        allowed_payment_method_types: ["card"],
        confirm: true,
        off_session: true,
        metadata: { ...input.metadata, chargeKey: input.idempotencyKey },
      },
      { idempotencyKey: input.idempotencyKey },
    );
    return outcomeOfIntent(intent);
  } catch (cause) {
    return outcomeOfFailure(cause);
  }
}

async function findCharge(stripe: Stripe, input: FindInput): Promise<ChargeOutcome | { kind: "notFound" }> {
  try {
    // The list is up to date at once, which the processor's search is not.
    for await (const intent of stripe.paymentIntents.list({ customer: input.customerId, limit: PAGE_SIZE }))
      if (intent.metadata["chargeKey"] === input.idempotencyKey) return outcomeOfIntent(intent);
    return { kind: "notFound" };
  } catch (cause) {
    return { kind: "unknown", cause };
  }
}

function outcomeOfIntent(intent: Stripe.PaymentIntent): ChargeOutcome {
  const { status, latest_charge: latest, last_payment_error: error } = intent;
  if (status === "succeeded" && latest !== null)
    return { kind: "charged", chargeId: typeof latest === "string" ? latest : latest.id };
  if (status === "canceled") return { kind: "declined", nextMove: "useAnotherCard" };
  if (status === "requires_payment_method" && error)
    return declinedBy({ code: error.code, declineCode: error.decline_code });
  return { kind: "unknown", cause: new Error(`The payment ${intent.id} is ${status}`) };
}

async function removeCard(stripe: Stripe, paymentMethodId: string): Promise<void> {
  try {
    await stripe.paymentMethods.detach(paymentMethodId);
  } catch (cause) {
    if (!isLostMethod(cause)) throw cause;
  }
}

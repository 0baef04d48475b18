import { walletKindFrom } from "@skywave/domain/billing/wallet-kind";
import type Stripe from "stripe";
import type { CardProcessor, FindCardOutcome, SavedCard, SaveCardOutcome } from "../card-processor.ts";
import { isMissing, outcomeOfFailure } from "../outcome-of-failure.ts";

/** What we keep of a card that is a customer's. */
export function savedCard({ id, card }: Stripe.PaymentMethod, customerId: string): SavedCard {
  if (!card) throw new Error(`The payment method ${id} is not a card`);
  return {
    paymentMethodId: id,
    customerId,
    brand: card.brand,
    last4: card.last4,
    expiryYear: card.exp_year,
    expiryMonth: card.exp_month,
    fingerprint: card.fingerprint ?? "",
    walletKind: walletKindFrom(card.wallet?.type) ?? null,
  };
}

/** The card as it is now; one that is nobody's any more cannot be charged again, so it is gone. */
export async function findCard(stripe: Stripe, paymentMethodId: string): Promise<FindCardOutcome> {
  try {
    const method = await stripe.paymentMethods.retrieve(paymentMethodId);
    const customerId = customerOf(method);
    return customerId === null ? { kind: "gone" } : { kind: "found", card: savedCard(method, customerId) };
  } catch (cause) {
    return isMissing(cause) ? { kind: "gone" } : { kind: "unknown", cause };
  }
}

/** Changes the expiry; asking twice changes nothing more. */
export async function updateCard(
  stripe: Stripe,
  input: Parameters<CardProcessor["updateCard"]>[0],
): Promise<SaveCardOutcome> {
  const { paymentMethodId, expiryMonth, expiryYear } = input;
  try {
    const method = await stripe.paymentMethods.update(paymentMethodId, {
      card: { exp_month: expiryMonth, exp_year: expiryYear },
    });
    return { kind: "saved", card: savedCard(method, customerOf(method) ?? "") };
  } catch (cause) {
    return outcomeOfFailure(cause);
  }
}

function customerOf({ customer }: Stripe.PaymentMethod): string | null {
  return typeof customer === "string" || customer === null ? customer : customer.id;
}

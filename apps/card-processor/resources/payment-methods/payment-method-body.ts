import type { PaymentMethod } from "../../ledger/record.ts";

export function paymentMethodBody({ id, card, ...method }: PaymentMethod): object {
  return {
    id,
    object: "payment_method",
    type: "card",
    created: method.createdInSeconds,
    customer: method.customerId,
    livemode: false,
    allow_redisplay: "unspecified",
    billing_details: { ...method.billingDetails, tax_id: null },
    metadata: method.metadata,
    card: {
      brand: card.brand,
      display_brand: card.brand,
      last4: card.last4,
      exp_month: card.expiryMonth,
      exp_year: card.expiryYear,
      fingerprint: card.fingerprint,
      funding: "credit",
      country: "US",
      checks: {
        address_line1_check: null,
        address_postal_code_check: null,
        cvc_check: cvcCheckOf(card),
      },
      networks: { available: [card.brand], preferred: null },
      three_d_secure_usage: { supported: false },
      generated_from: null,
      wallet: walletOf(card),
    },
  };
}

function walletOf({ behaviour, wallet }: PaymentMethod["card"]): object | null {
  const type = behaviour === "inAppleWallet" ? "apple_pay" : wallet;
  return type === undefined ? null : { type, [type]: {}, dynamic_last4: null };
}

function cvcCheckOf(card: PaymentMethod["card"]): string {
  if (!card.isCvcGiven) return "unchecked";
  return card.behaviour === "incorrectCvc" ? "fail" : "pass";
}

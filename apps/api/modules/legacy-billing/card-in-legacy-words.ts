import { type Refusal, refuse } from "#platform/outcome.ts";

/** What is wrong with a card, in the words of the legacy system. Whatever else refuses a payment has one name in both. */
export function cardInLegacyWords(refusal: Refusal): Refusal {
  switch (refusal.code) {
    case "CREDIT_CARD_ERROR":
      return refuse("CREDIT_CARD_VALIDATION_FAILED");
    case "PAYMENT_METHOD_REQUIRED":
      return refuse("NO_CREDIT_CARD_ON_ACCOUNT");
    default:
      return refusal;
  }
}

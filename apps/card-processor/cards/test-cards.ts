/** What the issuer says, in the public processor's words. */
export interface Decline {
  code: "card_declined" | "expired_card" | "incorrect_cvc" | "processing_error";
  declineCode?: string;
  message: string;
}

/** How a card behaves for its whole life; a number that is not listed is accepted. */
export type CardBehaviour = "accepted" | "refusesCharges" | DecliningBehaviour;

export type DecliningBehaviour =
  | "genericDecline"
  | "insufficientFunds"
  | "lostCard"
  | "expiredCard"
  | "incorrectCvc"
  | "processingError"
  | "fraudulent";

const BEHAVIOURS: ReadonlyMap<string, CardBehaviour> = new Map<string, CardBehaviour>([
  ["4000000000000002", "genericDecline"],
  ["4000000000009995", "insufficientFunds"],
  ["4000000000009987", "lostCard"],
  ["4000000000000069", "expiredCard"],
  ["4000000000000127", "incorrectCvc"],
  ["4000000000000119", "processingError"],
  ["4100000000000019", "fraudulent"],
  ["4000000000000341", "refusesCharges"],
]);

/** Method ids with which a server may act as if a person had typed the number. */
const NUMBERS_BY_TOKEN: ReadonlyMap<string, string> = new Map([
  ["pm_card_visa", "4242424242424242"],
  ["pm_card_mastercard", "5555555555554444"],
  ["pm_card_amex", "378282246310005"],
  ["pm_card_discover", "6011111111111117"],
  ["pm_card_chargeDeclined", "4000000000000002"],
  ["pm_card_visa_chargeDeclined", "4000000000000002"],
  ["pm_card_chargeDeclinedInsufficientFunds", "4000000000009995"],
  ["pm_card_visa_chargeDeclinedInsufficientFunds", "4000000000009995"],
  ["pm_card_visa_chargeDeclinedLostCard", "4000000000009987"],
  ["pm_card_chargeDeclinedExpiredCard", "4000000000000069"],
  ["pm_card_chargeDeclinedIncorrectCvc", "4000000000000127"],
  ["pm_card_chargeDeclinedProcessingError", "4000000000000119"],
  ["pm_card_chargeDeclinedFraudulent", "4100000000000019"],
  ["pm_card_chargeCustomerFail", "4000000000000341"],
]);

const DECLINED = "Your card was declined.";

const DECLINES: Record<DecliningBehaviour, Decline> = {
  genericDecline: { code: "card_declined", declineCode: "generic_decline", message: DECLINED },
  insufficientFunds: {
    code: "card_declined",
    declineCode: "insufficient_funds",
    message: "Your card has insufficient funds.",
  },
  lostCard: { code: "card_declined", declineCode: "lost_card", message: DECLINED },
  fraudulent: { code: "card_declined", declineCode: "fraudulent", message: DECLINED },
  expiredCard: { code: "expired_card", message: "Your card has expired." },
  incorrectCvc: { code: "incorrect_cvc", message: "Your card's security code is incorrect." },
  processingError: {
    code: "processing_error",
    message: "An error occurred while processing your card. Try again in a little bit.",
  },
};

export function behaviourOf(number: string): CardBehaviour {
  return BEHAVIOURS.get(number) ?? "accepted";
}

export function testCardNumber(token: string): string | undefined {
  return NUMBERS_BY_TOKEN.get(token);
}

/** Saving a card asks its issuer too, but only for nothing; so a card may be saved that later refuses money. */
export function declineOf(behaviour: CardBehaviour, asked: "save" | "charge"): Decline | null {
  if (behaviour === "accepted") return null;
  if (behaviour === "refusesCharges") return asked === "charge" ? DECLINES.genericDecline : null;
  return DECLINES[behaviour];
}

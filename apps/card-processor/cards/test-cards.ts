import { type Decline, DECLINES, type DecliningBehaviour } from "./declines.ts";

/** A card that pays once, and is refused by its bank from then on. */
type DecliningLater =
  `${"insufficientFunds" | "expiredCard" | "lostCard" | "doNotHonor" | "processingError"}Later`;

/** How a card behaves for its whole life; a number that is not listed is accepted. */
export type CardBehaviour =
  | "accepted"
  | "refusesCharges"
  | "disputesAsFraudulent"
  | "disputesAsNotReceived"
  | "refundsLate"
  | "failsRefunds"
  | "inAppleWallet"
  | DecliningLater
  | DecliningBehaviour;

const BEHAVIOURS: ReadonlyMap<string, CardBehaviour> = new Map<string, CardBehaviour>([
  ["4000000000000002", "genericDecline"],
  ["4000000000009995", "insufficientFunds"],
  ["4000000000009987", "lostCard"],
  ["4000000000009979", "stolenCard"],
  ["4000000000000069", "expiredCard"],
  ["4000000000000127", "incorrectCvc"],
  ["4000000000000119", "processingError"],
  ["4000000000006975", "velocityExceeded"],
  ["4100000000000019", "fraudulent"],
  ["4000000000000341", "refusesCharges"],
  ["4000000000000259", "disputesAsFraudulent"],
  ["4000000000002685", "disputesAsNotReceived"],
  ["4000000000007726", "refundsLate"],
  ["4000000000005126", "failsRefunds"],
  // The public processor has no numbers for these; they are this one's own.
  ["4000000770000018", "insufficientFundsLater"],
  ["4000000770000026", "expiredCardLater"],
  ["4000000770000034", "lostCardLater"],
  ["4000000770000042", "doNotHonorLater"],
  ["4000000770000059", "processingErrorLater"],
  ["4000000770000067", "doNotHonor"],
  ["4000000770000075", "inAppleWallet"],
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
  ["pm_card_visa_chargeDeclinedStolenCard", "4000000000009979"],
  ["pm_card_visa_chargeDeclinedVelocityLimitExceeded", "4000000000006975"],
  ["pm_card_chargeDeclinedExpiredCard", "4000000000000069"],
  ["pm_card_chargeDeclinedIncorrectCvc", "4000000000000127"],
  ["pm_card_chargeDeclinedProcessingError", "4000000000000119"],
  ["pm_card_chargeDeclinedFraudulent", "4100000000000019"],
  ["pm_card_chargeCustomerFail", "4000000000000341"],
  ["pm_card_createDispute", "4000000000000259"],
  ["pm_card_createDisputeProductNotReceived", "4000000000002685"],
  ["pm_card_pendingRefund", "4000000000007726"],
  ["pm_card_refundFail", "4000000000005126"],
]);

export function behaviourOf(number: string): CardBehaviour {
  return BEHAVIOURS.get(number) ?? "accepted";
}

export function testCardNumber(token: string): string | undefined {
  return NUMBERS_BY_TOKEN.get(token);
}

/**
 * Saving a card asks its issuer too, but only for nothing; so a card may be saved that later refuses money, and
 * one may pay its first charge and refuse the others.
 */
export function declineOf(
  behaviour: CardBehaviour,
  asked: "save" | "firstCharge" | "laterCharge",
): Decline | null {
  switch (behaviour) {
    case "accepted":
    case "disputesAsFraudulent":
    case "disputesAsNotReceived":
    case "refundsLate":
    case "failsRefunds":
    case "inAppleWallet":
      return null;
    case "refusesCharges":
      return asked === "save" ? null : DECLINES.genericDecline;
    case "insufficientFundsLater":
      return asked === "laterCharge" ? DECLINES.insufficientFunds : null;
    case "expiredCardLater":
      return asked === "laterCharge" ? DECLINES.expiredCard : null;
    case "lostCardLater":
      return asked === "laterCharge" ? DECLINES.lostCard : null;
    case "doNotHonorLater":
      return asked === "laterCharge" ? DECLINES.doNotHonor : null;
    case "processingErrorLater":
      return asked === "laterCharge" ? DECLINES.processingError : null;
    default:
      return DECLINES[behaviour];
  }
}

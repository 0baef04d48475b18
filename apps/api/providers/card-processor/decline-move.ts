import type { DeclineMove } from "./card-processor.ts";

// A lost, stolen or suspect card gets the same answer as a plain refusal, so that its holder learns nothing.
const MOVES: ReadonlyMap<string, DeclineMove> = new Map<string, DeclineMove>([
  ["approve_with_id", "tryAgain"],
  ["incorrect_address", "tryAgain"],
  ["incorrect_cvc", "tryAgain"],
  ["incorrect_number", "tryAgain"],
  ["incorrect_zip", "tryAgain"],
  ["invalid_cvc", "tryAgain"],
  ["invalid_expiry_month", "tryAgain"],
  ["invalid_expiry_year", "tryAgain"],
  ["invalid_number", "tryAgain"],
  ["issuer_not_available", "tryAgain"],
  ["processing_error", "tryAgain"],
  ["reenter_transaction", "tryAgain"],
  ["try_again_later", "tryAgain"],

  ["authentication_required", "useAnotherCard"],
  ["card_not_supported", "useAnotherCard"],
  ["card_velocity_exceeded", "useAnotherCard"],
  ["currency_not_supported", "useAnotherCard"],
  ["expired_card", "useAnotherCard"],
  ["insufficient_funds", "useAnotherCard"],
  ["withdrawal_count_limit_exceeded", "useAnotherCard"],

  ["call_issuer", "callBank"],
  ["card_declined", "callBank"],
  ["do_not_honor", "callBank"],
  ["do_not_try_again", "callBank"],
  ["fraudulent", "callBank"],
  ["generic_decline", "callBank"],
  ["invalid_account", "callBank"],
  ["lost_card", "callBank"],
  ["merchant_blacklist", "callBank"],
  ["new_account_information_available", "callBank"],
  ["no_action_taken", "callBank"],
  ["not_permitted", "callBank"],
  ["pickup_card", "callBank"],
  ["restricted_card", "callBank"],
  ["revocation_of_all_authorizations", "callBank"],
  ["revocation_of_authorization", "callBank"],
  ["security_violation", "callBank"],
  ["service_not_allowed", "callBank"],
  ["stolen_card", "callBank"],
  ["stop_payment_order", "callBank"],
  ["transaction_not_allowed", "callBank"],
]);

// The bank will not take the card again, whenever it is asked; asking all the same is against the networks' rules.
const FINAL: ReadonlySet<string> = new Set([
  "card_not_supported",
  "currency_not_supported",
  "do_not_try_again",
  "expired_card",
  "fraudulent",
  "invalid_account",
  "lost_card",
  "new_account_information_available",
  "pickup_card",
  "restricted_card",
  "revocation_of_all_authorizations",
  "revocation_of_authorization",
  "security_violation",
  "stolen_card",
  "stop_payment_order",
]);

/** Whether the same card must not be charged again without its holder. */
function isFinalDecline(decline: { code?: string | undefined; declineCode?: string | undefined }): boolean {
  return FINAL.has(decline.declineCode ?? decline.code ?? "");
}

/** A refused charge, with what can be done about it. */
export function declinedBy(decline: { code?: string | undefined; declineCode?: string | undefined }): {
  kind: "declined";
  nextMove: DeclineMove;
  isFinal?: true;
} {
  const refusal = { kind: "declined", nextMove: declineMove(decline) } as const;
  return isFinalDecline(decline) ? { ...refusal, isFinal: true } : refusal;
}

/** The person's next move, from the decline's code where the bank gave one, else from the error's. */
export function declineMove(decline: {
  code?: string | undefined;
  declineCode?: string | undefined;
}): DeclineMove {
  const byBank = MOVES.get(decline.declineCode ?? "");
  return byBank ?? MOVES.get(decline.code ?? "") ?? "useAnotherCard";
}

/** What the issuer says, in the public processor's words. */
export interface Decline {
  code: "card_declined" | "expired_card" | "incorrect_cvc" | "processing_error";
  declineCode?: string;
  message: string;
}

export type DecliningBehaviour =
  | "genericDecline"
  | "insufficientFunds"
  | "lostCard"
  | "stolenCard"
  | "doNotHonor"
  | "velocityExceeded"
  | "expiredCard"
  | "incorrectCvc"
  | "processingError"
  | "fraudulent";

const DECLINED = "Your card was declined.";

export const DECLINES: Record<DecliningBehaviour, Decline> = {
  genericDecline: { code: "card_declined", declineCode: "generic_decline", message: DECLINED },
  insufficientFunds: {
    code: "card_declined",
    declineCode: "insufficient_funds",
    message: "Your card has insufficient funds.",
  },
  lostCard: { code: "card_declined", declineCode: "lost_card", message: DECLINED },
  stolenCard: { code: "card_declined", declineCode: "stolen_card", message: DECLINED },
  doNotHonor: { code: "card_declined", declineCode: "do_not_honor", message: DECLINED },
  velocityExceeded: { code: "card_declined", declineCode: "card_velocity_exceeded", message: DECLINED },
  fraudulent: { code: "card_declined", declineCode: "fraudulent", message: DECLINED },
  expiredCard: { code: "expired_card", message: "Your card has expired." },
  incorrectCvc: { code: "incorrect_cvc", message: "Your card's security code is incorrect." },
  processingError: {
    code: "processing_error",
    message: "An error occurred while processing your card. Try again in a little bit.",
  },
};

import { isBefore } from "../calendar/compare-days.ts";
import type { SaveOfferRule } from "../jurisdictions/save-offer-rules.ts";

/** Months after which somebody may be given a reason to stay again. */
const APART_IN_MONTHS = 12;

export interface SaveOfferFacts {
  rule: SaveOfferRule;
  /** A cancellation has been agreed: then nobody is kept from it by an offer. */
  isCancellationAgreed: boolean;
  /** The day on which the last one was taken for this subscription. */
  takenOn: Temporal.PlainDate | undefined;
  today: Temporal.PlainDate;
}

/** Whether a subscription may be shown a reason to stay; if not, why. */
export function decideSaveOffer(facts: SaveOfferFacts): "allowed" | "notHere" | "taken" {
  const { rule, isCancellationAgreed, takenOn, today } = facts;
  if (rule.whileCancelling === "never" && !isCancellationAgreed) return "notHere";
  const isRecent = takenOn !== undefined && isBefore(today, nextSaveOfferOn(takenOn));
  return isRecent ? "taken" : "allowed";
}

/** The first day on which another one may be taken. */
function nextSaveOfferOn(takenOn: Temporal.PlainDate): Temporal.PlainDate {
  return takenOn.add({ months: APART_IN_MONTHS });
}

/** A day on or before which the last one has to have been taken for another one to be taken on a day. */
export function lastDayForAnother(today: Temporal.PlainDate): Temporal.PlainDate {
  const day = today.subtract({ months: APART_IN_MONTHS });
  // The twelve months of a 29 February end on the 28th, and the way back must not find a day too late.
  return isBefore(today, nextSaveOfferOn(day)) ? day.subtract({ days: 1 }) : day;
}

/** Days after a bill was due on which its card is tried again by itself. */
const RETRIES_AFTER_DAYS = [3, 5, 7, 14, 21, 28];
/** Service goes on for so long after a bill was due. */
export const GRACE_IN_DAYS = 7;
/** After so long the subscription ends, and what is left of the bill is written off. */
export const PATIENCE_IN_DAYS = 30;

/** A bill that is not paid, and the last time its card was tried. */
export interface OpenBill {
  dueOn: Temporal.PlainDate;
  lastTry: { on: Temporal.PlainDate; paymentMethodId: string; isFinal: boolean } | undefined;
  /** The card that would be tried next; absent where there is none, or where it has expired. */
  paymentMethodId: string | undefined;
}

/**
 * The day on which a bill's card is tried next. One that the bank will never take again is left alone until
 * there is another; another one is tried on the next day of the schedule.
 */
export function nextTryOn({ dueOn, lastTry, paymentMethodId }: OpenBill): Temporal.PlainDate | undefined {
  if (paymentMethodId === undefined) return undefined;
  if (lastTry === undefined) return dueOn;
  const isHopeless = lastTry.isFinal && lastTry.paymentMethodId === paymentMethodId;
  if (isHopeless) return undefined;
  return RETRIES_AFTER_DAYS.map((days) => dueOn.add({ days })).find(
    (day) => Temporal.PlainDate.compare(day, lastTry.on) > 0,
  );
}

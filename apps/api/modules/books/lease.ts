/**
 * Who may ask the card processor about a charge or a refund, and for how long. What is reserved belongs to the call that
 * reserved it until its lease is over; then a job takes it over, and the processor is asked again by the same key.
 */

/** How many that were left open are finished in one go. */
export const OPEN_AT_ONCE = 50;

// Longer than the card processor is waited for: whose node has not settled it by then is taken over.
const LEASE_IN_SECONDS = 15;
const TAKEOVER_IN_SECONDS = 30;
const UNCLEAR_IN_SECONDS = 5;
// The processor forgets keys after a day. Past this age nothing is asked for again, it is only looked up.
const PROCESSOR_KEY_IS_GOOD_FOR_HOURS = 20;

/** Until when the call that reserved it is left alone. */
export function leaseFrom(now: Temporal.Instant): Temporal.Instant {
  return now.add({ seconds: LEASE_IN_SECONDS });
}

/** Until when the job that took it over has it to itself. */
export function takeoverFrom(now: Temporal.Instant): Temporal.Instant {
  return now.add({ seconds: TAKEOVER_IN_SECONDS });
}

/** Until when an unclear answer is left alone; `atLeast` seconds, where it has been unclear for long. */
export function unclearFrom(now: Temporal.Instant, atLeast = 0): Temporal.Instant {
  return now.add({ seconds: Math.max(UNCLEAR_IN_SECONDS, atLeast) });
}

/** Whether the processor still knows a key, so that asking again by it makes nothing twice. */
export function knowsKey(startedAt: Temporal.Instant, now: Temporal.Instant): boolean {
  return now.since(startedAt).total("hours") < PROCESSOR_KEY_IS_GOOD_FOR_HOURS;
}

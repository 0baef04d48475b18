/** All billing days are days in this zone, whatever the customer's own. */
export const BILLING_TIME_ZONE = "America/New_York";

/** The billing day that an instant falls on. */
export function billingDate(instant: Temporal.Instant): Temporal.PlainDate {
  return instant.toZonedDateTimeISO(BILLING_TIME_ZONE).toPlainDate();
}

/** The instant at which a billing day begins. */
export function startOfBillingDate(date: Temporal.PlainDate): Temporal.Instant {
  return date.toZonedDateTime(BILLING_TIME_ZONE).toInstant();
}

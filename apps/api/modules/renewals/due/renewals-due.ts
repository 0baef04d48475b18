import { BILLING_TIME_ZONE } from "@skywave/domain/calendar/billing-time-zone";
import { QUOTE_LIFETIME_IN_MINUTES } from "@skywave/domain/pricing/quote-lifetime";
import type { Clock } from "#platform/clock.ts";
import type { ProcessDueActions } from "../process-due-actions.ts";
import type { SubscriptionLocks } from "#modules/subscriptions/index.ts";
import { createProcessDueSubscriptions } from "./process-due-subscriptions.ts";
import type { DueWork } from "./due-work.ts";

/** The steps of subscriptions that are due: bills, their collection, and what follows from both. */
export function createRenewalsDue(parts: {
  clock: Clock;
  locks: SubscriptionLocks;
  processDueActions: ProcessDueActions;
}): DueWork {
  const { clock, locks, processDueActions } = parts;
  // A day begins for them when no quote of the day before holds any more: it is billed as it was quoted.
  const today = () =>
    clock
      .now()
      .subtract({ minutes: QUOTE_LIFETIME_IN_MINUTES })
      .toZonedDateTimeISO(BILLING_TIME_ZONE)
      .toPlainDate();
  return {
    firstDay: (identityId) => locks.firstDueDay(identityId),
    run: async ({ identityId, onTaken, onError }) => {
      const processDue = createProcessDueSubscriptions({ locks, processDueActions, today, onError });
      await processDue(onTaken, identityId);
    },
  };
}

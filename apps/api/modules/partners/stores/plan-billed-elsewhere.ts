import { BILLING_TIME_ZONE } from "@skywave/domain/calendar/billing-time-zone";
import { mainProductOf } from "@skywave/domain/offers/main-product";
import type { Offer } from "@skywave/domain/offers/offer";
import { randomId } from "#platform/security/random-id.ts";
import type { StorePurchase } from "#providers/stores/store-gateway.ts";
import { type SubscriptionRow, UNBILLED } from "#modules/subscriptions/index.ts";

/** The billing day of an instant. */
export function dayOf(instant: Temporal.Instant): Temporal.PlainDate {
  return instant.toZonedDateTimeISO(BILLING_TIME_ZONE).toPlainDate();
}

/** A plan as it is kept that somebody else bills: no bill falls due here. */
export function planBilledElsewhere(
  purchase: StorePurchase,
  { source, identityId, offer }: Pick<SubscriptionRow, "source" | "identityId"> & { offer: Offer },
): SubscriptionRow {
  const startsOn = dayOf(purchase.startedAt);
  return {
    identityId,
    id: randomId("sub"),
    state: purchase.state,
    productId: mainProductOf(offer),
    instanceNumber: 0,
    orderId: purchase.reference,
    plans: [{ from: startsOn.toString(), isAtOnce: true, offer }],
    suspensionIntervals: [],
    fees: [],
    addresses: [],
    end: null,
    source,
    externalReference: purchase.reference,
    primaryId: null,
    pairPrimaryId: null,
    ...UNBILLED,
    turnedUntil: startsOn,
    startedAt: purchase.startedAt,
    terminatedAt: purchase.endedAt,
  };
}

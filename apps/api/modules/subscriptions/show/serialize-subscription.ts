import type { PriceStep as WirePriceStep, Subscription } from "@skywave/contract";
import { BILLING_TIME_ZONE } from "@skywave/domain/calendar/billing-time-zone";
import { toMajorUnits } from "@skywave/domain/money/cents";
import { type PriceStep, pricePathOf } from "@skywave/domain/pricing/price-path";
import { needsRadio } from "@skywave/domain/radios/decide-radio-plan";
import { serializeOffer, serializePhase, serializePrice } from "#modules/offers/index.ts";
import type { SubscriptionStanding } from "./change-facts.ts";
import { serializeBillsAhead } from "./serialize-bills-ahead.ts";
import { serializeStanding } from "./serialize-standing.ts";
import { offerOn, pendingOffer } from "../stored-schedule.ts";

/** What tells a subscription from its owner's others, the radio on which it is heard among it. */
type Naming = Pick<Subscription, "nickname" | "amongSame" | "radio">;

/** A subscription as its owner sees it, with its price path and the phase of today. */
export function serializeSubscription(
  standing: SubscriptionStanding,
  { today, hasChat, ...naming }: Naming & { today: Temporal.PlainDate; hasChat: boolean },
): Subscription {
  const { row, schedule } = standing;
  const offer = offerOn(row, today);
  const pending = pendingOffer(row, today);
  const path = pricePathOf(schedule);
  const current = path.findLast((step) => Temporal.PlainDate.compare(step.start, today) <= 0) ?? path[0];
  const phase = offer.phases.find((candidate) => candidate.type === current?.phaseType);
  if (current === undefined || phase === undefined || row.state === "reserved") {
    throw new Error(`subscription ${row.id} has no phase to show`);
  }
  const shown = serializeStanding(standing, {
    today,
    hasChat,
    hasRadio: naming.radio !== undefined,
    isForRadio: needsRadio(offer.serviceType),
  });
  return {
    id: row.id,
    ...naming,
    state: row.state,
    ...shown,
    offerId: offer.id,
    offers: {
      active: serializeOffer(offer),
      pending: pending === undefined ? null : serializeOffer(pending),
    },
    offerPhases: offer.phases.map(serializePhase),
    currentPhase: {
      type: phase.type,
      started: current.start.toString(),
      ends: current.end?.toString() ?? null,
      billingPeriod: phase.billingPeriod.timeUnit,
      billingPeriodCount: phase.billingPeriod.length,
      price: serializePrice(phase.price),
    },
    currency: offer.currency,
    asOf: today.toString(),
    pricePath: path.map(serializeStep),
    ...serializeBillsAhead(standing),
    started: row.startedAt.toString(),
    expires: row.end === null ? null : startOfDay(row.end.on),
    terminated: row.terminatedAt?.toString() ?? null,
    beneficiaries: shown.isActive ? [row.identityId] : [],
    billingProfileId: row.billingProfileId,
    source: { type: row.source, externalReference: row.externalReference ?? row.orderId },
    includedIn: row.primaryId,
    products: offer.products.map((product) => ({ ...product })),
  };
}

function startOfDay(isoDay: string): string {
  return Temporal.PlainDate.from(isoDay).toZonedDateTime(BILLING_TIME_ZONE).toInstant().toString();
}

function serializeStep(step: PriceStep): WirePriceStep {
  return {
    phaseType: step.phaseType,
    start: step.start.toString(),
    end: step.end?.toString() ?? null,
    billingPeriod: step.billingPeriod,
    billCount: step.billCount,
    price: toMajorUnits(step.priceInCents),
    priceAfterTax: toMajorUnits(step.priceAfterTaxInCents),
  };
}

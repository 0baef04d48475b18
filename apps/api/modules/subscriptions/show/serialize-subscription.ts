import type { PriceStep as WirePriceStep, Subscription } from "@skywave/contract";
import { BILLING_TIME_ZONE } from "@skywave/domain/calendar/billing-time-zone";
import { isBefore } from "@skywave/domain/calendar/compare-days";
import { toMajorUnits } from "@skywave/domain/money/cents";
import { type DatedPhase, datedPhasesOf } from "@skywave/domain/plans/dated-phases";
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
  const current = phaseOn(standing, today);
  if (current === undefined || row.state === "reserved") {
    throw new Error(`subscription ${row.id} has no phase to show`);
  }
  const { phase } = current;
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

/**
 * The phase of today; of a plan that has not begun the first one, of one that is over the last. The steps of the price
 * would not tell: another tax, or a pause, starts a step within a phase.
 */
function phaseOn(
  { row, schedule }: Pick<SubscriptionStanding, "row" | "schedule">,
  today: Temporal.PlainDate,
): Pick<DatedPhase, "phase" | "start" | "end"> | undefined {
  const dated = datedPhasesOf(schedule, today).flat();
  const running = dated.findLast(({ start }) => !isBefore(today, start)) ?? dated[0];
  if (running !== undefined) return running;
  // Over on the day it began, so that no phase of it ever ran.
  const [only] = pricePathOf(schedule);
  const [phase] = offerOn(row, today).phases;
  return only && phase && { phase, start: only.start, end: only.end };
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

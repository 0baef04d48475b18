import type { PriceStep as WirePriceStep, Subscription } from "@skywave/contract";
import { toMajorUnits } from "@skywave/domain/money/cents";
import { type PriceStep, pricePathOf } from "@skywave/domain/pricing/price-path";
import { toWireOffer, toWirePhase, toWirePrice } from "../offers/index.ts";
import type { SubscriptionRow } from "./subscriptions-repository.ts";

/** A subscription as its owner sees it, with its price path and the phase of today. */
export function toWireSubscription(row: SubscriptionRow, today: Temporal.PlainDate): Subscription {
  const { offer } = row;
  const path = pricePathOf({
    phases: offer.phases,
    started: row.startedOn,
    serviceAddress: row.serviceAddress,
  });
  const current = path.findLast((step) => Temporal.PlainDate.compare(step.start, today) <= 0) ?? path[0];
  const phase = offer.phases.find((candidate) => candidate.type === current?.phaseType);
  if (current === undefined || phase === undefined || row.state === "reserved") {
    throw new Error(`subscription ${row.id} has no phase to show`);
  }
  return {
    id: row.id,
    state: row.state,
    offerId: offer.id,
    offers: { active: toWireOffer(offer), pending: null },
    offerPhases: offer.phases.map(toWirePhase),
    currentPhase: {
      type: phase.type,
      started: current.start.toString(),
      ends: current.end?.toString() ?? null,
      billingPeriod: phase.billingPeriod.timeUnit,
      billingPeriodCount: phase.billingPeriod.length,
      price: toWirePrice(phase.price),
    },
    currency: offer.currency,
    pricePath: path.map(toWireStep),
    started: row.startedAt.toString(),
    expires: null,
    terminated: row.terminatedAt?.toString() ?? null,
    beneficiaries: [],
    billingProfileId: row.billingProfileId,
    source: { type: row.source, externalReference: row.orderId },
    products: offer.products.map((product) => ({ ...product })),
  };
}

function toWireStep(step: PriceStep): WirePriceStep {
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

import type { LegacyPlan } from "@skywave/contract";
import { toMajorUnits } from "@skywave/domain/money/cents";
import { derivePrice } from "@skywave/domain/offers/derived-price";
import { mainProductOf } from "@skywave/domain/offers/main-product";
import type { Offer } from "@skywave/domain/offers/offer";
import { packageIdOf } from "@skywave/domain/offers/vip";
import { activePhaseOf, type DatedPhase, datedPhasesOf } from "@skywave/domain/plans/dated-phases";
import { planCategoryOf } from "@skywave/domain/plans/plan-category";
import { planFlagsOf } from "@skywave/domain/plans/plan-flags";
import { isPrepaid, phaseNameOf, planTypeOf } from "@skywave/domain/plans/plan-type";
import { scheduleOf, type SubscriptionRow } from "#modules/subscriptions/index.ts";

type Phase = LegacyPlan["phases"][number];
interface Shown {
  active: DatedPhase | undefined;
  canChangePlan: boolean;
  isCompanion: boolean;
}

/** The plan of a subscription that runs on a day, and the one that follows it; of one that is over, the last. */
export function serializeLegacyPlans(
  row: SubscriptionRow,
  { today, canChangePlan }: { today: Temporal.PlainDate; canChangePlan: boolean },
): LegacyPlan[] {
  const dated = datedPhasesOf(scheduleOf(row), today);
  const active = activePhaseOf(dated.flat(), today);
  const running = Math.max(
    row.plans.findLastIndex(({ from }) => from <= today.toString()),
    0,
  );
  return row.plans.slice(running).map(({ offer }, index) =>
    serializePlan(offer, dated[running + index] ?? [], {
      subscriptionId: row.id,
      active,
      canChangePlan,
      isCompanion: row.primaryId !== null,
    }),
  );
}

function serializePlan(
  offer: Offer,
  dated: readonly DatedPhase[],
  { subscriptionId, ...shown }: Shown & { subscriptionId: string },
): LegacyPlan {
  const phases = dated.map((each) => serializePhase(offer, each, shown));
  const flags = (phases.find(({ isActivePhase }) => isActivePhase) ?? phases[0])?.flags;
  return {
    id: offer.id,
    subscriptionId,
    packageName: offer.name,
    category: planCategoryOf(packageIdOf(mainProductOf(offer))),
    phases,
    includesRadio: offer.serviceType !== "streaming",
    streamingAvaliable: offer.serviceType !== "satellite",
    // A plan that was over before its first day has no phase that ever ran.
    flags: flags ?? flagsOf(offer, offer.phases[0], { ...shown, canChangePlan: false }),
  };
}

function serializePhase(offer: Offer, { phase, start, end, renewsOn }: DatedPhase, shown: Shown): Phase {
  const { termLengthInMonths, priceTermInCents } = derivePrice(phase);
  const { code, type } = legacyPlanOf(offer, phase, shown);
  return {
    phase: phaseNameOf(type),
    isActivePhase: phase === shown.active?.phase,
    isPrepaid: isPrepaid(type),
    term: {
      length: termLengthInMonths,
      startDate: start.toString(),
      endDate: end?.toString() ?? null,
      price: toMajorUnits(priceTermInCents),
      renewalDate: renewsOn?.toString() ?? null,
    },
    metadata: { offerId: offer.id, code, type },
    flags: flagsOf(offer, phase, shown),
  };
}

/** A plan that is included in another has the type of a companion, whatever it costs elsewhere. */
function legacyPlanOf(
  offer: Offer,
  phase: Offer["phases"][number],
  { isCompanion }: Shown,
): { code: string; type: string } {
  const code = phase.legacyPlan?.code ?? packageIdOf(mainProductOf(offer));
  return { code, type: isCompanion ? "COMPANION" : planTypeOf(phase) };
}

function flagsOf(offer: Offer, phase: Offer["phases"][number] | undefined, shown: Shown) {
  if (phase === undefined) throw new Error(`offer ${offer.id} has no phases`);
  const { code: planCode, type: planType } = legacyPlanOf(offer, phase, shown);
  const packageId = packageIdOf(mainProductOf(offer));
  return planFlagsOf({ planCode, planType, packageId, canChangePlan: shown.canChangePlan });
}

import type { OfferPhase } from "../offers/offer.ts";

/** What somebody pays in a phase of a plan, as the legacy contract says it. */
export type PlanPhaseName = "trial" | "promo" | "fullPrice";

const TRIALS: ReadonlySet<string> = new Set([
  "TRIAL",
  "TRIAL_EXT",
  "TRIAL_EXT_RTC",
  "TRIAL_RTP",
  "TRIAL_GGLE",
]);
const PROMOS: ReadonlySet<string> = new Set(["PROMO", "PROMO_MCP"]);
/** A promotion that is billed month by month; any other was paid for at its start. */
const BILLED_BY_THE_MONTH = "PROMO_MCP";
const FULL_PRICE = "SELF_PAY";

/** What a plan type is besides its phase; a type may be none of them. */
export type PlanKind = "companion" | "introductory" | "demo" | "extended";

const KINDS: Readonly<Record<string, PlanKind>> = {
  COMPANION: "companion",
  INTRODUCTORY: "introductory",
  DEMO: "demo",
  EXTENDED_SERVICE: "extended",
  TRIAL_EXT: "extended",
  TRIAL_EXT_RTC: "extended",
};

/** What is paid under a plan type: full price under all that are neither trial nor promotion. */
export function phaseNameOf(planType: string): PlanPhaseName {
  const type = normal(planType);
  if (TRIALS.has(type)) return "trial";
  return PROMOS.has(type) ? "promo" : "fullPrice";
}

/** Whether a phase was paid for at its start: a promotion that is not billed by the month. */
export function isPrepaid(planType: string): boolean {
  return phaseNameOf(planType) === "promo" && normal(planType) !== BILLED_BY_THE_MONTH;
}

/** The special kind that a plan type names; undefined for an everyday one. */
export function planKindOf(planType: string): PlanKind | undefined {
  return KINDS[normal(planType)];
}

/** The plan type of a phase: the one that it was imported with, or what a phase that was sold here comes to. */
export function planTypeOf({ type, duration, billingPeriod, legacyPlan }: OfferPhase): string {
  if (legacyPlan !== undefined) return legacyPlan.type;
  switch (type) {
    case "Free":
      return "TRIAL";
    case "Introductory":
      return isOneBill(duration, billingPeriod) ? "PROMO" : BILLED_BY_THE_MONTH;
    case "AutoRenewing":
      return FULL_PRICE;
  }
}

function isOneBill(
  duration: OfferPhase["duration"],
  { length, timeUnit }: OfferPhase["billingPeriod"],
): boolean {
  return duration !== "infinite" && duration.length === length && duration.timeUnit === timeUnit;
}

/** Imports write small letters and hyphens, too. */
function normal(planType: string): string {
  return planType.toUpperCase().replaceAll("-", "_");
}

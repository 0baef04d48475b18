import { planKindOf } from "./plan-type.ts";

/** What is special about a plan; each is computed here and never taken from a caller. */
export interface PlanFlags {
  isDemo: boolean;
  isEmployee: boolean;
  isLifetime: boolean;
  isExtended: boolean;
  isAdvantage: boolean;
  isFamily: boolean;
  isMilitary: boolean;
  isIntroductory: boolean;
  canChange: boolean;
}

/** A part of a plan code or a package id, between its hyphens and underscores, that says so. */
const BY_PART = {
  isEmployee: ["EMP"],
  /** Those who serve, and veterans. */
  isMilitary: ["MIL", "VET"],
  isLifetime: ["LIFE"],
  /** The price of those who have stayed for many years. */
  isAdvantage: ["ADV"],
  isFamily: ["FAM"],
} as const satisfies Partial<Record<keyof PlanFlags, readonly string[]>>;

/** The flags of a plan by its code, its type and its package; it can change where nothing about it is for some people alone. */
export function planFlagsOf({
  planCode,
  planType,
  packageId,
  canChangePlan,
}: {
  planCode: string;
  planType: string;
  packageId: string;
  /** Whether the state of the subscription allows for a change. */
  canChangePlan: boolean;
}): PlanFlags {
  const parts = new Set(`${planCode}-${packageId}`.toUpperCase().split(/[-_\s]+/));
  const says = (flag: keyof typeof BY_PART) => BY_PART[flag].some((part) => parts.has(part));
  const kind = planKindOf(planType);
  const flags = {
    isDemo: kind === "demo",
    isEmployee: says("isEmployee"),
    isLifetime: says("isLifetime"),
    isExtended: kind === "extended",
    isAdvantage: says("isAdvantage"),
    isFamily: says("isFamily"),
    isMilitary: says("isMilitary"),
    isIntroductory: kind === "introductory",
  };
  const isFixed = flags.isDemo || flags.isEmployee || flags.isLifetime || kind === "companion";
  return { ...flags, canChange: canChangePlan && !isFixed };
}

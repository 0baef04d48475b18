import type { KeyOf } from "#i18n/translate.ts";
import type { RedeemPartnerPlanOutcome } from "@skywave/services/partners/redeem-partner-plan";
import type { RestorePurchasesOutcome } from "@skywave/services/partners/take-over-purchases";

type CommonCode = "UNREACHABLE" | "SESSION_ENDED" | "RATE_LIMIT_EXCEEDED" | "SYSTEM";

export type EntitlementRefusal = Extract<RedeemPartnerPlanOutcome | RestorePurchasesOutcome, { ok: false }>;

/** What to tell about each refusal to take over a plan that somebody else bills. */
export const ENTITLEMENT_MESSAGES = {
  LINK_UNKNOWN: "entitlement.error.LINK_UNKNOWN",
  LINK_EXPIRED: "entitlement.error.LINK_EXPIRED",
  COUNTRY_ERROR: "entitlement.error.COUNTRY_ERROR",
  ALREADY_REDEEMED: "entitlement.error.ALREADY_REDEEMED",
  PARTNER_PLAN_IN_USE: "entitlement.error.PARTNER_PLAN_IN_USE",
  SUB_ALREADY_EXISTS_FOR_IDENTITY: "entitlement.error.SUB_ALREADY_EXISTS_FOR_IDENTITY",
  PARTNER_UNAVAILABLE: "entitlement.error.PARTNER_UNAVAILABLE",
  STORE_UNAVAILABLE: "entitlement.error.STORE_UNAVAILABLE",
  NOTHING_TO_RESTORE: "entitlement.error.NOTHING_TO_RESTORE",
} as const satisfies Record<Exclude<EntitlementRefusal["code"], CommonCode>, KeyOf<"entitlement">>;

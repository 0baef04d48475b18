import type { MessageKey } from "@skywave/localization";
import type { ActivateEntitlementOutcome } from "@skywave/services/partners/activate-entitlement";

type Refused = Exclude<Extract<ActivateEntitlementOutcome, { ok: false }>["code"], CommonCode>;
type CommonCode = "UNREACHABLE" | "SESSION_ENDED" | "RATE_LIMIT_EXCEEDED" | "SYSTEM";

/** What to tell about each refusal to redeem. */
export const REDEEM_PARTNER_MESSAGES = {
  ALREADY_REDEEMED: "partner.error.ALREADY_REDEEMED",
  NOT_FOUND: "partner.error.NOT_FOUND",
  PARTNER_UNAVAILABLE: "partner.error.PARTNER_UNAVAILABLE",
} as const satisfies Record<Refused, MessageKey>;

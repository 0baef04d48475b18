import type { PromoCodeResult } from "@skywave/contract";
import type { MessageKey } from "@skywave/localization";

export const LONGEST_PROMO_CODE = 40;

type InvalidReason = Extract<PromoCodeResult, { status: "invalid" }>["reason"];

/** What to tell about a code that does not work. */
export const PROMO_CODE_MESSAGES = {
  notFound: "promo.reason.notFound",
  expired: "promo.reason.expired",
  notStarted: "promo.reason.notStarted",
  redeemed: "promo.reason.redeemed",
  notEligible: "promo.reason.notEligible",
  wrongCountry: "promo.reason.wrongCountry",
  wrongPlatform: "promo.reason.wrongPlatform",
} as const satisfies Record<InvalidReason, MessageKey>;

/** What is wrong with a code before it is sent, if anything. */
export function checkPromoCode(typed: string): "promo.empty" | "promo.too-long" | undefined {
  const code = typed.trim();
  if (code === "") return "promo.empty";
  return code.length > LONGEST_PROMO_CODE ? "promo.too-long" : undefined;
}

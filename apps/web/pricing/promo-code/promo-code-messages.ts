import type { KeyOf } from "#i18n/translate.ts";
import type { PromoCodeResult } from "@skywave/contract";

export const LONGEST_PROMO_CODE = 40;

type Invalid = Extract<PromoCodeResult, { status: "invalid" }>;

/** What to tell about a code that does not work. */
export function promoCodeMessage({ reason, because }: Invalid): KeyOf {
  return because === undefined ? `promo.reason.${reason}` : `promo.because.${because}`;
}

/** What is wrong with a code before it is sent, if anything. */
export function checkPromoCode(typed: string): "promo.empty" | "promo.too-long" | undefined {
  const code = typed.trim();
  if (code === "") return "promo.empty";
  return code.length > LONGEST_PROMO_CODE ? "promo.too-long" : undefined;
}

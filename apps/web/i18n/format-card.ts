import { cardBrandName } from "@skywave/domain/billing/card-brand-name";
import type { Translator } from "./translate.ts";

/** A card as its owner knows it, in a sentence. */
export function formatCard(
  translate: Translator,
  { brand, last4 }: { brand: string; last4: string },
): string {
  return translate("methods.card", { brand: cardBrandName(brand), last4 });
}

/** The same where there is little room. */
export function formatCardShort(
  translate: Translator,
  { brand, last4 }: { brand: string; last4: string },
): string {
  return translate("billing.card-short", { brand: cardBrandName(brand), last4 });
}

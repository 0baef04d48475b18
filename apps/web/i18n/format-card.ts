import { cardName } from "@skywave/domain/billing/card-name";
import type { WalletKind } from "@skywave/domain/billing/wallet-kind";
import type { Translator } from "./translate.ts";

interface NamedCard {
  brand: string;
  last4: string;
  walletKind?: WalletKind | undefined;
}

/** A card as its owner knows it, in a sentence. */
export function formatCard(translate: Translator, card: NamedCard): string {
  return translate("methods.card", { brand: cardName(card), last4: card.last4 });
}

/** The same where there is little room. */
export function formatCardShort(translate: Translator, card: NamedCard): string {
  return translate("billing.card-short", { brand: cardName(card), last4: card.last4 });
}

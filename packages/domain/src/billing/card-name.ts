import { cardBrandName } from "./card-brand-name.ts";
import type { WalletKind } from "./wallet-kind.ts";

// Their makers have them called so in every language.
const WALLET_NAMES: Readonly<Record<WalletKind, string>> = {
  apple_pay: "Apple Pay",
  google_pay: "Google Pay",
  link: "Link",
};

/** What a card is called before its last digits: its brand, after the wallet that has handed it over. */
export function cardName({
  brand,
  walletKind,
}: {
  brand: string;
  walletKind?: WalletKind | undefined;
}): string {
  const name = cardBrandName(brand);
  return walletKind === undefined ? name : `${WALLET_NAMES[walletKind]}, ${name}`;
}

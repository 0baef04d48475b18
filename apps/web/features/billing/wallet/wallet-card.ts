import type { WalletKind } from "@skywave/domain/billing/wallet-kind";
import type { WalletBilling } from "../card/express-checkout.ts";

/** A card that somebody has handed over out of their wallet. */
export interface WalletCard {
  /** Stands for it, as for a card that was typed. */
  token: string;
  walletKind: WalletKind | undefined;
  brand: string;
  last4: string;
  funding: string;
  billing: WalletBilling | undefined;
  /** What the sheet said is charged; undefined where it said that nothing is. */
  amountInCents: number | undefined;
}

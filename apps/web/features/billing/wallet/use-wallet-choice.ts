import { useState } from "react";
import { useWallets, type WalletsInput } from "./use-wallets.ts";
import type { WalletCard } from "./wallet-card.ts";
import type { WalletTerms } from "./wallet-terms.ts";

/** A card out of a wallet that is chosen here and charged later, by a button of ours. */
export function useWalletChoice(input: WalletsInput) {
  const { isWanted, terms, onChosen } = input;
  const [card, setCard] = useState<WalletCard>();
  const chosen = isWanted && card !== undefined && isAgreedTo(card, terms) ? card : undefined;
  const wallets = useWallets({
    ...input,
    onChosen(told) {
      setCard(told);
      onChosen(told);
    },
  });
  return {
    wallets,
    chosen,
    /** The amount is another one than the sheet said. */
    isOutdated: isWanted && card !== undefined && chosen === undefined,
    forget: () => setCard(undefined),
  };
}

/** A sheet that named an amount stands for that amount alone. */
function isAgreedTo({ amountInCents }: WalletCard, terms: WalletTerms): boolean {
  return amountInCents === undefined || amountInCents === terms.amountInCents;
}

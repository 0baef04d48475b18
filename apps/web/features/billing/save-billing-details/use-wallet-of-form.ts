import type { UseFormReturn } from "react-hook-form";
import { useApp } from "#platform/app-services.ts";
import type { useCardElement } from "../card/use-card-element.ts";
import { fillIn } from "../wallet/fill-in.ts";
import { useWalletChoice } from "../wallet/use-wallet-choice.ts";
import type { WalletsInput } from "../wallet/use-wallets.ts";
import type { BillingValues, SaveRefusal } from "./use-billing-form.ts";

interface WalletOfFormInput extends Pick<WalletsInput, "isWanted" | "terms" | "needsAddress" | "isForLater"> {
  form: Pick<UseFormReturn<BillingValues>, "reset" | "getValues">;
  card: ReturnType<typeof useCardElement>;
  setRefusal: (refusal: SaveRefusal | undefined) => void;
}

/** A wallet in the place of the card that a form asks for; what it knows of name and address is filled in. */
export function useWalletOfForm({ form, card, setRefusal, isWanted, ...input }: WalletOfFormInput) {
  const { country } = useApp();
  return useWalletChoice({
    ...input,
    isWanted: isWanted && card.status !== "unavailable",
    onChosen({ billing }) {
      setRefusal(undefined);
      card.forgive();
      if (input.needsAddress) form.reset(fillIn(form.getValues(), billing, country));
    },
    onUnreadable: () => setRefusal({ ok: false, code: "CARD_UNREADABLE" }),
  });
}

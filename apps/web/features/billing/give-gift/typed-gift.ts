import type { Gift } from "@skywave/contract";
import type { Country } from "@skywave/domain/locale/country";
import { toMajorUnits } from "@skywave/domain/money/cents";
import { readAmount } from "@skywave/services/billing/gift-cards/read-amount";
import type { TypedGift } from "@skywave/services/gifts/quote-gift";

/** A gift as it stands in its form. Nothing is chosen for the giver that costs anything. */
export interface GiftDraft {
  /** In cents, one of the choices; `other` where the amount is typed. */
  choice: number | "other" | undefined;
  typedAmount: string;
  design: Gift["design"];
  recipientName: string;
  recipientEmail: string;
  senderName: string;
  message: string;
  language: Gift["language"];
  isLater: boolean;
  sendOn: string;
}

export function emptyGift(language: Gift["language"]): GiftDraft {
  return {
    choice: undefined,
    typedAmount: "",
    design: "waves",
    recipientName: "",
    recipientEmail: "",
    senderName: "",
    message: "",
    language,
    isLater: false,
    sendOn: "",
  };
}

/** What the amount is by now, in major units. */
export function amountOf({ choice, typedAmount }: GiftDraft): number | undefined {
  return choice === "other"
    ? readAmount(typedAmount)
    : choice === undefined
      ? undefined
      : toMajorUnits(choice);
}

export function typedGiftOf(draft: GiftDraft, country: Country): TypedGift {
  const { choice: _choice, typedAmount: _typed, isLater, sendOn, ...said } = draft;
  return { ...said, country, amount: amountOf(draft), sendOn: isLater ? sendOn : undefined };
}

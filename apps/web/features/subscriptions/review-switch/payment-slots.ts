import type { BillingProfile } from "@skywave/contract";
import type { ReactNode } from "react";
import type { SwitchGiftCard } from "../change-plan/use-switch-quote.ts";

/** What belongs to billing and is handed in by the app. */
export interface PaymentSlots {
  /** The form for another card. */
  addCard: (props: {
    profile: BillingProfile | null;
    onAdded: () => void;
    onCancel: () => void;
  }) => ReactNode;
  /** A gift card that pays before the card does. */
  giftCard: (props: {
    giftCard: SwitchGiftCard | undefined;
    onChange: (giftCard: SwitchGiftCard | undefined) => void;
  }) => ReactNode;
}

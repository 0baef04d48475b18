import type { FoundDevice } from "@skywave/contract";
import type { ReactNode } from "react";
import type { PaymentSlots } from "../review-switch/payment-slots.ts";

/** What belongs to radios, their signal and billing, and is handed in by the app. */
export interface TransferSlots extends Pick<PaymentSlots, "addCard"> {
  /** The ways to find the new radio. */
  findRadio: (props: { hasPlateLookup: boolean; onFound: (radio: FoundDevice) => void }) => ReactNode;
  /** The signal of the new radio, until it is heard. */
  followSignal: (radio: FoundDevice) => ReactNode;
}

import type { CallRequest } from "@skywave/contract";
import type { ChangeTerms, StoredChange } from "../change/change-row.ts";

type Asked = NonNullable<CallRequest<"order", "createOrder">["body"]["planSwitch"]>;

export type SwitchAction =
  | { kind: "planSwitch"; flow: "immediate" | "endOfPromotion" }
  /** A save offer takes a cancellation back that has been agreed. */
  | { kind: "planSwitch"; flow: "endOfTerm"; isSaveOffer?: true };

export type SwitchRequest = Omit<Asked, "flow"> & { flow?: SwitchAction["flow"] | undefined };

/** The second subscription of a VIP plan, which a switch to it starts or takes in. */
export interface StoredAddOn {
  subscriptionId: string;
  /** Of one that there is already: the digest of the schedule that the quote was made for. */
  before: string | null;
}

export interface SwitchChange extends StoredChange<SwitchAction> {
  /** Absent where the plan includes no other subscription. */
  addOn?: StoredAddOn;
}

export interface SwitchTerms extends ChangeTerms<SwitchChange> {
  promoCode: string | null;
}

import type { CallRequest } from "@skywave/contract";
import type { ChangeTerms, StoredChange } from "../change/change-row.ts";

export type TransferRequest = NonNullable<CallRequest<"order", "createOrder">["body"]["radioTransfer"]>;

export interface TransferChange extends StoredChange<{ kind: "radioTransfer" }> {
  toRadioId: string;
  /** Null where the plan is heard on none. */
  fromRadioId: string | null;
  /** The subscription that was heard on the new radio before, and gives way; null where none was. */
  formerSubscriptionId: string | null;
  /** Where that one is the free trial of the owner's new vehicle, which ends with the move: the digest of its schedule. */
  formerTrialDigest?: string;
  /** What the move costs before tax, and its place among the charges of the plan; null where it costs nothing. */
  fee: { place: number; amountInCents: number } | null;
}

export type TransferTerms = ChangeTerms<TransferChange>;

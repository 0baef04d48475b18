import type { CallRequest } from "@skywave/contract";
import type { ChangeTerms, StoredChange } from "../change/change-row.ts";

export type TransferRequest = NonNullable<CallRequest<"order", "createOrder">["body"]["radioTransfer"]>;

export interface TransferChange extends StoredChange<{ kind: "radioTransfer" }> {
  toRadioId: string;
  /** Null where the plan is heard on none. */
  fromRadioId: string | null;
  /** The subscription that was heard on the new radio before and is over, and gives way; null where none was. */
  formerSubscriptionId: string | null;
  /** What the move costs before tax, and its place among the charges of the plan; null where it costs nothing. */
  fee: { place: number; amountInCents: number } | null;
}

export type TransferTerms = ChangeTerms<TransferChange>;

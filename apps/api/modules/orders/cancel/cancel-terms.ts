import type { CallRequest } from "@skywave/contract";
import type { RefundRule } from "@skywave/domain/pricing/subscription-schedule";
import type { ChangeTerms, StoredChange } from "../change/change-row.ts";
import type { RefundSplit } from "./split-refund.ts";

export type CancelRequest = NonNullable<CallRequest<"order", "createOrder">["body"]["cancelSubscription"]>;

export type CancelAction =
  | { kind: "cancelSubscription"; cancellationType: "endOfTerm" }
  | { kind: "cancelSubscription"; cancellationType: "immediate"; refund: RefundRule };

export interface CancelChange extends StoredChange<CancelAction> {
  /** Where given-back money goes, and by which rule; null where the plan ends with its term. */
  refund: (RefundSplit & { ruleId: string }) | null;
  reason: { code: string; text: string | null } | null;
}

export type CancelTerms = ChangeTerms<CancelChange>;

import type { CallRequest } from "@skywave/contract";
import type { ChangeTerms, StoredChange } from "../change/change-row.ts";

type Asked = NonNullable<CallRequest<"order", "createOrder">["body"]["newSubscription"]>;

/** A plan is asked for as any new one is; that it follows a trial is seen by the radio. */
export interface FollowOnRequest extends Asked {
  /** The trial that the plan follows, by the subscription that it is. */
  subscriptionId: string;
}

export type FollowOnChange = StoredChange<{ kind: "followOn" }>;

export interface FollowOnTerms extends ChangeTerms<FollowOnChange> {
  promoCode: string | null;
  /** Digest of the link that opened the offer to this one customer; null where none did. */
  offerLink: string | null;
}

import type { CallRequest } from "@skywave/contract";

type Body = CallRequest<"order", "createOrder">["body"];
type Part<K extends keyof Body> = NonNullable<Body[K]>;

/** What an order asks for, however its body was written. */
export type OrderRequest =
  | ({ kind: "newSubscription" } & Part<"newSubscription">)
  | ({ kind: "severalPlans" } & Part<"newSubscriptions">)
  | ({ kind: "planSwitch" } & Part<"planSwitch">)
  | ({ kind: "cancelSubscription" } & Part<"cancelSubscription">)
  | ({ kind: "revokeSubscriptionCancellation" } & Part<"revokeSubscriptionCancellation">)
  /** The field without which nobody can tell. */
  | { kind: "unclear"; field: string };

/** Reads the body of an order: what is asked for stands under its own name, or its fields stand alone. */
export function readOrderRequest(body: Body): OrderRequest {
  const bought = body.newSubscription ?? body.subscription;
  if (bought !== undefined) return { kind: "newSubscription", ...bought };
  if (body.newSubscriptions !== undefined) return { kind: "severalPlans", ...body.newSubscriptions };
  if (body.planSwitch !== undefined) return { kind: "planSwitch", ...body.planSwitch };
  if (body.cancelSubscription !== undefined)
    return { kind: "cancelSubscription", ...body.cancelSubscription };
  if (body.revokeSubscriptionCancellation !== undefined)
    return { kind: "revokeSubscriptionCancellation", ...body.revokeSubscriptionCancellation };
  return readFlat(body);
}

function readFlat(body: Body): OrderRequest {
  const { subscriptionId, offerId } = body;
  if (subscriptionId === undefined)
    return offerId === undefined
      ? { kind: "unclear", field: "offerId" }
      : { ...body, kind: "newSubscription", offerId };
  if (body.cancellationType !== undefined || body.cancellationReason !== undefined)
    return { ...body, kind: "cancelSubscription", subscriptionId };
  if (offerId !== undefined || body.flow !== undefined)
    return { ...body, kind: "planSwitch", subscriptionId };
  return { kind: "unclear", field: "cancellationType" };
}

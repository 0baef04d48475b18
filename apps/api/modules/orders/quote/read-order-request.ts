import type { CallRequest } from "@skywave/contract";
import type { OrderRequest } from "../order/order-row.ts";

type Body = CallRequest<"order", "createOrder">["body"];
type Switch = NonNullable<Body["planSwitch"]>;

/** The field without which nobody can tell what is asked for. */
export interface UnclearRequest {
  kind: "unclear";
  field: string;
}

/** Reads the body of an order: what is asked for stands under its own name, or its fields stand alone. */
export function readOrderRequest(body: Body): OrderRequest | UnclearRequest {
  const bought = body.newSubscription ?? body.subscription;
  if (bought !== undefined) return { kind: "new", ...bought };
  if (body.newSubscriptions !== undefined) return { kind: "several", ...body.newSubscriptions };
  if (body.planSwitch !== undefined) return readSwitch(body.planSwitch);
  if (body.cancelSubscription !== undefined) return { kind: "cancel", ...body.cancelSubscription };
  if (body.revokeSubscriptionCancellation !== undefined)
    return { kind: "revokeCancellation", ...body.revokeSubscriptionCancellation };
  if (body.radioTransfer !== undefined) return { kind: "transfer", ...body.radioTransfer };
  return readFlat(body);
}

function readFlat(body: Body): OrderRequest | UnclearRequest {
  const { subscriptionId, offerId } = body;
  if (subscriptionId === undefined)
    return offerId === undefined ? { kind: "unclear", field: "offerId" } : { ...body, kind: "new", offerId };
  if (body.cancellationType !== undefined || body.cancellationReason !== undefined)
    return { ...body, kind: "cancel", subscriptionId };
  if (offerId !== undefined || body.flow !== undefined) return readSwitch({ ...body, subscriptionId });
  return { kind: "unclear", field: "cancellationType" };
}

/** On the wire a pause is a switch as well. */
function readSwitch({ flow, ...asked }: Switch): OrderRequest {
  if (flow === "pause" || flow === "revokePause") return { ...asked, kind: flow };
  return { ...asked, kind: "switch", flow };
}

import type Stripe from "stripe";
import { isMissing } from "../outcome-of-failure.ts";

/** Everything that the consumer has a use for; the processor sends nothing else. */
const WANTED: Stripe.WebhookEndpointCreateParams.EnabledEvent[] = [
  "payment_intent.succeeded",
  "payment_intent.payment_failed",
  "payment_intent.canceled",
  "charge.refunded",
  "refund.created",
  "refund.updated",
  "refund.failed",
  "charge.dispute.created",
  "charge.dispute.updated",
  "charge.dispute.closed",
  "payment_method.updated",
  "payment_method.automatically_updated",
  "payment_method.detached",
];

/** Registers an address anew: the secret of an earlier registration is never told again. */
export async function registerWebhook(
  stripe: Stripe,
  url: string,
): Promise<{ endpointId: string; secret: string }> {
  for await (const endpoint of stripe.webhookEndpoints.list({ limit: 100 }))
    if (endpoint.url === url) await stripe.webhookEndpoints.del(endpoint.id);
  const { id, secret } = await stripe.webhookEndpoints.create({ url, enabled_events: WANTED });
  if (secret === undefined) throw new Error(`The webhook endpoint ${id} was made without a secret`);
  return { endpointId: id, secret };
}

/** Whether the processor still knows a registration. */
export async function hasWebhook(stripe: Stripe, endpointId: string): Promise<boolean> {
  try {
    await stripe.webhookEndpoints.retrieve(endpointId);
    return true;
  } catch (cause) {
    if (isMissing(cause)) return false;
    throw cause;
  }
}

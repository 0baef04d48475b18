import type { WebhookEvent } from "../ledger/webhook-record.ts";

const API_VERSION = "2026-10-28.endive";

/** An event as it is sent and as it is listed. */
export function eventBody({ id, type, object, createdInSeconds, endpointIds }: WebhookEvent): object {
  return {
    id,
    object: "event",
    api_version: API_VERSION,
    created: createdInSeconds,
    data: { object },
    livemode: false,
    pending_webhooks: endpointIds.length,
    request: { id: null, idempotency_key: null },
    type,
  };
}

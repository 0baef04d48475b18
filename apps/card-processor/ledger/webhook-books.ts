import type { LedgerRecord } from "./record.ts";
import type { WebhookEndpoint, WebhookEvent } from "./webhook-record.ts";

/** An event on its way to one address. */
export interface Delivery {
  event: WebhookEvent;
  endpoint: WebhookEndpoint;
}

type WebhookRecord = Extract<LedgerRecord, { kind: "webhookEndpoint" | "event" | "delivered" }>;

/** Who is to be told, what there was to tell, and what has not arrived yet. */
export class WebhookBooks {
  readonly events = new Map<string, WebhookEvent>();
  readonly #endpoints = new Map<string, WebhookEndpoint>();
  readonly #underWay = new Map<string, { eventId: string; endpointId: string }>();

  apply(record: WebhookRecord): void {
    switch (record.kind) {
      case "webhookEndpoint":
        if (record.value.isDeleted) this.#forget(record.value.id);
        else this.#endpoints.set(record.value.id, record.value);
        return;
      case "event":
        this.events.set(record.value.id, record.value);
        for (const endpointId of record.value.endpointIds)
          this.#underWay.set(keyOf(record.value.id, endpointId), { eventId: record.value.id, endpointId });
        return;
      case "delivered":
        this.#underWay.delete(keyOf(record.value.eventId, record.value.endpointId));
    }
  }

  /** The newest first. */
  endpoints(): WebhookEndpoint[] {
    return [...this.#endpoints.values()].reverse();
  }

  endpoint(id: string): WebhookEndpoint | undefined {
    return this.#endpoints.get(id);
  }

  /** What has not arrived, in the order in which it happened. */
  underWay(): Delivery[] {
    return [...this.#underWay.values()].flatMap(({ eventId, endpointId }) => {
      const [event, endpoint] = [this.events.get(eventId), this.endpoint(endpointId)];
      return event && endpoint ? [{ event, endpoint }] : [];
    });
  }

  /** Of one that is gone nothing is kept, nor of what it was to be told. */
  #forget(endpointId: string): void {
    this.#endpoints.delete(endpointId);
    for (const [key, delivery] of this.#underWay)
      if (delivery.endpointId === endpointId) this.#underWay.delete(key);
  }
}

function keyOf(eventId: string, endpointId: string): string {
  return `${eventId} ${endpointId}`;
}

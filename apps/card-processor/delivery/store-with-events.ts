import type { Ledger } from "../ledger/ledger.ts";
import type { LedgerRecord } from "../ledger/record.ts";
import type { WebhookEvent } from "../ledger/webhook-record.ts";
import { makeId } from "../ledger/make-id.ts";
import type { Courier } from "./courier.ts";

/** What happened to an object, with the object as it is afterwards. */
export interface EventDraft {
  type: string;
  object: object;
}

/** Puts records on disk together with the events they cause, and only then sends these out. */
export async function storeWithEvents(
  { ledger, courier, now }: { ledger: Ledger; courier: Courier; now: () => Date },
  { records, events }: { records: readonly LedgerRecord[]; events: readonly EventDraft[] },
): Promise<void> {
  const endpoints = ledger.books.webhooks.endpoints();
  const made = events.map(({ type, object }): WebhookEvent => ({
    id: makeId("evt"),
    createdInSeconds: Math.floor(now().getTime() / 1000),
    type,
    object,
    endpointIds: endpoints
      .filter(({ enabledEvents }) => enabledEvents.includes("*") || enabledEvents.includes(type))
      .map(({ id }) => id),
  }));
  await ledger.commit([...records, ...made.map((value) => ({ kind: "event" as const, value }))]);
  for (const event of made)
    for (const endpoint of endpoints)
      if (event.endpointIds.includes(endpoint.id)) courier.take({ event, endpoint });
}

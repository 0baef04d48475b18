import type { CallResult } from "../../transport/call-result.ts";
import type { EventQueueName, EventStore, StoredEvent } from "../../platform/event-store.ts";
import { decideBatch } from "../deciding/decide-batch.ts";
import { type Accepted, decideDelivery } from "../deciding/decide-delivery.ts";

export interface QueueSender {
  send(batch: readonly StoredEvent[], isPageLeft: boolean): Promise<CallResult<Accepted>>;
}

interface EmptyQueueParts {
  store: EventStore;
  queue: EventQueueName;
  batchCount: number;
  isPageLeft: boolean;
  send: QueueSender["send"];
  /** How often an answer left out each event, by its id; lives as long as the page. */
  strikes: Map<string, number>;
}

export type Emptied = { isDone: true; hasSent: boolean } | { isDone: false; retryAfterInSeconds: number };

type Delivered = { isDone: true } | { isDone: false; retryAfterInSeconds: number };

/** After so many answers that leave an event out, the server will never have it. */
const MOST_STRIKES = 3;
/** Where the server refuses one event after the other, the fault is hardly theirs. */
const MOST_GIVEN_UP = 10;

/** Sends all that is kept, batch by batch; an event goes only when the server lists it. */
export async function emptyQueue(parts: EmptyQueueParts): Promise<Emptied> {
  const { store, queue, batchCount, isPageLeft, send, strikes } = parts;
  let givenUp = 0;

  async function giveUp(events: readonly StoredEvent[]): Promise<void> {
    givenUp += events.length;
    await store.giveUp(queue, events);
    for (const { queued } of events) strikes.delete(queued.event.eventId);
  }

  async function strike(unlisted: readonly StoredEvent[]): Promise<void> {
    for (const { queued } of unlisted) {
      const { eventId } = queued.event;
      strikes.set(eventId, (strikes.get(eventId) ?? 0) + 1);
    }
    const out = unlisted.filter(({ queued }) => (strikes.get(queued.event.eventId) ?? 0) >= MOST_STRIKES);
    if (out.length > 0) await giveUp(out);
  }

  /** A batch with a culprit in it is halved until the culprit is alone. */
  async function deliver(batch: readonly StoredEvent[]): Promise<Delivered> {
    const verdict = decideDelivery(batch, await send(batch, isPageLeft));
    switch (verdict.kind) {
      case "answered":
        await store.remove(queue, verdict.accepted);
        for (const { queued } of verdict.accepted) strikes.delete(queued.event.eventId);
        await strike(verdict.unlisted);
        return { isDone: true };
      case "later":
        return { isDone: false, retryAfterInSeconds: verdict.retryAfterInSeconds };
      case "unacceptable": {
        if (batch.length === 1) {
          await giveUp(batch);
          return givenUp < MOST_GIVEN_UP ? { isDone: true } : { isDone: false, retryAfterInSeconds: 0 };
        }
        const middle = Math.ceil(batch.length / 2);
        const first = await deliver(batch.slice(0, middle));
        return first.isDone ? deliver(batch.slice(middle)) : first;
      }
    }
  }

  let after = 0;
  for (;;) {
    const batch = decideBatch(await store.oldest(queue, after, batchCount), isPageLeft);
    const last = batch.at(-1);
    if (last === undefined) return { isDone: true, hasSent: after > 0 };
    const delivered = await deliver(batch);
    if (!delivered.isDone) return delivered;
    after = last.key;
  }
}

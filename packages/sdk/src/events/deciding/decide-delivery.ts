import type { CallResult } from "../../transport/call-result.ts";
import type { StoredEvent } from "../../platform/event-store.ts";

export interface Accepted {
  acceptedEventIds: readonly string[];
}

export type DeliveryVerdict =
  /** Only what the server lists is on record there. */
  | { kind: "answered"; accepted: StoredEvent[]; unlisted: StoredEvent[] }
  /** Something in the batch will never be taken, however often it is sent. */
  | { kind: "unacceptable" }
  /** Nothing is wrong with the batch: it stays for later. */
  | { kind: "later"; retryAfterInSeconds: number };

const UNACCEPTABLE_STATUSES: readonly number[] = [400, 413, 422];

/** What becomes of a batch after it was sent. */
export function decideDelivery(batch: readonly StoredEvent[], result: CallResult<Accepted>): DeliveryVerdict {
  if (result.ok) {
    const ids = new Set(result.data.acceptedEventIds);
    const isAccepted = ({ queued }: StoredEvent) => ids.has(queued.event.eventId);
    return {
      kind: "answered",
      accepted: batch.filter(isAccepted),
      unlisted: batch.filter((event) => !isAccepted(event)),
    };
  }
  const { failure } = result;
  if (failure.kind === "serverRefused" && UNACCEPTABLE_STATUSES.includes(failure.status))
    return { kind: "unacceptable" };
  const retryAfterInSeconds = failure.kind === "serverRefused" ? (failure.retryAfterInSeconds ?? 0) : 0;
  return { kind: "later", retryAfterInSeconds };
}

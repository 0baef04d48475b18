import type { TrackedEvent } from "@skywave/tracking";

const MOST_KEPT = 100;
const kept: TrackedEvent[] = [];

/** Keeps what was not told for want of a consent: in the memory of this page alone, and only the latest of it. */
export function storeWithheld(event: TrackedEvent): void {
  kept.push(event);
  if (kept.length > MOST_KEPT) kept.shift();
}

/** What would have been told, the latest last. */
export function withheldEvents(): readonly TrackedEvent[] {
  return kept;
}

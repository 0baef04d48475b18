import { createTracker } from "./create-tracker.ts";
import type { TrackedEvent } from "./layers.ts";
import type { PersonalDataMode } from "./mask-personal-data.ts";

/** A tracker with two layers, which keep what they are told. */
export function openTestTracker(personalData: PersonalDataMode = "masked") {
  const events: TrackedEvent[] = [];
  const other: TrackedEvent[] = [];
  const layers = [events, other].map((list) => ({ push: (event: TrackedEvent) => void list.push(event) }));
  return { events, other, tracker: createTracker({ layers, personalData: () => personalData }) };
}

/** What was told, by its names. */
export function names(events: readonly TrackedEvent[]): string[] {
  return events.map((event) => event.name);
}

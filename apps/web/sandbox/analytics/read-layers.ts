import type { TrackedEvent } from "@skywave/tracking";

export interface LayerEvent {
  /** Its place among all events of its layer, from 0. */
  index: number;
  layer: "dataLayer" | "digitalData" | "withheld";
  name: string;
  detail: unknown;
}

/** What both data layers of a page were told so far, newest first. */
export function readLayers(page: object): LayerEvent[] {
  const dataLayer = listAt(page, "dataLayer").map((entry, index) => ({
    index,
    layer: "dataLayer" as const,
    name: textAt(entry, "event"),
    detail: entry,
  }));
  const digitalData = listAt(objectAt(page, "digitalData"), "event").map((entry, index) => ({
    index,
    layer: "digitalData" as const,
    name: textAt(objectAt(entry, "eventInfo"), "eventName"),
    detail: entry,
  }));
  return [...dataLayer, ...digitalData].sort((one, other) => other.index - one.index);
}

/** What neither of them was told, newest first. */
export function readWithheld(kept: readonly TrackedEvent[]): LayerEvent[] {
  return kept
    .map((event, index) => ({ index, layer: "withheld" as const, name: event.name, detail: event }))
    .reverse();
}

function listAt(holder: object, key: string): object[] {
  const found: unknown = Reflect.get(holder, key);
  return Array.isArray(found) ? found.filter(isObject) : [];
}

function objectAt(holder: object, key: string): object {
  const found: unknown = Reflect.get(holder, key);
  return isObject(found) ? found : {};
}

function textAt(holder: object, key: string): string {
  const found: unknown = Reflect.get(holder, key);
  return typeof found === "string" ? found : "?";
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

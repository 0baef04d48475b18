import type { Groups } from "./layers.ts";

/** An event as `dataLayer` holds it: its name beside its groups. */
export type DataLayerEntry = { event: string } & Groups;

/**
 * Hands a consumer what the page's `dataLayer` holds, then each event as it is told. Calls back once per event,
 * in order; never before somebody agreed, since nothing is in the layer until then. Returns what ends it.
 */
export function followDataLayer(page: object, consume: (entry: DataLayerEntry) => void): () => void {
  const found: unknown = Reflect.get(page, "dataLayer");
  const layer: unknown[] = Array.isArray(found) ? found : [];
  if (found !== layer) Reflect.set(page, "dataLayer", layer);
  let isOver = false;
  const hand = (entries: readonly unknown[]) => {
    for (const entry of entries) if (!isOver && isEntry(entry)) consume(entry);
  };
  // Whoever follows too has put their own in its place before, or will: each calls the one it found.
  const pushOn = layer.push.bind(layer);
  layer.push = (...entries) => {
    const length = pushOn(...entries);
    hand(entries);
    return length;
  };
  hand([...layer]);
  return () => {
    isOver = true;
  };
}

function isEntry(entry: unknown): entry is DataLayerEntry {
  return typeof entry === "object" && entry !== null && "event" in entry && typeof entry.event === "string";
}

import type { Layer, TrackedEvent } from "./layers.ts";

/**
 * The two data layers of a page: `dataLayer`, an array of flat entries, and `digitalData`, whose `event` array
 * holds the same as name and attributes. Layers that the page already has are used.
 */
export function browserLayers(page: object): readonly Layer[] {
  const dataLayer = arrayAt(page, "dataLayer");
  const digitalEvents = arrayAt(objectAt(page, "digitalData"), "event");
  return [
    { push: ({ name, groups }: TrackedEvent) => void dataLayer.push({ event: name, ...groups }) },
    {
      push: ({ name, groups }) =>
        void digitalEvents.push({ eventInfo: { eventName: name }, attributes: groups }),
    },
  ];
}

function arrayAt(holder: object, key: string): unknown[] {
  const found: unknown = Reflect.get(holder, key);
  if (Array.isArray(found)) return found;
  const created: unknown[] = [];
  Reflect.set(holder, key, created);
  return created;
}

function objectAt(holder: object, key: string): object {
  const found: unknown = Reflect.get(holder, key);
  if (typeof found === "object" && found !== null) return found;
  const created = {};
  Reflect.set(holder, key, created);
  return created;
}

import type { ItemKey } from "#modules/catalogue/index.ts";

/** More than anybody hears on one day. */
export const MOST_QUEUED = 100;

/**
 * The queue with more in it, before all others or after them, in the order in which they are named; each thing is in it
 * once, in its newest place. undefined where that would be too many.
 */
export function decideQueue(
  items: readonly ItemKey[],
  added: readonly ItemKey[],
  place: "next" | "end",
): ItemKey[] | undefined {
  const fresh = added.filter((one, at) => added.findIndex((other) => isSame(one, other)) === at);
  const others = items.filter((one) => !fresh.some((other) => isSame(one, other)));
  if (fresh.length + others.length > MOST_QUEUED) return undefined;
  return place === "next" ? [...fresh, ...others] : [...others, ...fresh];
}

export function isSame(one: ItemKey, other: ItemKey): boolean {
  return one.entityType === other.entityType && one.entityId === other.entityId;
}

import type { Location } from "react-router";
import { addressOf, locationAt, type PageHistory } from "#platform/router/page-history.ts";

/** An address, or an entry of the history with its state. */
export type Entry = string | { pathname: string; state: unknown };

/** A history that starts with one entry, as in a tab that was just opened. */
export function openMemoryHistory(at: Entry = "/"): PageHistory {
  const { pathname, state } = typeof at === "string" ? { pathname: at, state: null } : at;
  const first = locationAt(pathname, new URL(window.location.origin), state);
  let entries: readonly Location[] = [first];
  let index = 0;
  const listeners: (() => void)[] = [];
  return {
    get location() {
      return entries[index] ?? first;
    },
    push(location) {
      entries = [...entries.slice(0, index + 1), location];
      index += 1;
    },
    replace(location) {
      entries = entries.with(index, location);
    },
    hrefOf: addressOf,
    go(delta) {
      index = Math.min(Math.max(index + delta, 0), entries.length - 1);
      for (const hear of listeners) hear();
    },
    listen: (hear) => void listeners.push(hear),
  };
}

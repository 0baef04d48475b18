import type { LogEntry } from "@skywave/sdk";

/** What goes wrong on a page: told by our own code, or uncaught. */
export type Trouble = LogEntry | Event;

const waiting: Trouble[] = [];

/** The one way of all of it. What takes it further comes after the page is drawn; until then it waits. */
export const pageLog = { waiting, take: (trouble: Trouble) => void waiting.push(trouble) };

/** Hears of what nobody catches, from now on. */
export function hearUncaught(): void {
  for (const type of ["error", "unhandledrejection"]) addEventListener(type, (event) => pageLog.take(event));
}

import { setTimeout as pause } from "node:timers/promises";
import type { MessageKey } from "@skywave/localization";
import type { Subscriber } from "../support/subscriber.ts";

/** A no that somebody meets, and the words that tell them what to do next. */
export interface Refusal {
  name: string;
  /** The way to it, from anywhere. */
  meet: (person: Subscriber) => Promise<void>;
  /** With anything in the place of what the words name. */
  says: MessageKey;
}

/** People who meet refusals because of what they are and have. */
export interface Situation {
  who: string;
  prepare: (person: Subscriber) => Promise<void>;
  refusals: readonly Refusal[];
}

/** The person's country, and the other one. */
export function countriesOf({ locale }: Pick<Subscriber, "locale">): readonly ["US" | "CA", "US" | "CA"] {
  return locale === "en-US" ? ["US", "CA"] : ["CA", "US"];
}

/** Where a link that the sandbox makes on the spot leads: path and query. */
export async function linkFrom(
  { page }: Pick<Subscriber, "page">,
  path: string,
  params: Record<string, string>,
): Promise<string> {
  const made = await page.request.get(`/sandbox/api/${path}`, { params, maxRedirects: 0 });
  return made.headers()["location"] ?? "";
}

const HOUR_IN_MILLISECONDS = 3_600_000;
// Longer than anybody needs for their refusals on a busy machine.
const NEEDED_IN_MILLISECONDS = 120_000;

/** Limits count by the hours of the clock: whoever has to meet one within an hour does not begin at its end. */
export async function beginWithinAnHour(): Promise<void> {
  const left = HOUR_IN_MILLISECONDS - (Date.now() % HOUR_IN_MILLISECONDS);
  if (left < NEEDED_IN_MILLISECONDS) await pause(left + 1_000);
}

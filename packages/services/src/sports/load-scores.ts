import type { SportEvent } from "@skywave/contract";
import type { Locale } from "@skywave/domain/locale/locale";
import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";

/** Nobody tells scores just now. */
type NoScores = { ok: false; code: "SERVICE_UNAVAILABLE" };

export type LoadScoresOutcome = { ok: true; events: readonly SportEvent[] } | NoScores | CommonFailure;

/**
 * Today's games of all leagues and how they stand, in the order in which they begin.
 *
 * @example
 * const today = await loadScores(skywave, "fr-CA");
 * if (today.ok) for (const { home, away } of today.events) show(home, away);
 */
export async function loadScores(skywave: Skywave, locale: Locale): Promise<LoadScoresOutcome> {
  const answer = await ask(skywave, {
    domain: "sports",
    name: "sportScores",
    input: { query: { locale } },
    expected: ["SERVICE_UNAVAILABLE"],
  });
  if (answer.ok) return { ok: true, events: answer.data.events };
  return "failure" in answer ? { ok: false, code: answer.code } : answer;
}

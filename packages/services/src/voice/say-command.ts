import type { VoiceAnswer } from "@skywave/contract";
import type { Locale } from "@skywave/domain/locale/locale";
import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";

export type SayCommandOutcome =
  | { ok: true; answer: VoiceAnswer }
  /** Nothing was said, or far too much. */
  | { ok: false; code: "INVALID_PAYLOAD" }
  | CommonFailure;

/**
 * What somebody wants who says this in English or French; what was not understood has an answer, too.
 *
 * @example
 * const said = await sayCommand(skywave, { text: "joue du jazz", locale: "fr-CA" });
 * if (said.ok && said.answer.intent === "play") play(said.answer.item.channel.number);
 */
export async function sayCommand(
  skywave: Skywave,
  said: { text: string; locale: Locale },
): Promise<SayCommandOutcome> {
  const answer = await ask(skywave, {
    domain: "voice",
    name: "voiceAsTextV2",
    input: { body: said },
    expected: ["INVALID_PAYLOAD"],
  });
  if (answer.ok) return { ok: true, answer: answer.data };
  return "failure" in answer ? { ok: false, code: answer.code } : answer;
}

import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";

export type ReportStreamOutcome =
  /** taken: the account plays on as many newer devices as it may; tuning again takes it back. */
  { ok: true; state: "playing" | "stopped" | "taken"; mostStreams: number } | CommonFailure;

/** Says that this browser plays, or has stopped, and hears whether it may go on. */
export async function reportStream(skywave: Skywave, isPlaying: boolean): Promise<ReportStreamOutcome> {
  const answer = await ask(skywave, {
    domain: "playback",
    name: "streamsStatus",
    input: { body: { isPlaying } },
    expected: [],
  });
  return answer.ok ? { ok: true, state: answer.data.state, mostStreams: answer.data.mostStreams } : answer;
}

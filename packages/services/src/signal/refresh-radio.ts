import type { SignalRefresh } from "@skywave/contract";
import type { CancelSignal, Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";

/** By the token of a radio that was found in this browser, or one's own subscription. */
export type WhichRadio = { token: string } | { subscriptionId: string };

export type RefreshRadioOutcome =
  | { ok: true; refresh: SignalRefresh }
  /** Find the radio again: nobody has it any more, or it was too long ago. */
  | { ok: false; code: "DEVICE_NOT_FOUND" }
  /** The radio takes no signal of ours: listen in another way. */
  | { ok: false; code: "DEVICE_REFRESH_NOT_SUPPORTED" }
  /** Get a plan first. */
  | { ok: false; code: "NO_SUBSCRIPTION" }
  /** Pay what is due; told to its owner only. */
  | { ok: false; code: "PAST_DUE" }
  /** It was refreshed often enough: wait. */
  | { ok: false; code: "REFRESH_LIMIT_REACHED"; retryAfterInSeconds: number }
  /** Nothing was sent: try again. */
  | { ok: false; code: "FAILED_TO_REFRESH_DEVICE" }
  | CommonFailure;

const REFUSALS = [
  "DEVICE_NOT_FOUND",
  "DEVICE_REFRESH_NOT_SUPPORTED",
  "NO_SUBSCRIPTION",
  "PAST_DUE",
  "REFRESH_LIMIT_REACHED",
  "FAILED_TO_REFRESH_DEVICE",
] as const;
const PAUSE_UNLESS_TOLD_IN_SECONDS = 300;
const LOOK_INTERVAL_IN_MILLISECONDS = 1000;

/** Asks for the signal that makes a radio play what it is entitled to. One that is on its way is joined. */
export async function refreshRadio(skywave: Skywave, which: WhichRadio): Promise<RefreshRadioOutcome> {
  const answer = await ask(skywave, {
    domain: "legacy",
    name: "refreshDevice",
    input: { body: which },
    expected: REFUSALS,
  });
  if (answer.ok) return { ok: true, refresh: answer.data.data };
  if (answer.code !== "REFRESH_LIMIT_REACHED")
    return "failure" in answer ? { ok: false, code: answer.code } : answer;
  const { failure } = answer;
  const told = "retryAfterInSeconds" in failure ? failure.retryAfterInSeconds : undefined;
  return { ok: false, code: answer.code, retryAfterInSeconds: told ?? PAUSE_UNLESS_TOLD_IN_SECONDS };
}

export type FollowRefreshOutcome =
  | { ok: true; refresh: SignalRefresh }
  | { ok: false; code: "NOT_FOUND" }
  | CommonFailure;

/**
 * Looks every second how far a refresh has come, and tells each time, until the radio plays or the time is over. A
 * network that is gone for a moment ends nothing: people stand beside a car. Rejects with the reason of its signal.
 */
export async function followRefresh(
  skywave: Skywave,
  input: { refreshId: string; onStep: (refresh: SignalRefresh) => void; signal: CancelSignal },
): Promise<FollowRefreshOutcome> {
  const { refreshId, onStep, signal } = input;
  for (;;) {
    await skywave.delay(LOOK_INTERVAL_IN_MILLISECONDS, signal);
    const answer = await ask(skywave, {
      domain: "legacy",
      name: "showRefresh",
      input: { body: { refreshId } },
      options: { signal },
      expected: ["NOT_FOUND"],
    });
    if (answer.ok) {
      const refresh = answer.data.data;
      onStep(refresh);
      if (refresh.isOver) return { ok: true, refresh };
    } else if (answer.code === "NOT_FOUND") return { ok: false, code: answer.code };
    else if (answer.code !== "UNREACHABLE") return answer;
  }
}

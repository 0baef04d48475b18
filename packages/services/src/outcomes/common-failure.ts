import type { Failure, Skywave } from "@skywave/sdk";
import { isSessionTimeout } from "./is-session-timeout.ts";
import { levelOfFailure } from "./level-of-failure.ts";

/** What any use case may meet on its way, by what the person can do next. */
export type CommonFailure =
  /** Check the connection and try again. */
  | { ok: false; code: "UNREACHABLE"; reason: "offline" | "timeout" }
  /** Sign in again and go on. */
  | { ok: false; code: "SESSION_ENDED" }
  /** Wait: it was too much at once, or our system is busy with others. */
  | { ok: false; code: "RATE_LIMIT_EXCEEDED"; retryAfterInSeconds: number; isBusy?: true }
  /** Our fault: apologise, and name the trace id that support asks for (empty if there is none). */
  | { ok: false; code: "SYSTEM"; traceId: string; needsSignIn?: undefined }
  /** The session lacks what the call needs, and a new sign-in brings it. */
  | { ok: false; code: "SYSTEM"; traceId: string; needsSignIn: true };

/** Where the server limits a call and does not say for how long. */
const RETRY_AFTER_IN_SECONDS = 30;
const BUSY = 503;

/** Turns what is left, once a use case took the refusals it expects, into the failures that all share. */
export function commonFailure(skywave: Skywave, failure: Failure): CommonFailure {
  const told = commonFailureOf(failure);
  const isEveryday = told.code === "SESSION_ENDED" || (told.code === "RATE_LIMIT_EXCEEDED" && !told.isBusy);
  // What comes with a refusal may be personal, if masked.
  const details = { ...failure, details: undefined };
  if (!isEveryday) skywave.log({ level: levelOfFailure(failure), message: "A call failed", details });
  return told;
}

/** The same for a use case that logs its failures in words of its own. */
export function commonFailureOf(failure: Failure): CommonFailure {
  if (failure.kind === "sessionRefused" || isSessionTimeout(failure))
    return { ok: false, code: "SESSION_ENDED" };
  if (failure.kind === "unreachable") return { ok: false, code: "UNREACHABLE", reason: failure.reason };
  if (failure.kind === "serverRefused") {
    const { status, code, retryAfterInSeconds = RETRY_AFTER_IN_SECONDS } = failure;
    if (status === 429 || code === "RATE_LIMIT_EXCEEDED")
      return { ok: false, code: "RATE_LIMIT_EXCEEDED", retryAfterInSeconds };
    if (status === BUSY) return { ok: false, code: "RATE_LIMIT_EXCEEDED", retryAfterInSeconds, isBusy: true };
  }
  return { ok: false, code: "SYSTEM", traceId: failure.traceId };
}

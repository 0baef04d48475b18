import { type Failure, isBusinessFailure, type Skywave } from "@skywave/sdk";

/** What any use case may meet on its way, by what the person can do next. */
export type CommonFailure =
  /** Check the connection and try again. */
  | { ok: false; code: "UNREACHABLE"; reason: "offline" | "timeout" }
  /** Sign in again and go on. */
  | { ok: false; code: "SESSION_ENDED" }
  /** Wait. */
  | { ok: false; code: "RATE_LIMIT_EXCEEDED"; retryAfterInSeconds: number }
  /** Our fault: apologise, and name the trace id that support asks for (empty if there is none). */
  | { ok: false; code: "SYSTEM"; traceId: string };

/** Where the server limits a call and does not say for how long. */
const RETRY_AFTER_IN_SECONDS = 30;

/** Turns what is left, once a use case took the refusals it expects, into the failures that all share. */
export function commonFailure(skywave: Skywave, failure: Failure): CommonFailure {
  switch (failure.kind) {
    case "unreachable":
      return { ok: false, code: "UNREACHABLE", reason: failure.reason };
    case "sessionRefused":
      return { ok: false, code: "SESSION_ENDED" };
    case "serverRefused":
      return serverRefusal(skywave, failure);
    case "unreadable":
      skywave.log({ level: "error", message: "The answer could not be read", details: { ...failure } });
      return { ok: false, code: "SYSTEM", traceId: failure.traceId };
  }
}

function serverRefusal(
  skywave: Skywave,
  failure: Extract<Failure, { kind: "serverRefused" }>,
): CommonFailure {
  const { code, status, traceId, retryAfterInSeconds } = failure;
  if (status === 429 || code === "RATE_LIMIT_EXCEEDED") {
    const wait = retryAfterInSeconds ?? RETRY_AFTER_IN_SECONDS;
    return { ok: false, code: "RATE_LIMIT_EXCEEDED", retryAfterInSeconds: wait };
  }
  const level = isBusinessFailure(failure) ? "info" : "error";
  skywave.log({ level, message: "Refused with an unexpected code", details: { code, status, traceId } });
  return { ok: false, code: "SYSTEM", traceId };
}

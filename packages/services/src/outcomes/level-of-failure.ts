import type { Failure, LogEntry } from "@skywave/sdk";

const SERIOUS = [405, 408];

/** How serious a failure of a call is to whoever reads our log: most refusals are a person's everyday. */
export function levelOfFailure(failure: Failure): LogEntry["level"] {
  if (failure.kind !== "serverRefused") return failure.kind === "sessionRefused" ? "info" : "error";
  return failure.status >= 500 || SERIOUS.includes(failure.status) ? "error" : "info";
}

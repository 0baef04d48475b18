import type { RefusalCode } from "@skywave/contract";
import type { Failure } from "@skywave/sdk";

/** The refusal's code if it is among those that the use case knows how to answer. */
export function refusalCode<const C extends RefusalCode>(
  failure: Failure,
  known: readonly C[],
): C | undefined {
  if (failure.kind !== "serverRefused") return undefined;
  return known.find((code) => code === failure.code);
}

/** A text that the server sent along with its code; empty if it did not. */
export function refusalDetail(failure: Failure, name: string): string {
  const value = failure.kind === "serverRefused" ? failure.details[name] : undefined;
  return value === undefined ? "" : String(value);
}

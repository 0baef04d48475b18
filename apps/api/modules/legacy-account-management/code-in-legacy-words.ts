import { type Refusal, refuse } from "#platform/outcome.ts";

/** A code that was typed is right or is not: a page of the legacy system takes "not found" for a page that is missing. */
export function codeInLegacyWords(refusal: Refusal): Refusal {
  return refusal.code === "NOT_FOUND" || refusal.code === "EXPIRED" ? refuse("INVALID") : refusal;
}

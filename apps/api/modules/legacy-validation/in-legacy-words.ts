import { type Refusal, refuse } from "#platform/outcome.ts";

/** What is wrong with a password in the two ways in which the legacy system says it; anything else as it is. */
export function inLegacyWords(refusal: Refusal): Refusal {
  switch (refusal.code) {
    case "INVALID_PASSWORD_ERROR":
      return refuse("PASSWORD_HAS_PERSONAL_DATA");
    case "PASSWORD_POLICY_NOT_MET":
    case "PASSWORD_DISALLOWED_WORDS":
      return refuse("INVALID_PASSWORD");
    default:
      return refusal;
  }
}

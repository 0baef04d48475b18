import type { AddressSuggestion } from "@skywave/contract";
import type { Country } from "@skywave/domain/locale/country";
import type { CancelSignal, Skywave } from "@skywave/sdk";
import { attemptCall } from "../../outcomes/attempt-call.ts";
import { commonFailure } from "../../outcomes/common-failure.ts";

/**
 * Asks which addresses begin with what somebody has typed of the first line; `state` puts those of one state first.
 * Whatever fails on the way leaves them typing, with no suggestion. Rejects with the reason of the signal only.
 */
export async function suggestAddresses(
  skywave: Skywave,
  begun: { typed: string; country: Country; state?: string },
  signal?: CancelSignal,
): Promise<AddressSuggestion[]> {
  const answer = await attemptCall(skywave, {
    domain: "billing",
    name: "suggestAddresses",
    input: { body: begun },
    ...(signal && { options: { signal } }),
  });
  if (answer.ok) return answer.data.suggestions;
  // Told to the log, and to nobody else.
  commonFailure(skywave, answer.failure);
  return [];
}

import type { Domain } from "@skywave/contract";
import type { Failure, Skywave } from "@skywave/sdk";

/** The same client; of each call that fails it also tells whoever looks after the whole page. */
export function tellFailures(skywave: Skywave, tell: (domain: Domain, failure: Failure) => void): Skywave {
  const call: Skywave["call"] = async (...asked) => {
    const answer = await skywave.call(...asked);
    if (!answer.ok) tell(asked[0], answer.failure);
    return answer;
  };
  return { ...skywave, call };
}

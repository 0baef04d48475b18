import type { Domain } from "@skywave/contract";
import type { CallResult, Skywave } from "@skywave/sdk";

type Hear = (domain: Domain, name: string, answer: CallResult<unknown>) => void;

/** The same client; of the answer to each call it also tells whoever looks after the whole page. */
export function hearAnswers(skywave: Skywave, hear: Hear): Skywave {
  const call: Skywave["call"] = async (...asked) => {
    const answer = await skywave.call(...asked);
    hear(asked[0], asked[1], answer);
    return answer;
  };
  return { ...skywave, call };
}

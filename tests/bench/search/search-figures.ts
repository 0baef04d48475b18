import type { Figure } from "../figure.ts";
import type { SearchResult } from "./measure-search.ts";

const P95_AIM_IN_MILLISECONDS = 30;

/** What a search takes, as a line of the report. */
export function searchFigures({ sizes, few, many }: SearchResult): Figure[] {
  return [
    {
      what: `A search among ${sizes.many} things`,
      ours: `p95 ${many.p95InMilliseconds} ms, p50 ${many.p50InMilliseconds} ms`,
      baseline: `p95 ${few.p95InMilliseconds} ms, p50 ${few.p50InMilliseconds} ms among ${sizes.few}`,
      aim: `at most ${P95_AIM_IN_MILLISECONDS} ms`,
      isReached: many.p95InMilliseconds <= P95_AIM_IN_MILLISECONDS,
    },
  ];
}

import type { Figure } from "../figure.ts";
import type { SearchResult } from "./measure-search.ts";

const P95_AIM_IN_MILLISECONDS = 30;

/** What a search of a large catalogue takes, and what bringing it in does, as lines of the report. */
export function searchFigures({ sizes, few, many, imported }: SearchResult): Figure[] {
  return [
    {
      what: `A search among ${sizes.many} things`,
      ours: `p95 ${many.p95InMilliseconds} ms, p50 ${many.p50InMilliseconds} ms`,
      baseline: `p95 ${few.p95InMilliseconds} ms, p50 ${few.p50InMilliseconds} ms among ${sizes.few}`,
      aim: `at most ${P95_AIM_IN_MILLISECONDS} ms`,
      isReached: many.p95InMilliseconds <= P95_AIM_IN_MILLISECONDS,
    },
    {
      what: `An import of ${sizes.many} entries, start and check included`,
      ours: `${imported.seconds} s, ${imported.megabytes} MB at most`,
      baseline: "",
    },
  ];
}

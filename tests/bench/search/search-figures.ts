import type { Figure } from "../figure.ts";
import type { SearchResult } from "./measure-search.ts";

const P95_AIM_IN_MILLISECONDS = 30;
const EMBEDDED_P95_AIM_IN_MILLISECONDS = 80;

/** What a search of a large catalogue takes, and what bringing it in does, as lines of the report. */
export function searchFigures({ sizes, few, many, imported, embedded }: SearchResult): Figure[] {
  return [
    {
      what: `A search among ${sizes.many} things`,
      ours: `p95 ${many.p95InMilliseconds} ms, p50 ${many.p50InMilliseconds} ms`,
      baseline: `p95 ${few.p95InMilliseconds} ms, p50 ${few.p50InMilliseconds} ms among ${sizes.few}`,
      aim: `at most ${P95_AIM_IN_MILLISECONDS} ms`,
      isReached: many.p95InMilliseconds <= P95_AIM_IN_MILLISECONDS,
    },
    {
      what: "The same in the embedded database",
      ours: `p95 ${embedded.p95InMilliseconds} ms, p50 ${embedded.p50InMilliseconds} ms`,
      baseline: `p95 ${many.p95InMilliseconds} ms on PostgreSQL`,
      aim: `at most ${EMBEDDED_P95_AIM_IN_MILLISECONDS} ms`,
      isReached: embedded.p95InMilliseconds <= EMBEDDED_P95_AIM_IN_MILLISECONDS,
    },
    {
      what: `An import of ${sizes.many} entries, start and check included`,
      ours: `${imported.seconds} s, ${imported.megabytes} MB at most`,
      baseline: `${embedded.imported.seconds} s, ${embedded.imported.megabytes} MB into the embedded database`,
    },
  ];
}

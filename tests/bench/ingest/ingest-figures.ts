import type { Figure } from "../figure.ts";
import { percent } from "../percent.ts";
import type { ComparedIngest, IngestResult } from "./measure-ingest.ts";

const ONE_AIM = 0.75;
const FOUR_AIM = 0.4;
const OTHERS_AIM_IN_MILLISECONDS = 50;
const EMBEDDED_AIM = 20_000;

/** What came of sending events, as lines of the report. */
export function ingestFigures(result: IngestResult): Figure[] {
  const { userEvents, telemetry, embedded, others, putAwayPerSecond } = result;
  return [
    ...comparedFigures("User events", userEvents),
    ...comparedFigures("Playback events", telemetry),
    {
      what: "Events put away into their tables, behind the calls",
      ours: `${putAwayPerSecond} a second`,
      baseline: `${userEvents.copiedPerSecond} a second copied through one connection`,
    },
    {
      what: "User events into the embedded database",
      ours: `${embedded.onePerSecond} a second over one connection, ${embedded.fourPerSecond} over four`,
      baseline: `${embedded.copiedPerSecond} a second copied`,
      aim: `${EMBEDDED_AIM} or more`,
      isReached: Math.min(embedded.onePerSecond, embedded.fourPerSecond) >= EMBEDDED_AIM,
    },
    {
      what: "GET offers, while four connections send events",
      ours: `p99 ${others.p99InMilliseconds} ms`,
      baseline: `p99 ${others.calmP99InMilliseconds} ms while none does`,
      aim: `at most ${OTHERS_AIM_IN_MILLISECONDS} ms`,
      isReached: others.p99InMilliseconds <= OTHERS_AIM_IN_MILLISECONDS,
    },
  ];
}

function comparedFigures(what: string, ingest: ComparedIngest): Figure[] {
  const line = (
    connections: string,
    { perSecond, share, aim }: Record<"perSecond" | "share" | "aim", number>,
  ) => ({
    what: `${what} over ${connections}`,
    ours: `${perSecond} a second (${percent(share)})`,
    baseline: `${ingest.copiedPerSecond} a second copied through one connection`,
    aim: `${percent(aim)} or more`,
    isReached: share >= aim,
  });
  return [
    line("one connection", { perSecond: ingest.onePerSecond, share: ingest.shareOfOne, aim: ONE_AIM }),
    line("four connections", { perSecond: ingest.fourPerSecond, share: ingest.shareOfFour, aim: FOUR_AIM }),
  ];
}

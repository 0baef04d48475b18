import type { Figure } from "../figure.ts";
import type { FirstOfferResult } from "./measure-first-offer.ts";
import type { LighthouseResult, PageScores, Throttling } from "./measure-lighthouse.ts";
import type { VisitResult } from "./measure-visits.ts";

const SCRIPT_AIM_IN_KILOBYTES = 115;
const CHAIN_AIM = 2;
const PAINT_AIM = 1.2;
const BLOCKING_AIM_IN_MILLISECONDS = 100;
const FIELD_AIM = 12;
const ACCOUNT_AIM = { requests: 20, files: 12 };

/** What the first offer takes, as lines of the report. */
export function firstOfferFigures(page: FirstOfferResult): Figure[] {
  return [
    {
      what: "Script before the first offer, brotli",
      ours: `${page.scriptKilobytes} KB`,
      baseline: `${Object.keys(page.scripts).length} files`,
      aim: `at most ${SCRIPT_AIM_IN_KILOBYTES} KB`,
      isReached: page.scriptKilobytes <= SCRIPT_AIM_IN_KILOBYTES,
    },
    {
      what: "Round trips in sequence after the HTML",
      ours: String(page.roundTripsAfterHtml),
      baseline: `${page.tripsObserved} with the queue for HTTP/1.1's six connections`,
      aim: `at most ${CHAIN_AIM}`,
      isReached: page.roundTripsAfterHtml <= CHAIN_AIM,
    },
  ];
}

/** What each page asks for. */
export function visitFigures(visits: readonly VisitResult[]): Figure[] {
  return visits.flatMap((visit) => [
    visit.name === "account" ? accountFigure(visit) : fieldFigure(visit),
    scriptFigure(visit),
  ]);
}

function accountFigure({ name, requests, files, shift }: VisitResult): Figure {
  const { requests: most, files: mostFiles } = ACCOUNT_AIM;
  return {
    what: `Requests of the ${name}`,
    ours: `${requests}, ${files} of them files`,
    baseline: "",
    aim: `at most ${most}, ${mostFiles} files`,
    isReached: requests <= most && files <= mostFiles && shift === 0,
  };
}

function fieldFigure({ name, requestsToFirstField, requests, shift }: VisitResult): Figure {
  return {
    what: `Requests of the ${name} to its first field`,
    ours: String(requestsToFirstField),
    baseline: `${requests} in all`,
    aim: `at most ${FIELD_AIM}`,
    isReached: requestsToFirstField <= FIELD_AIM && shift === 0,
  };
}

function scriptFigure({ name, scriptKilobytesToFirstField: script }: VisitResult): Figure {
  return {
    what: `Script of the ${name} until then, brotli`,
    ours: `${script} KB`,
    baseline: "",
    aim: `at most ${SCRIPT_AIM_IN_KILOBYTES} KB`,
    isReached: script <= SCRIPT_AIM_IN_KILOBYTES,
  };
}

const THROTTLINGS: readonly { name: Throttling; told: string }[] = [
  { name: "applied", told: "" },
  { name: "calculated", told: ", calculated throttling" },
];

/** What Lighthouse says of each page, beside a bare one. */
export function lighthouseFigures({ bare, pages }: LighthouseResult): Figure[] {
  return pages.flatMap(({ name, byThrottling }) =>
    THROTTLINGS.flatMap(({ name: throttling, told }) => {
      const what = `Lighthouse, ${name}${told}`;
      return [
        ...scoreFigures(what, byThrottling[throttling], bare[throttling]),
        paintFigure(what, byThrottling[throttling], bare[throttling]),
        blockingFigure(what, byThrottling[throttling], bare[throttling]),
      ];
    }),
  );
}

function scoreFigures(what: string, page: PageScores, bare: PageScores): Figure[] {
  return Object.entries(page.scores).map(([category, score]) => ({
    what: `${what}: ${category}`,
    ours: String(score),
    baseline: `${bare.scores[category] ?? 0}, a bare React page`,
    aim: "100",
    isReached: score === 100,
  }));
}

function paintFigure(what: string, page: PageScores, bare: PageScores): Figure {
  const ratio = page.largestPaintInMilliseconds / bare.largestPaintInMilliseconds;
  return {
    what: `${what}: largest paint`,
    ours: `${page.largestPaintInMilliseconds} ms (${Math.round(ratio * 100) / 100} times), shift ${page.shift}`,
    baseline: `${bare.largestPaintInMilliseconds} ms, a bare React page`,
    aim: `at most ${PAINT_AIM} times, no shift`,
    isReached: ratio <= PAINT_AIM && page.shift === 0,
  };
}

function blockingFigure(what: string, page: PageScores, bare: PageScores): Figure {
  return {
    what: `${what}: blocked`,
    ours: `${page.blockedForMilliseconds} ms`,
    baseline: `${bare.blockedForMilliseconds} ms, a bare React page`,
    aim: `at most ${BLOCKING_AIM_IN_MILLISECONDS} ms`,
    isReached: page.blockedForMilliseconds <= BLOCKING_AIM_IN_MILLISECONDS,
  };
}

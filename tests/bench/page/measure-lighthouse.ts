import lighthouse from "lighthouse";
import { freePort } from "../../system/free-port.ts";
import { openSystem } from "../../system/system.ts";
import { LANDING_PATH } from "./measure-first-offer.ts";
import { buildWebApp, openBrowser } from "./open-browser.ts";
import { serveBarePage } from "./serve-bare-page.ts";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const RUNS = 3;

/**
 * A slow network and processor are applied by the browser, or only calculated afterwards. The calculation takes
 * all that a fast machine had fetched by its first picture for needed by that picture, so that it may double
 * the figure from one run to the next; the ratio is taken from the applied kind.
 */
const THROTTLINGS = { applied: "devtools", calculated: "simulate" } as const;
type Throttling = keyof typeof THROTTLINGS;

/** What Lighthouse says of a page on a phone: the median of its runs. */
export interface PageScores {
  scores: Record<string, number>;
  largestPaintInMilliseconds: number;
}

export interface LighthouseResult {
  applied: ScoresBeside;
  calculated: ScoresBeside;
  /** Audits of the landing page below the full score, by id. */
  shortfalls: string[];
}

/** The landing page's scores with those of the bare one. */
export interface ScoresBeside {
  landing: PageScores;
  bare: PageScores;
  largestPaintRatio: number;
}

/** The landing page beside a page of React alone that is served the same way. */
export async function measureLighthouse(): Promise<LighthouseResult> {
  await buildWebApp();
  const system = await openSystem();
  const node = await system.startNode();
  const barePage = await serveBarePage();
  const port = await freePort();
  const browser = await openBrowser(port);
  try {
    const landingUrl = new URL(LANDING_PATH, node.url.replace("127.0.0.1", "localhost")).href;
    const besideBare = async (throttling: Throttling) => {
      const bare = await medianOf(barePage.url, { port, throttling });
      const landing = await medianOf(landingUrl, { port, throttling });
      const ratio = landing.largestPaintInMilliseconds / bare.largestPaintInMilliseconds;
      return { landing, bare, largestPaintRatio: Math.round(ratio * 100) / 100 };
    };
    const applied = await besideBare("applied");
    const calculated = await besideBare("calculated");
    return { applied, calculated, shortfalls: applied.landing.shortfalls };
  } finally {
    await browser.close();
    await barePage.close();
    await node.stop();
    await system.stop();
  }
}

interface Inspection {
  port: number;
  throttling: Throttling;
}

async function medianOf(url: string, how: Inspection): Promise<PageScores & { shortfalls: string[] }> {
  const runs: (PageScores & { shortfalls: string[] })[] = [];
  for (let number = 0; number < RUNS; number += 1) runs.push(await inspect(url, how));
  const sorted = runs.toSorted((a, b) => a.largestPaintInMilliseconds - b.largestPaintInMilliseconds);
  const median = sorted[Math.floor(RUNS / 2)];
  if (median === undefined) throw new Error("Lighthouse was not run");
  return median;
}

async function inspect(
  url: string,
  { port, throttling }: Inspection,
): Promise<PageScores & { shortfalls: string[] }> {
  const result = await lighthouse(url, {
    port,
    onlyCategories: [...CATEGORIES],
    throttlingMethod: THROTTLINGS[throttling],
    logLevel: "error",
  });
  if (result === undefined) throw new Error(`Lighthouse said nothing about ${url}`);
  const { audits, categories } = result.lhr;
  const scores = CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]);
  const counted = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0),
  );
  const short = counted.filter(({ id }) => (audits[id]?.score ?? 1) < 1);
  return {
    scores: Object.fromEntries(scores),
    largestPaintInMilliseconds: Math.round(audits["largest-contentful-paint"]?.numericValue ?? 0),
    shortfalls: [...new Set(short.map(({ id }) => `${id} ${audits[id]?.score?.toFixed(2) ?? ""}`))],
  };
}

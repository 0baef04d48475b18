import type { Browser } from "@playwright/test";
import lighthouse from "lighthouse";
import { freePort } from "../../system/free-port.ts";
import { openSystem } from "../../system/system.ts";
import { openAccount } from "./open-account.ts";
import { buildWebApp, openBrowser } from "./open-browser.ts";
import { serveBarePage } from "./serve-bare-page.ts";
import { VISITS } from "./visits.ts";

/** What is the same on all pages is judged on one of them, beside its speed. */
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const SPEED = ["performance"] as const;
const RUNS = 3;

/**
 * A slow network and processor are applied by the browser, or only calculated afterwards. The calculation takes
 * all that a fast machine had fetched by its first picture for needed by that picture.
 */
const THROTTLINGS = { applied: "devtools", calculated: "simulate" } as const;
export type Throttling = keyof typeof THROTTLINGS;

/** What Lighthouse says of a page on a phone: the median of its runs. */
export interface PageScores {
  scores: Record<string, number>;
  largestPaintInMilliseconds: number;
  /** What tasks of more than 50 ms took beyond those, until the page reacts. */
  blockedForMilliseconds: number;
  /** How far what was drawn moved afterwards. */
  shift: number;
  /** Audits below the full score, by id. */
  shortfalls: string[];
}

export interface LighthouseResult {
  /** A page of React alone that is served the same way. */
  bare: Record<Throttling, PageScores>;
  pages: { name: string; byThrottling: Record<Throttling, PageScores> }[];
}

/** Pages of ours beside the bare one. */
export async function measureLighthouse(): Promise<LighthouseResult> {
  await buildWebApp();
  const system = await openSystem();
  // As a shop is in production: a sandbox asks search engines to stay away, which they would hold against the page.
  const node = await system.startNode({ env: { SEARCH_ENGINES: "on" } });
  const barePage = await serveBarePage();
  const port = await freePort();
  const browser = await openBrowser(port);
  try {
    const origin = node.url.replace("127.0.0.1", "localhost");
    const bare = await inBoth({ port, url: barePage.url, categories: CATEGORIES });
    const pages: LighthouseResult["pages"] = [];
    for (const { name, path, isSignedIn } of VISITS) {
      if (isSignedIn) await signIn(browser, origin);
      const categories = name === "checkout" ? CATEGORIES : SPEED;
      pages.push({ name, byThrottling: await inBoth({ port, url: origin + path, categories }) });
    }
    return { bare, pages };
  } finally {
    await browser.close();
    await barePage.close();
    await node.stop();
    await system.stop();
  }
}

/** Lighthouse opens tabs in the browser's own context, which gets the cookies of somebody who is signed in. */
async function signIn(browser: Browser, origin: string): Promise<void> {
  const context = await browser.newContext();
  await openAccount(context, origin);
  const session = await browser.newBrowserCDPSession();
  const cookies = (await context.cookies()).map(
    ({ name, value, domain, path, secure, httpOnly, expires }) => ({
      name,
      value,
      domain,
      path,
      secure,
      httpOnly,
      expires,
    }),
  );
  await session.send("Storage.setCookies", { cookies });
  await context.close();
}

interface Inspection {
  port: number;
  url: string;
  categories: readonly (typeof CATEGORIES)[number][];
}

async function inBoth(inspection: Inspection): Promise<Record<Throttling, PageScores>> {
  return {
    applied: await medianOf(inspection, "applied"),
    calculated: await medianOf(inspection, "calculated"),
  };
}

async function medianOf(inspection: Inspection, throttling: Throttling): Promise<PageScores> {
  const runs: PageScores[] = [];
  for (let number = 0; number < RUNS; number += 1) runs.push(await inspect(inspection, throttling));
  const sorted = runs.toSorted((a, b) => a.largestPaintInMilliseconds - b.largestPaintInMilliseconds);
  const median = sorted[Math.floor(RUNS / 2)];
  if (median === undefined) throw new Error("Lighthouse was not run");
  return median;
}

async function inspect({ url, port, categories }: Inspection, throttling: Throttling): Promise<PageScores> {
  const result = await lighthouse(url, {
    port,
    onlyCategories: [...categories],
    throttlingMethod: THROTTLINGS[throttling],
    logLevel: "error",
  });
  if (result === undefined) throw new Error(`Lighthouse said nothing about ${url}`);
  const { audits, categories: judged, finalDisplayedUrl } = result.lhr;
  // Whoever is not let in is sent to sign in, which would be measured in place of the page.
  if (new URL(finalDisplayedUrl).search.includes("returnUrl")) throw new Error(`${url} asked to sign in`);
  const counted = Object.values(judged).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0),
  );
  const short = counted.filter(({ id }) => (audits[id]?.score ?? 1) < 1);
  return {
    scores: Object.fromEntries(
      categories.map((name) => [name, Math.round((judged[name]?.score ?? 0) * 100)]),
    ),
    largestPaintInMilliseconds: Math.round(audits["largest-contentful-paint"]?.numericValue ?? 0),
    blockedForMilliseconds: Math.round(audits["total-blocking-time"]?.numericValue ?? 0),
    shift: Math.round((audits["cumulative-layout-shift"]?.numericValue ?? 0) * 1000) / 1000,
    shortfalls: [...new Set(short.map(({ id }) => `${id} ${audits[id]?.score?.toFixed(2) ?? ""}`))],
  };
}

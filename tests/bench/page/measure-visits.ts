import type { Browser, Page } from "@playwright/test";
import { openSystem } from "../../system/system.ts";
import { openAccount } from "./open-account.ts";
import { buildWebApp, openBrowser } from "./open-browser.ts";
import { type Visit, VISITS } from "./visits.ts";

/** What a browser asks for that has never been here; the page itself is one of the requests. */
export interface VisitResult {
  name: string;
  /** Asked for before the first field was there, or what stands for it where the page has none. */
  requestsToFirstField: number;
  requests: number;
  /** The page, its scripts, its styles and its configuration. */
  files: number;
  scriptKilobytesToFirstField: number;
  /** How far what was drawn moved afterwards, as Lighthouse counts it. */
  shift: number;
  /** Of everything that was asked for, in that order. */
  asked: string[];
}

interface Seen {
  fieldAt: number;
  shift: number;
}

declare global {
  interface Window {
    seen: Seen;
  }
}

const PHONE = { width: 390, height: 844 };
const FILE = /\/(?:assets|config)\/|\.js$/;

/** Opens each page in an empty browser and counts what it asks for. */
export async function measureVisits(): Promise<VisitResult[]> {
  await buildWebApp();
  const system = await openSystem();
  const node = await system.startNode();
  const browser = await openBrowser();
  try {
    const origin = node.url.replace("127.0.0.1", "localhost");
    const results: VisitResult[] = [];
    for (const visit of VISITS) results.push(await measureVisit(browser, visit, origin));
    return results;
  } finally {
    await browser.close();
    await node.stop();
    await system.stop();
  }
}

async function measureVisit(browser: Browser, visit: Visit, origin: string): Promise<VisitResult> {
  const context = await browser.newContext({ viewport: PHONE });
  try {
    if (visit.isSignedIn) await openAccount(context, origin);
    const page = await context.newPage();
    await page.addInitScript(watch, visit.field);
    await page.goto(origin + visit.path);
    await page.locator(visit.field).first().waitFor({ state: "visible" });
    await page.waitForLoadState("networkidle");
    return { name: visit.name, ...(await readVisit(page)) };
  } finally {
    await context.close();
  }
}

/** Runs in the page before all of its own. */
function watch(field: string): void {
  window.seen = { fieldAt: Number.POSITIVE_INFINITY, shift: 0 };
  new MutationObserver((_changes, observer) => {
    if (document.querySelector(field) === null) return;
    window.seen.fieldAt = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ("value" in entry && typeof entry.value === "number") window.seen.shift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
}

async function readVisit(page: Page): Promise<Omit<VisitResult, "name">> {
  const { seen, resources } = await page.evaluate(() => ({
    seen: window.seen,
    resources: performance
      .getEntriesByType("resource")
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, startTime, encodedBodySize }) => ({
        path: new URL(name).pathname,
        startedAt: startTime,
        bytes: encodedBodySize,
      })),
  }));
  const early = resources.filter(({ startedAt }) => startedAt <= seen.fieldAt);
  const scripts = early.filter(({ path }) => path.endsWith(".js"));
  return {
    requestsToFirstField: early.length + 1,
    requests: resources.length + 1,
    files: resources.filter(({ path }) => FILE.test(path)).length + 1,
    scriptKilobytesToFirstField: Math.round(scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 100) / 10,
    shift: Math.round(seen.shift * 1000) / 1000,
    asked: resources.map(({ path }) => path),
  };
}

import { randomUUID } from "node:crypto";
import { parseArgs } from "node:util";
import type { BrowserContext, Page, Request, Route } from "@playwright/test";
import { openBrowser } from "../../bench/page/open-browser.ts";
import { openSystem } from "../../system/system.ts";
import { openTab, serveSdkPage, signUp, untilTitle } from "../../system/sdk-page.ts";

/** What happens to the tab that refreshes while the others wait for it. */
const FAULTS = ["none", "crash before the server", "crash after the server", "hang"] as const;
type Fault = (typeof FAULTS)[number];

export interface TabsCampaign {
  rounds: number;
  tabs: number;
  hasLocks: boolean;
  log: (line: string) => void;
}

export interface TabsReport {
  rounds: Record<string, number>;
  /** Requests that reached the server, in rounds without a fault. */
  refreshesWithoutFault: number;
  refreshesWithFault: number;
  longestRoundInMilliseconds: number;
  violations: string[];
}

const REFRESH = "**/session/v1/sessions/refresh";
const LOCK = "skywave-session";
const HANG_IN_MILLISECONDS = 8000;
/** A holder that died is passed over within five seconds; the rest is the calls themselves. */
const LONGEST_ROUND_IN_MILLISECONDS = 7000;

/** Lets the access token of many tabs expire at once, time and again, and counts what they ask the server for. */
export async function runTabsCampaign(campaign: TabsCampaign): Promise<TabsReport> {
  const { rounds, tabs, hasLocks, log } = campaign;
  const report: TabsReport = {
    rounds: {},
    refreshesWithoutFault: 0,
    refreshesWithFault: 0,
    longestRoundInMilliseconds: 0,
    violations: [],
  };
  const system = await openSystem();
  const node = await system.startNode();
  const browser = await openBrowser();
  try {
    const context = await browser.newContext();
    const origin = node.url.replace("127.0.0.1", "localhost");
    if (!hasLocks) {
      await context.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, "locks", { get: () => undefined });
      });
    }
    const address = await serveSdkPage(context, origin);
    const first = await openTab(context, address);
    await signUp(first, `${randomUUID()}@example.com`);
    const pages = [first];
    while (pages.length < tabs) pages.push(await openTab(context, address));
    for (let number = 0; number < rounds; number += 1) {
      const fault = FAULTS[number % FAULTS.length] ?? "none";
      const round = await runRound({ context, pages, fault, hasLocks });
      report.rounds[fault] = (report.rounds[fault] ?? 0) + 1;
      if (fault === "none") report.refreshesWithoutFault += round.refreshes;
      else report.refreshesWithFault += round.refreshes;
      report.longestRoundInMilliseconds = Math.max(report.longestRoundInMilliseconds, round.milliseconds);
      report.violations.push(
        ...round.violations.map((violation) => `round ${number} (${fault}): ${violation}`),
      );
      for (const [index, page] of pages.entries()) {
        if (page.isClosed()) pages[index] = await openTab(context, address);
      }
      log(
        `Round ${number + 1} of ${rounds} (${fault}): ${round.refreshes} refreshes in ${round.milliseconds} ms`,
      );
    }
  } finally {
    await browser.close();
    await node.stop();
    await system.stop();
  }
  return report;
}

interface Round {
  context: BrowserContext;
  pages: readonly Page[];
  fault: Fault;
  hasLocks: boolean;
}

async function runRound({ context, pages, fault, hasLocks }: Round) {
  let refreshes = 0;
  let crashed: Page | undefined;
  let visitors = 0;
  const watchVisitors = (request: Request) => {
    if (request.url().endsWith("/sessions/anonymous")) visitors += 1;
  };
  context.on("request", watchVisitors);
  const onRefresh = async (route: Route) => {
    const isVictim = fault.startsWith("crash") && crashed === undefined;
    if (!isVictim) {
      refreshes += 1;
      await route.continue();
      return;
    }
    crashed = route.request().frame().page();
    if (fault === "crash after the server") {
      refreshes += 1;
      await route.fetch();
    }
    await crash(crashed);
  };
  await context.route(REFRESH, onRefresh);
  const hung = fault === "hang" ? pages.at(-1) : undefined;
  await expireAccessToken(pages[0]);
  if (hung !== undefined) await hang(hung, hasLocks);
  const started = performance.now();
  const awake = pages.filter((page) => page !== hung);
  const answers = await Promise.all(awake.map(async (page) => ({ page, answer: await callSignedIn(page) })));
  const milliseconds = Math.round(performance.now() - started);
  if (hung !== undefined) await untilTitle(hung, "Awake");
  await crashed?.close();
  await context.unroute(REFRESH, onRefresh);
  context.off("request", watchVisitors);
  const refused = answers.filter(({ page, answer }) => page !== crashed && answer !== "ok");
  return {
    refreshes,
    milliseconds,
    violations: [
      ...refused.map(({ answer }) => `a tab was told ${answer}`),
      ...(visitors === 0 ? [] : [`${visitors} tabs were logged out`]),
      ...(fault === "none" && refreshes !== 1 ? [`${refreshes} refreshes instead of one`] : []),
      ...(milliseconds <= LONGEST_ROUND_IN_MILLISECONDS ? [] : [`it took ${milliseconds} ms`]),
    ],
  };
}

/** As if the quarter of an hour were over, for all tabs at once. */
async function expireAccessToken(page: Page | undefined): Promise<void> {
  await page?.evaluate(() => {
    const [, value = ""] = /(?:^|; )AUTH_TOKEN=([^;]*)/.exec(document.cookie) ?? [];
    const stored = JSON.parse(atob(value.replaceAll("-", "+").replaceAll("_", "/")));
    stored.session.accessTokenExpiresAt = new Date(Date.now() - 1000).toISOString();
    const encoded = btoa(JSON.stringify(stored))
      .replaceAll("+", "-")
      .replaceAll("/", "_")
      .replaceAll("=", "");
    document.cookie = `AUTH_TOKEN=${encoded}; Path=/; SameSite=Lax; Max-Age=86400`;
  });
}

async function callSignedIn(page: Page): Promise<string> {
  try {
    return await page.evaluate(async () => {
      const answer = await window.skywave.call("subscription", "listSubscriptions", {});
      return answer.ok ? "ok" : JSON.stringify(answer.failure);
    });
  } catch (cause) {
    return String(cause);
  }
}

async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const isGone = new Promise<void>((resolve) => {
    page.once("crash", () => resolve());
  });
  // The answer never comes: nobody is left to give it.
  session.send("Page.crash").catch(() => undefined);
  await isGone;
}

/** Takes the lock, as a tab in the middle of a refresh does, and then does nothing else for a while. */
async function hang(page: Page, hasLocks: boolean): Promise<void> {
  await page.evaluate(() => {
    document.title = "Hung";
  });
  await page.evaluate(hasLocks ? takeWebLock : takeLease, LOCK);
  await page.evaluate((milliseconds) => {
    setTimeout(() => {
      const end = Date.now() + milliseconds;
      while (Date.now() < end);
      document.title = "Awake";
    }, 0);
  }, HANG_IN_MILLISECONDS);
}

function takeWebLock(lock: string): Promise<void> {
  return new Promise((held) => {
    void navigator.locks
      .request(lock, () => {
        held();
        return new Promise(() => {});
      })
      .catch(() => undefined);
  });
}

function takeLease(lock: string): Promise<void> {
  return new Promise((held, failed) => {
    const opening = indexedDB.open("skywave-leases", 1);
    opening.onerror = () => failed(opening.error);
    opening.onsuccess = () => {
      const transaction = opening.result.transaction("LEASES", "readwrite");
      transaction.objectStore("LEASES").put({ owner: "hung", until: Date.now() + 3000 }, lock);
      transaction.onabort = () => failed(transaction.error);
      transaction.oncomplete = () => {
        opening.result.close();
        held();
      };
    };
  });
}

if (import.meta.main) {
  process.once("SIGINT", () => process.exit(130));
  process.once("SIGTERM", () => process.exit(143));
  const { values } = parseArgs({
    options: {
      rounds: { type: "string", default: "200" },
      tabs: { type: "string", default: "10" },
      locks: { type: "string", default: "both" },
    },
  });
  const kinds = values.locks === "both" ? [true, false] : [values.locks === "web"];
  for (const hasLocks of kinds) {
    const log = (line: string) => console.log(`${hasLocks ? "Web Locks" : "leases"}: ${line}`);
    const report = await runTabsCampaign({
      rounds: Number(values.rounds),
      tabs: Number(values.tabs),
      hasLocks,
      log,
    });
    const { violations, rounds, ...figures } = report;
    console.table(rounds);
    console.table({ ...figures, violations: violations.length });
    for (const violation of violations) console.log(`  ${violation}`);
    if (violations.length > 0) process.exitCode = 1;
  }
}

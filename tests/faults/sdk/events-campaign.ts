import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Page } from "@playwright/test";
import { openSystem } from "../../system/system.ts";
import { openTab, serveSdkPage, signUp } from "../../system/sdk-page.ts";
import { type KillableBrowser, openKillableBrowser } from "./killable-browser.ts";
import { readStoredEvents } from "./read-stored-events.ts";

/** What happens to the page while events flow. */
const FAULTS = ["kill", "reload", "offline", "sign-out", "full storage", "overflow"] as const;
type Fault = (typeof FAULTS)[number];

export interface EventsCampaign {
  count: number;
  log: (line: string) => void;
}

export interface EventsReport {
  faults: Record<string, number>;
  recorded: number;
  stored: number;
  lost: number;
  reportedLost: number;
  violations: string[];
}

const REFUSED_BY_STORAGE = "The browser's storage takes no events";
const EVENTS_PER_ROUND = 40;
/** More than the buffer holds. */
const FLOOD = 1150;
const LONGEST_EMPTYING_IN_MILLISECONDS = 90_000;
/** After this an event is on the disk: half a second of debounce, and the storing itself on a busy machine. */
const STORED_AFTER_IN_MILLISECONDS = 1500;

/** Records events while the browser is killed, cut off, signed out and filled up; the server's tables judge. */
export async function runEventsCampaign({ count, log }: EventsCampaign): Promise<EventsReport> {
  const faults: Record<string, number> = {};
  const recorded: string[] = [];
  const profile = await mkdtemp(join(tmpdir(), "skywave-profile-"));
  const system = await openSystem();
  const node = await system.startNode();
  const origin = node.url.replace("127.0.0.1", "localhost");
  let browser = await openKillableBrowser(profile);
  try {
    let address = await serveSdkPage(browser.context, origin);
    let page = await openTab(browser.context, address);
    for (let number = 0; number < count; number += 1) {
      const fault = FAULTS[number % FAULTS.length] ?? "kill";
      faults[fault] = (faults[fault] ?? 0) + 1;
      if (fault === "sign-out") await signUp(page, `${randomUUID()}@example.com`);
      const events = fault === "overflow" ? FLOOD : EVENTS_PER_ROUND;
      recorded.push(...(await strike(fault, { browser, page, name: `round-${number}`, events })));
      if (fault === "kill") {
        await browser.kill();
        browser = await openKillableBrowser(profile);
        address = await serveSdkPage(browser.context, origin);
        page = await openTab(browser.context, address);
      }
      await untilEmpty(page);
      log(`Round ${number + 1} of ${count}: ${fault}`);
    }
  } finally {
    await browser.close();
    await node.stop();
  }
  const stored = await readStoredEvents(system.folder);
  await system.stop();
  await rm(profile, { recursive: true, force: true });
  return { faults, ...judge(recorded, stored) };
}

interface Round {
  browser: KillableBrowser;
  page: Page;
  name: string;
  events: number;
}

/** Records events, lets the fault happen in the middle of it, and returns the names of the events. */
async function strike(fault: Fault, { browser, page, name, events }: Round): Promise<string[]> {
  const { context } = browser;
  const half = Math.floor(events / 2);
  const first = await record(page, name, { from: 0, to: half });
  switch (fault) {
    case "kill": {
      const second = await record(page, name, { from: half, to: events });
      await page.waitForTimeout(STORED_AFTER_IN_MILLISECONDS);
      return [...first, ...second];
    }
    case "reload": {
      // What waits less than half a second is the loss that the debounce allows; this page had its half second.
      await page.waitForTimeout(STORED_AFTER_IN_MILLISECONDS);
      await Promise.all([
        page.reload(),
        page.evaluate(() => window.skywave.events.flush()).catch(() => undefined),
      ]);
      await page.waitForFunction(() => document.title === "Started", undefined, { polling: 50 });
      return [...first, ...(await record(page, name, { from: half, to: events }))];
    }
    case "offline": {
      await context.setOffline(true);
      const second = await record(page, name, { from: half, to: events });
      await page.evaluate(() => window.skywave.events.flush());
      await context.setOffline(false);
      return [...first, ...second];
    }
    case "sign-out": {
      await page.evaluate(() => window.skywave.session.signOut());
      return [...first, ...(await record(page, name, { from: half, to: events }))];
    }
    case "full storage": {
      const makeRoom = await fillStorage(page);
      const second = await record(page, name, { from: half, to: events });
      await page.waitForTimeout(STORED_AFTER_IN_MILLISECONDS);
      const logged = await page.evaluate(() => window.logged);
      if (!logged.includes(REFUSED_BY_STORAGE)) throw new Error("the storage was not full");
      await page.evaluate(() => window.skywave.events.flush());
      await makeRoom();
      return [...first, ...second];
    }
    case "overflow": {
      const second = await record(page, name, { from: half, to: events });
      await page.waitForTimeout(STORED_AFTER_IN_MILLISECONDS);
      return [...first, ...second];
    }
  }
}

async function record(page: Page, name: string, range: { from: number; to: number }): Promise<string[]> {
  return page.evaluate(
    ({ prefix, from, to }) => {
      const names = Array.from({ length: to - from }, (_, index) => `${prefix}-${from + index}`);
      for (const each of names) window.skywave.events.user(each);
      return names;
    },
    { prefix: name, ...range },
  );
}

/** Lets the database refuse every write as a full disk does; returns the way to lift that. */
async function fillStorage(page: Page): Promise<() => Promise<void>> {
  // The protocol's own limit lets writes as small as ours pass.
  const original = await page.evaluateHandle(() => {
    const { add } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.add = () => {
      throw new DOMException("There is no room left", "QuotaExceededError");
    };
    return add;
  });
  return () =>
    page.evaluate((add) => {
      IDBObjectStore.prototype.add = add;
    }, original);
}

/** Lets the retries come round until the server has everything, and the losses are told. */
async function untilEmpty(page: Page): Promise<void> {
  const deadline = Date.now() + LONGEST_EMPTYING_IN_MILLISECONDS;
  for (;;) {
    const left = await page.evaluate(async () => {
      await window.skywave.events.flush();
      const { buffers } = await window.skywave.inspect();
      return buffers.user.count + buffers.user.lost;
    });
    if (left === 0) return;
    if (Date.now() > deadline) throw new Error(`${left} events did not leave the page`);
    await page.waitForTimeout(250);
  }
}

function judge(
  recorded: readonly string[],
  stored: Awaited<ReturnType<typeof readStoredEvents>>,
): Omit<EventsReport, "faults"> {
  const names = stored
    .filter(({ eventName }) => eventName !== "events-lost")
    .map(({ eventName }) => eventName);
  const known = new Set(names);
  const lost = recorded.filter((name) => !known.has(name));
  const reportedLost = stored.reduce((sum, { lostCount }) => sum + lostCount, 0);
  const unheard = names.filter((name) => !recorded.includes(name));
  return {
    recorded: recorded.length,
    stored: names.length,
    lost: lost.length,
    reportedLost,
    violations: [
      ...(names.length === known.size ? [] : [`${names.length - known.size} events are stored twice`]),
      ...(lost.length === reportedLost
        ? []
        : [`${lost.length} events are lost and ${reportedLost} told: ${lost.slice(0, 5).join(", ")}`]),
      ...(unheard.length === 0 ? [] : [`${unheard.length} events were never recorded`]),
    ],
  };
}

if (import.meta.main) {
  process.once("SIGINT", () => process.exit(130));
  process.once("SIGTERM", () => process.exit(143));
  const { values } = parseArgs({ options: { count: { type: "string", default: "100" } } });
  const report = await runEventsCampaign({ count: Number(values.count), log: (line) => console.log(line) });
  const { violations, faults, ...figures } = report;
  console.table(faults);
  console.table({ ...figures, violations: violations.length });
  for (const violation of violations) console.log(`  ${violation}`);
  process.exitCode = violations.length === 0 ? 0 : 1;
}

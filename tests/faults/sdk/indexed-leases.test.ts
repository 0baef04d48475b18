import { fileURLToPath } from "node:url";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openBrowser } from "../../bench/page/open-browser.ts";
import { type BundledFile, bundleSdk } from "../../bench/sdk/bundle-sdk.ts";
import { serveEntry } from "./serve-entry.ts";

const ENTRY = new URL("../../../packages/sdk/src/browser/locks/indexed-leases.ts", import.meta.url);
const ORIGIN = "http://leases.test";
const LEASE_IN_MILLISECONDS = 3000;
const START = Date.parse("2026-11-23T12:00:00Z");

type Act = "claim" | "renew" | "release";

let browser: Browser;
let files: BundledFile[];
let context: BrowserContext;

beforeAll(async () => {
  [browser, files] = await Promise.all([openBrowser(), bundleSdk(fileURLToPath(ENTRY))]);
}, 120_000);
afterAll(() => browser.close());
beforeEach(async () => {
  context = await browser.newContext();
  await serveEntry(context, ORIGIN, files);
});
afterEach(() => context.close());

/** A tab of the one browser that all here share, under a name of its own. Its clock stands still. */
async function openTab(owner: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${ORIGIN}/`);
  await page.evaluate(`(async () => {
    window.now = ${START};
    Date.now = () => window.now;
    const { openIndexedLeases } = await import("/entry.js");
    window.leases = await openIndexedLeases(indexedDB, ${JSON.stringify(owner)});
  })()`);
  return page;
}

const ask = (tab: Page, act: Act, name = "session") =>
  tab.evaluate<unknown>(`window.leases.${act}(${JSON.stringify(name)})`);

/** Moves the clock of a tab, by which it judges whether a lease is over. */
const passTime = (tab: Page, milliseconds: number) => tab.evaluate(`window.now += ${milliseconds}`);

describe("a lease in the browser's database", () => {
  test("is one tab's of all that claim it at once, and the next one's when it is given back", async () => {
    const tabs = await Promise.all(["one", "two", "three"].map(openTab));
    const claimed = await Promise.all(tabs.map((tab) => ask(tab, "claim")));
    expect(claimed.filter(Boolean)).toHaveLength(1);
    const [other] = tabs.filter((_tab, place) => claimed[place] === false);
    await Promise.all(tabs.map((tab) => ask(tab, "release")));
    expect(other && (await ask(other, "claim"))).toBe(true);
  });

  test("keeps no other name from being claimed", async () => {
    expect(await ask(await openTab("one"), "claim", "session")).toBe(true);
    expect(await ask(await openTab("two"), "claim", "events")).toBe(true);
  });

  test("is longer where it is renewed in time, and no tab's that does not", async () => {
    const [holder, other] = [await openTab("holder"), await openTab("other")] as const;
    await ask(holder, "claim");
    await Promise.all([holder, other].map((tab) => passTime(tab, LEASE_IN_MILLISECONDS - 1000)));
    expect(await ask(holder, "renew")).toBe(true);
    await Promise.all([holder, other].map((tab) => passTime(tab, LEASE_IN_MILLISECONDS - 1000)));
    expect(await ask(other, "claim")).toBe(false);
    await passTime(other, LEASE_IN_MILLISECONDS);
    expect(await ask(other, "claim")).toBe(true);
    expect(await ask(holder, "renew")).toBe(false);
  });

  test("is not given back by a tab that has lost it", async () => {
    const [holder, other] = [await openTab("holder"), await openTab("other")] as const;
    await ask(holder, "claim");
    await passTime(other, LEASE_IN_MILLISECONDS + 1);
    expect(await ask(other, "claim")).toBe(true);
    await ask(holder, "release");
    expect(await ask(other, "renew")).toBe(true);
  });

  test("is good again after the person has cleared the storage", async () => {
    const tab = await openTab("one");
    await ask(tab, "claim");
    const session = await context.newCDPSession(tab);
    await session.send("Storage.clearDataForOrigin", { origin: ORIGIN, storageTypes: "indexeddb" });
    // The browser tells the page in its own time that the database is gone.
    await expect.poll(() => ask(tab, "claim").catch(String)).toBe(true);
  });
});

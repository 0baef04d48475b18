import { fileURLToPath } from "node:url";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser } from "../../bench/page/open-browser.ts";
import { bundleSdk } from "../../bench/sdk/bundle-sdk.ts";
import { serveEntry } from "./serve-entry.ts";

const ENTRY = new URL("../../../packages/sdk/src/browser/locks/open-leases.ts", import.meta.url);
const ORIGIN = "http://hung.test";
const NOW = Date.parse("2026-11-29T12:00:00Z");

let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
  const [opened, files] = await Promise.all([openBrowser(), bundleSdk(fileURLToPath(ENTRY))]);
  browser = opened;
  context = await browser.newContext();
  await serveEntry(context, ORIGIN, files);
}, 120_000);
afterAll(() => browser.close());

/** By its clock no lease is ever over: it stands still. */
async function openTab(owner: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${ORIGIN}/`);
  await page.evaluate(`(async () => {
    Date.now = () => ${NOW};
    const { openLeases } = await import("/entry.js");
    window.leases = await openLeases({
      indexedDatabase: () => indexedDB,
      storage: {
        get: (name) => localStorage.getItem(name) ?? undefined,
        set: (name, value) => localStorage.setItem(name, value),
        remove: (name) => localStorage.removeItem(name),
      },
      owner: ${JSON.stringify(owner)},
      log: (entry) => { throw new Error(entry.message); },
    });
  })()`);
  return page;
}

const ask = (tab: Page, act: "claim" | "release") => tab.evaluate<unknown>(`window.leases.${act}("session")`);

/** Has a tab begin a transaction, as it does to look at a lease before it writes one, and not end it until it is woken. */
const hangInTransaction = (tab: Page) =>
  tab.evaluate(`new Promise((hung) => {
    window.isAwake = false;
    const opening = indexedDB.open("skywave-leases", 1);
    opening.onsuccess = () => {
      const leases = opening.result.transaction("LEASES", "readwrite").objectStore("LEASES");
      const goOn = () => {
        hung();
        if (!window.isAwake) leases.get("session").onsuccess = goOn;
      };
      goOn();
    };
  })`);

/** Whose the lease is in the database, which answers only when all that was asked for before is done. */
const ownerInDatabase = (tab: Page) =>
  tab.evaluate<unknown>(`new Promise((found) => {
    const opening = indexedDB.open("skywave-leases", 1);
    opening.onsuccess = () => {
      const reading = opening.result.transaction("LEASES").objectStore("LEASES").get("session");
      reading.onsuccess = () => found(reading.result?.owner ?? "nobody");
    };
  })`);
const leasesElsewhere = (tab: Page) => tab.evaluate(() => localStorage.length);

describe("a tab that hangs in the middle of a transaction", () => {
  test("keeps no other from its turn: they take turns elsewhere, and in the database again once it wakes", async () => {
    const [hung, one, two] = [await openTab("hung"), await openTab("one"), await openTab("two")] as const;
    await hangInTransaction(hung);
    expect(await ask(one, "claim")).toBe(true);
    await expect.poll(() => leasesElsewhere(two)).toBe(1);
    expect(await ask(two, "claim")).toBe(false);
    await ask(one, "release");
    await expect.poll(() => leasesElsewhere(two)).toBe(0);
    expect(await ask(two, "claim")).toBe(true);
    await ask(two, "release");
    await hung.evaluate("window.isAwake = true");
    // What they had claimed there, and got by now, nobody waits for any more.
    await expect.poll(() => ownerInDatabase(hung)).toBe("nobody");
    await expect
      .poll(async () => {
        await ask(two, "claim");
        return ownerInDatabase(hung);
      })
      .toBe("two");
  });
});

import { readFileSync } from "node:fs";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

// Half as long as the file that the package means, and it is read by the browser for each document.
const AXE_SOURCE = readFileSync(new URL(import.meta.resolve("axe-core/axe.min.js")), "utf8");

const OPTIONS: axe.RunOptions = {
  runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] },
  resultTypes: ["violations"],
};

/** Fails on anything that axe finds against WCAG 2.2 AA, frames included. */
export async function expectAccessible(page: Page): Promise<void> {
  const isWithoutFrames = page.frames().length === 1;
  expect(isWithoutFrames ? await judgeDocument(page) : await judgeFrames(page)).toEqual([]);
}

/** Brings axe into a document once, however often that is judged: bringing it takes longer than judging. */
async function judgeDocument(page: Page): Promise<string[]> {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(AXE_SOURCE);
  return page.evaluate(async (options) => {
    if (window.axe === undefined) throw new Error("axe is not in the document");
    // A frame that has come meanwhile would be asked by a message that only this origin may get, which the console tells of.
    const { violations } = await window.axe.run(document, { ...options, iframes: false });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
  }, OPTIONS);
}

async function judgeFrames(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page, axeSource: AXE_SOURCE })
    .setLegacyMode(false)
    .options(OPTIONS)
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
}

/** The browser's own words where a test has no worker. */
const WORKER_BLOCKED = "Service Worker registration blocked by Playwright";
/** And where a busy machine takes seconds to start a page's scripts: it tells of the machine. What was never used fails first-page-budget.spec. */
const STARTED_LATE = "was preloaded using link preload but not used within a few seconds";

/** Collects what a page complains about, from now on. */
export function watchConsole(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    const isComplaint = message.type() === "error" || message.type() === "warning";
    const isOfTheMachine = [WORKER_BLOCKED, STARTED_LATE].some((words) => message.text().includes(words));
    // "Failed to load resource" does not say which.
    if (isComplaint && !isOfTheMachine) complaints.push(`${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  return complaints;
}

/** What browsers write for every refusal, the expected ones too: a code that the person has yet to enter. */
export function withoutRefusals(complaints: readonly string[]): string[] {
  return complaints.filter((complaint) => !/the server responded with a status of 4\d\d/.test(complaint));
}

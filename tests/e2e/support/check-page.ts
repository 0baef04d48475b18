import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const WCAG_22_AA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Fails on anything that axe finds against WCAG 2.2 AA, frames included. */
export async function expectAccessible(page: Page): Promise<void> {
  const isWithoutFrames = page.frames().length === 1;
  const { violations } = await new AxeBuilder({ page })
    // Frames are judged through a page of their own, which takes longer than judging the page that has none.
    .setLegacyMode(isWithoutFrames)
    .options({ runOnly: { type: "tag", values: WCAG_22_AA }, resultTypes: ["violations"] })
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
  expect(found).toEqual([]);
}

/** The browser's own words where a test has no worker. */
const WORKER_BLOCKED = "Service Worker registration blocked by Playwright";

/** Collects what a page complains about, from now on. */
export function watchConsole(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    const isComplaint = message.type() === "error" || message.type() === "warning";
    if (isComplaint && !message.text().startsWith(WORKER_BLOCKED)) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  return complaints;
}

/** What browsers write for every refusal, the expected ones too: a code that the person has yet to enter. */
export function withoutRefusals(complaints: readonly string[]): string[] {
  return complaints.filter((complaint) => !/the server responded with a status of 4\d\d/.test(complaint));
}

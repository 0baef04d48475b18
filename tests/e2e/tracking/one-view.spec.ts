import { expect, type Page, test } from "@playwright/test";
import { Subscriber } from "../support/subscriber.ts";
import { EXPECTED_ROUTES } from "../routes/expected-routes.ts";
import { eventsOn } from "./tracked-events.ts";

// What a page tells beside its view comes at once; a second view would come with it.
const SETTLED_AFTER_MILLISECONDS = 500;
// Most of the time goes by in waiting for a second view, which several tabs do together.
const TABS = 4;

/** How many views are told of a page that is opened. */
async function viewsOf(page: Page, address: string): Promise<number> {
  await page.goto(address);
  await expect(page.locator("#root")).toHaveAttribute("aria-busy", "false");
  const views = async () => (await eventsOn(page)).filter(({ name }) => name.endsWith("page-view")).length;
  await expect.poll(views, address).toBeGreaterThan(0);
  await page.waitForTimeout(SETTLED_AFTER_MILLISECONDS);
  return views();
}

test("[A2.66] Every page is told as one view, whether it tells itself or the navigation does", async ({
  page,
}) => {
  test.setTimeout(240_000);
  const member = new Subscriber(page, "en-US");
  await member.subscribe("music-monthly");
  const planAddress = await member.link("plan.open-label", { plan: "Melodia" }).getAttribute("href");
  const pages = EXPECTED_ROUTES.filter(({ isForSignedOut, at }) => !isForSignedOut && !at.includes(":"));
  const addresses = [...pages.map(({ at }) => at), planAddress ?? ""];
  const counts: Record<string, number> = {};
  const waiting = [...addresses];
  async function countAll(tab: Page): Promise<void> {
    for (let address = waiting.pop(); address !== undefined; address = waiting.pop())
      counts[address] = await viewsOf(tab, new URL(address, member.origin).href);
  }
  const tabs = await Promise.all(Array.from({ length: TABS }, () => page.context().newPage()));
  await Promise.all(tabs.map(countAll));
  expect(counts).toEqual(Object.fromEntries(addresses.map((address) => [address, 1])));
});

import { expect, test } from "@playwright/test";
import { Subscriber } from "../support/subscriber.ts";
import { EXPECTED_ROUTES } from "../routes/expected-routes.ts";
import { eventsOn } from "./tracked-events.ts";

// What a page tells beside its view comes at once; a second view would come with it.
const SETTLED_AFTER_MILLISECONDS = 500;

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
  for (const address of addresses) {
    await member.open(address);
    await expect(page.locator("#root")).toHaveAttribute("aria-busy", "false");
    const views = async () => (await eventsOn(page)).filter(({ name }) => name.endsWith("page-view")).length;
    await expect.poll(views, address).toBeGreaterThan(0);
    await page.waitForTimeout(SETTLED_AFTER_MILLISECONDS);
    counts[address] = await views();
  }
  expect(counts).toEqual(Object.fromEntries(addresses.map((address) => [address, 1])));
});

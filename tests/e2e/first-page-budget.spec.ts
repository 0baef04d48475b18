import { expect, test } from "@playwright/test";
import { Shopper } from "./support/shopper.ts";

const BUDGET_IN_BYTES = 115_000;
// The page names what it cannot begin without; what comes later is not named there.
const SCRIPTS = /<(?:script|link)[^>]*(?:src|href)="(\/assets\/[^"]+\.js)"/g;

test("The scripts that the first page begins with keep within their budget", async ({ page }) => {
  const shopper = new Shopper(page, "en-US");
  await shopper.open("/");
  await expect(page.getByRole("radio", { name: /Horizon/ }).first()).toBeVisible();
  const html = await (await page.request.get(page.url())).text();
  const named = [...html.matchAll(SCRIPTS)].map(([, path]) => path);
  const fetched = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, bytes: encodedBodySize })),
  );
  const scripts = fetched.filter(({ path }) => named.includes(path));
  expect(scripts.length).toBe(named.length);
  const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(total, JSON.stringify(scripts)).toBeLessThanOrEqual(BUDGET_IN_BYTES);
});

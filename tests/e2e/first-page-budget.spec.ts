import { fileURLToPath } from "node:url";
import { expect, type Page, test } from "@playwright/test";
import { bundleSdk } from "../bench/sdk/bundle-sdk.ts";
import { Shopper } from "./support/shopper.ts";

const BUDGET_IN_BYTES = 115_000;
const CATALOGUE_BUDGET_IN_BYTES = 3_000;
const TRACKING = fileURLToPath(new URL("../../packages/tracking/src/index.ts", import.meta.url));
// The page names what it cannot begin without; what comes later is not named there.
const SCRIPTS = /<(?:script|link)[^>]*(?:src|href)="(\/assets\/[^"]+\.js)"/g;

/** The scripts that a page begins with, with their sizes as they came over the wire. */
async function scriptsOf(page: Page): Promise<{ path: string; bytes: number }[]> {
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
  return scripts;
}

for (const route of ["/", "/subscribe/checkout/purchase/streaming?promocode=HALFPRICE", "/account/login"]) {
  test(`The scripts that ${route} begins with keep within their budget`, async ({ page }) => {
    const shopper = new Shopper(page, "en-US");
    await shopper.open(route);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const scripts = await scriptsOf(page);
    const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
    expect(total, JSON.stringify(scripts)).toBeLessThanOrEqual(BUDGET_IN_BYTES);
  });
}

test("All of tracking, were it in the first page, would cost little of that budget", async () => {
  const files = await bundleSdk(TRACKING);
  const total = files.reduce((sum, { brotliBytes }) => sum + brotliBytes, 0);
  expect(total).toBeGreaterThan(500);
  expect(
    total,
    JSON.stringify(files.map(({ name, brotliBytes }) => [name, brotliBytes])),
  ).toBeLessThanOrEqual(CATALOGUE_BUDGET_IN_BYTES);
});

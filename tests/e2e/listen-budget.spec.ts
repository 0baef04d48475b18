import { expect, test } from "@playwright/test";
import { Shopper } from "./support/shopper.ts";

/** All that comes before a press on play, with what analytics and the log need; the sound is played by a script of its own. */
const BUDGET_IN_BYTES = 159_500;

test("The scripts that /listen loads before anything plays keep within their budget", async ({ page }) => {
  await new Shopper(page, "en-US").open("/listen");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, bytes: encodedBodySize }))
      .filter(({ path }) => path.endsWith(".js")),
  );
  const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(scripts.length).toBeGreaterThan(2);
  expect(total, JSON.stringify(scripts)).toBeLessThanOrEqual(BUDGET_IN_BYTES);
});

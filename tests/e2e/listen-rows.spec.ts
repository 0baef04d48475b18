import { expect, type Locator, type Page, test } from "@playwright/test";
import { hold } from "./support/hold.ts";
import { reach } from "./support/keyboard.ts";
import { Shopper } from "./support/shopper.ts";
import { PHONE } from "./support/visits.ts";

/** Rows, the player's commands, and what stands above and below: two for each tile were more than a hundred. */
const MOST_STOPS = 40;

const stopsOf = (page: Page) =>
  page.evaluate(
    () =>
      [
        ...document.querySelectorAll<HTMLElement>("a[href], button, input, select, summary, [tabindex='0']"),
      ].filter((element) => element.tabIndex >= 0 && element.checkVisibility()).length,
  );
const hasFocus = (row: Locator) => row.evaluate((element) => element.contains(document.activeElement));

test("A row of channels is one stop of Tab, and arrows, Home and End go about in it", async ({ page }) => {
  const visitor = new Shopper(page, "en-US");
  await visitor.open("/listen");
  const row = page.getByRole("region", { name: visitor.texts.say("listen.category.now") }).getByRole("list");
  const links = row.getByRole("link");
  const [first, last] = [row.getByRole("button").first(), links.last()];
  await expect(first).toBeVisible();
  expect(await stopsOf(page)).toBeLessThan(MOST_STOPS);
  await reach(page, first);
  await page.keyboard.press("ArrowRight");
  await expect(links.first()).toBeFocused();
  await page.keyboard.press("End");
  await expect(last).toBeFocused();
  await page.keyboard.press("Home");
  await expect(first).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.press("Tab");
  expect(await hasFocus(row)).toBe(false);
  await page.keyboard.press("Shift+Tab");
  await expect(last).toBeFocused();
});

test("Nothing moves on a phone when it becomes known what is on the air", async ({ page }) => {
  await page.setViewportSize(PHONE);
  const tell = await hold(page, /\/liveUpdate/);
  const visitor = new Shopper(page, "en-US");
  await visitor.open("/listen");
  const rows = page.getByRole("region", { name: visitor.texts.say("listen.category.now") });
  const title = rows.getByRole("listitem").first().locator("span");
  await expect(title).toHaveText("");
  const height = () => rows.evaluate((element) => element.getBoundingClientRect().height);
  const before = await height();
  tell();
  await expect(title).toHaveText(/./);
  expect(await height()).toBe(before);
});

import { expect, type Locator, type Page } from "@playwright/test";

const LONGEST_WAY_IN_TABS = 120;

const hasFocus = (target: Locator) =>
  target.evaluate(
    (element) => element === element.ownerDocument.activeElement && element.ownerDocument.hasFocus(),
  );

/** Moves to an element by Tab alone, as somebody without a mouse does; fails when it can't be reached. */
export async function reach(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let tabs = 0; tabs < LONGEST_WAY_IN_TABS; tabs += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${target.toString()} can't be reached by Tab`);
}

/** Types into a field that was reached by Tab. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await reach(page, target);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(text);
}

/** Presses a button or link that was reached by Tab. */
export async function press(page: Page, target: Locator): Promise<void> {
  await reach(page, target);
  await page.keyboard.press("Enter");
}

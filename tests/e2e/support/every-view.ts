import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./check-page.ts";

const VIEWS = {
  "a wide screen at four times its size": { width: 320, height: 256 },
  "a phone on its side": { width: 844, height: 390 },
};

/** Judges a page as it stands where there is little room: nothing is cut off, and axe finds nothing. */
export async function expectGoodInEveryView(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const [name, view] of Object.entries(VIEWS))
    await test.step(`on ${name}`, async () => {
      await page.setViewportSize(view);
      const { wide, shown } = await page.evaluate(() => ({
        wide: document.documentElement.scrollWidth,
        shown: document.documentElement.clientWidth,
      }));
      expect(wide).toBe(shown);
      await expectAccessible(page);
    });
  if (before !== null) await page.setViewportSize(before);
}

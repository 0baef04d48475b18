import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./check-page.ts";

const VIEWS = {
  "a wide screen at four times its size": { width: 320, height: 256 },
  "a phone on its side": { width: 844, height: 390 },
};

const VIEWS_OF_LARGE_TEXT = {
  "a phone": { width: 390, height: 844 },
  "a tablet": { width: 768, height: 1024 },
};

/** Judges a page as it stands where there is little room: nothing is cut off, and axe finds nothing. */
export async function expectGoodInEveryView(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const [name, view] of Object.entries(VIEWS))
    await test.step(`on ${name}`, async () => {
      await page.setViewportSize(view);
      expect(await findTooWide(page)).toEqual([]);
      await expectAccessible(page);
    });
  if (before !== null) await page.setViewportSize(before);
}

/** Judges a page whose text alone is twice its size: nothing scrolls sideways but what has a scroller of its own. */
export async function expectRoomForLargeText(page: Page): Promise<void> {
  const before = page.viewportSize();
  await sizeText(page, "200%");
  for (const [name, view] of Object.entries(VIEWS_OF_LARGE_TEXT))
    await test.step(`with large text on ${name}`, async () => {
      await page.setViewportSize(view);
      expect(await findTooWide(page)).toEqual([]);
    });
  await sizeText(page, "");
  if (before !== null) await page.setViewportSize(before);
}

const sizeText = (page: Page, size: string) =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);

/** What makes a page scroll sideways, by its text; nothing where it does not. */
async function findTooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const isInScroller = (element: Element) => {
      for (let around = element.parentElement; around; around = around.parentElement)
        if (around !== document.body && getComputedStyle(around).overflowX !== "visible") return true;
      return false;
    };
    const reaching = [...document.body.querySelectorAll("*")].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5 && !isInScroller(element),
    );
    const told = reaching.map((element) => {
      const text = (element.textContent ?? "").trim().slice(0, 40);
      return `${element.tagName} .${element.getAttribute("class") ?? ""} "${text}"`;
    });
    return [`the page is ${scrollWidth} wide, shown are ${clientWidth}`, ...told.slice(-8)];
  });
}

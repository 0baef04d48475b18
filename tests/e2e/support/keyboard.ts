import { type ElementHandle, expect, type Locator, type Page } from "@playwright/test";

// A row of channels, artists or shows is one stop, and a way round a page may begin at any.
const LONGEST_WAY_IN_TABS = 90;

/** Where Tab is on its way to an element, which a page that draws itself anew may have replaced. */
type Way = "there" | "in its row" | "not yet" | "replaced";

function wayTo(element: SVGElement | HTMLElement): Way {
  if (!element.isConnected) return "replaced";
  const { activeElement } = element.ownerDocument;
  if (!element.ownerDocument.hasFocus()) return "not yet";
  if (element === activeElement) return "there";
  const row = activeElement?.closest("[data-roving]");
  return row?.contains(element) === true ? "in its row" : "not yet";
}

/** Moves to an element by Tab alone, as somebody without a mouse does; fails when it can't be reached. */
export async function reach(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  // Found once: to find it by its name at each step takes longer than the step.
  let element = await target.elementHandle();
  for (let tabs = 0; tabs < LONGEST_WAY_IN_TABS; tabs += 1) {
    await focusToArrive(page);
    // A page that another one takes the place of meanwhile takes its elements with it.
    const way = await element?.evaluate(wayTo).catch((): Way => "replaced");
    if (way === "there") return;
    if (way === "replaced") element = await target.elementHandle();
    else if (way === "in its row") await goAlong(page, element);
    else await page.keyboard.press("Tab");
  }
  throw new Error(`${target.toString()} can't be reached by Tab; the focus: ${await focusOf(page)}`);
}

const LONGEST_ROW = 80;

/** From the beginning of a row to a thing in it. */
async function goAlong(page: Page, element: ElementHandle<SVGElement | HTMLElement> | null): Promise<void> {
  await page.keyboard.press("Home");
  for (let steps = 0; steps < LONGEST_ROW; steps += 1) {
    const way = await element?.evaluate(wayTo).catch((): Way => "replaced");
    if (way !== "in its row") return;
    await page.keyboard.press("ArrowRight");
  }
}

const LOOKS_AT_MOST = 50;

/**
 * Waits while the focus is between a page and a frame of another process: a key that is pressed then goes on from where the
 * focus was.
 */
async function focusToArrive(page: Page): Promise<void> {
  if (page.frames().length === 1) return;
  for (let looks = 0; looks < LOOKS_AT_MOST; looks += 1) {
    // A page or a frame that goes away meanwhile has no focus to give.
    const isInFrame = await page
      .evaluate(() => document.activeElement instanceof HTMLIFrameElement)
      .catch(() => false);
    if (!isInFrame) return;
    const inner = page.frames().filter((frame) => frame !== page.mainFrame());
    const focused = inner.map((frame) => frame.evaluate(() => document.hasFocus()).catch(() => false));
    if ((await Promise.all(focused)).includes(true)) return;
  }
}

/** What has the focus in each document of a page, and whether that document has it. */
async function focusOf(page: Page): Promise<string> {
  const places = page.frames().map((frame) =>
    frame.evaluate(() => {
      const { activeElement } = document;
      const name = activeElement?.id || activeElement?.textContent?.trim().slice(0, 40);
      return `${activeElement?.tagName} "${name}"${document.hasFocus() ? "" : " in a document without it"}`;
    }),
  );
  return (await Promise.all(places)).join(", ");
}

/** So many keys show what a field does at each key; a key takes as long as the whole rest of a text. */
const KEYS_ONE_BY_ONE = 4;

/** Types into a field that was reached by Tab: the first keys one by one, the rest at once, as a suggested word comes. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await reach(page, target);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(text.slice(0, KEYS_ONE_BY_ONE));
  const rest = text.slice(KEYS_ONE_BY_ONE);
  if (rest !== "") await page.keyboard.insertText(rest);
}

/** Types each key of a text into a field that was reached by Tab. */
export async function typeKeys(page: Page, target: Locator, text: string): Promise<void> {
  await reach(page, target);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(text);
}

/** Presses a button or link that was reached by Tab. */
export async function press(page: Page, target: Locator): Promise<void> {
  await reach(page, target);
  await page.keyboard.press("Enter");
}

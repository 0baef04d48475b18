import { expect, type Page } from "@playwright/test";

const CONTROLS = "button, a[data-look], select, summary, input:not([type='hidden']), textarea";

/**
 * Judges the controls of a page where the system sets the colours and takes every ground away: what had a ground of its
 * own has an edge then, and whatever has the focus shows it. The page is left so.
 */
export async function expectEdgesInForcedColors(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: "none" });
  await page.evaluate(markPainted, CONTROLS);
  await page.emulateMedia({ forcedColors: "active" });
  expect(await page.evaluate(findWithoutEdge)).toEqual([]);
  expect(await page.evaluate(findWithoutRing, CONTROLS)).toEqual([]);
}

/** Marks the controls whose ground is not that of what they stand on. */
function markPainted(controls: string): void {
  const isClear = (color: string) => color === "transparent" || /[,/]\s*0\)$/.test(color);
  const groundOf = (element: Element | null): string => {
    for (let behind = element; behind; behind = behind.parentElement) {
      const { backgroundColor } = getComputedStyle(behind);
      if (!isClear(backgroundColor)) return backgroundColor;
    }
    return "none";
  };
  for (const control of document.querySelectorAll<HTMLElement>(controls)) {
    const isPainted = groundOf(control) !== groundOf(control.parentElement);
    if (isPainted && control.checkVisibility({ visibilityProperty: true }))
      control.dataset["painted"] = "true";
  }
}

function findWithoutEdge(): string[] {
  return [...document.querySelectorAll<HTMLElement>("[data-painted='true']")]
    .filter((control) => {
      const { appearance, borderTopStyle, borderTopWidth, forcedColorAdjust } = getComputedStyle(control);
      // A clear edge is drawn there, too, in the colour of the text.
      const hasEdge = borderTopStyle !== "none" && parseFloat(borderTopWidth) >= 1;
      const isDrawnBySystem = control instanceof HTMLInputElement && appearance === "auto";
      return !hasEdge && !isDrawnBySystem && forcedColorAdjust !== "none";
    })
    .map((control) => control.outerHTML.slice(0, 160));
}

/** Of what can have the focus, what does not show that it has it. */
function findWithoutRing(controls: string): string[] {
  const found = [...document.querySelectorAll<HTMLElement>(controls)].filter((control) => {
    if (!control.checkVisibility({ visibilityProperty: true }) || control.closest("[inert]")) return false;
    control.focus({ preventScroll: true });
    if (document.activeElement !== control || !control.matches(":focus-visible")) return false;
    // A field may show it by the frame that it stands in.
    for (let shown: Element | null = control; shown; shown = shown.parentElement) {
      const { outlineStyle, outlineWidth } = getComputedStyle(shown);
      if (outlineStyle !== "none" && parseFloat(outlineWidth) >= 2) return false;
      if (shown.matches("label, fieldset, form, main")) break;
    }
    return true;
  });
  return found.map((control) => control.outerHTML.slice(0, 160));
}

import type { Page } from "@playwright/test";

/** What a way through the product costs a person. */
export interface Effort {
  /** Screens by their headings, the last one included. */
  screens: string[];
  /** Presses, choices and fields, each once. What is typed into the frame of the card is not counted. */
  inputs: number;
}

declare global {
  interface Window {
    tellScreen: (heading: string) => void;
    tellInput: () => void;
  }
}

/** Counts from the next page on; `take` gives what has been counted and begins anew. */
export async function countEffort(page: Page): Promise<{ take: () => Effort }> {
  let effort: Effort = { screens: [], inputs: 0 };
  await page.exposeFunction("tellScreen", (heading: string) => {
    if (effort.screens.at(-1) !== heading) effort.screens.push(heading);
  });
  await page.exposeFunction("tellInput", () => {
    effort.inputs += 1;
  });
  await page.addInitScript(watchEffort);
  return {
    take: () => {
      const taken = effort;
      effort = { screens: [], inputs: 0 };
      return taken;
    },
  };
}

/** Runs in the page, before anything of it. */
function watchEffort(): void {
  if (window !== window.top) return;
  let shown = "";
  new MutationObserver(() => {
    const heading = document.querySelector("h1")?.textContent.trim() ?? "";
    if (heading === "" || heading === shown) return;
    shown = heading;
    window.tellScreen(heading);
  }).observe(document, { childList: true, subtree: true, characterData: true });
  addEventListener("click", ({ isTrusted, target }) => {
    const pressed = target instanceof Element ? target.closest("a, button, summary, input") : null;
    if (isTrusted && pressed !== null) window.tellInput();
  });
  addEventListener("change", ({ target }) => {
    const isTyped = target instanceof HTMLInputElement && !["radio", "checkbox"].includes(target.type);
    if (isTyped || target instanceof HTMLSelectElement) window.tellInput();
  });
}

import type { Page } from "@playwright/test";

/** What a way through the product costs a person. */
export interface Effort {
  /** Screens by their headings, the last one included. */
  screens: string[];
  /** Presses, choices and fields, each once. What is typed into the frame of the card is not counted. */
  inputs: number;
  /** As many of these as are presses of a button or a link. */
  presses: number;
}

declare global {
  interface Window {
    tellScreen: (heading: string) => void;
    tellInput: (isPress: boolean) => void;
  }
}

/** Counts from the next page on; `take` gives what has been counted and begins anew. */
export async function countEffort(page: Page): Promise<{ take: () => Effort }> {
  const nothing = (): Effort => ({ screens: [], inputs: 0, presses: 0 });
  let effort = nothing();
  await page.exposeFunction("tellScreen", (heading: string) => {
    if (effort.screens.at(-1) !== heading) effort.screens.push(heading);
  });
  await page.exposeFunction("tellInput", (isPress: boolean) => {
    effort.inputs += 1;
    if (isPress) effort.presses += 1;
  });
  await page.addInitScript(watchEffort);
  return {
    take: () => {
      const taken = effort;
      effort = nothing();
      return taken;
    },
  };
}

/** Prints what a way takes, with its screens by their headings. */
export function tellEffort(way: string, { screens, inputs, presses }: Effort): void {
  const counted = `${screens.length} screens, ${presses} presses, ${inputs - presses} choices and fields`;
  process.stdout.write(`${way}: ${counted} (${screens.join(" | ")})\n`);
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
    if (isTrusted && pressed !== null) window.tellInput(pressed.tagName !== "INPUT");
  });
  addEventListener("change", ({ target }) => {
    const isTyped = target instanceof HTMLInputElement && !["radio", "checkbox"].includes(target.type);
    if (isTyped || target instanceof HTMLSelectElement) window.tellInput(false);
  });
}

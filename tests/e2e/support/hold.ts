import type { Page } from "@playwright/test";

/** Holds back what an address answers, until it is let through. */
export async function hold(page: Page, address: RegExp): Promise<() => void> {
  let letThrough = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
}

import type { Page } from "@playwright/test";

/** Takes the sandbox's drawer, which comes in its own time, off a page: it does not belong to the product. */
export async function removeDrawer(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const drawer of document.querySelectorAll("aside"))
      if (drawer.closest("main") === null) drawer.remove();
  });
}

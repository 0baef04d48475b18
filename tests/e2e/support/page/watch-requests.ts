import type { Page, Request } from "@playwright/test";

const QUIET_FOR_MILLISECONDS = 500;

/**
 * Watches what a page asks for, frames included. What it returns waits until all of it is there or has failed, and
 * nothing more was asked for in half a second. The state "networkidle" now and then never comes where there are frames.
 */
export function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let count = 0;
  page.on("request", (request) => {
    open.add(request);
    count += 1;
  });
  page.on("requestfinished", (request) => open.delete(request));
  page.on("requestfailed", (request) => open.delete(request));
  return async function untilQuiet() {
    let before: number;
    do {
      before = count;
      await page.waitForTimeout(QUIET_FOR_MILLISECONDS);
    } while (open.size > 0 || count !== before);
  };
}

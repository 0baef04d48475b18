import { expect, type Locator, type Page } from "@playwright/test";

/** Longer than the server takes, so that the second click finds what came in the place of the button. */
const BETWEEN_CLICKS_IN_MILLISECONDS = 150;

/** A double click as a slow hand makes it: its second click falls on whatever is there by then. */
export async function clickTwice(target: Locator): Promise<void> {
  await target.dblclick({ delay: BETWEEN_CLICKS_IN_MILLISECONDS });
}

/** Counts the calls that the page makes from now on: method and end of the path. */
export function countCalls(page: Page, method: string, path: string): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (request.method() === method && new URL(request.url()).pathname.endsWith(path)) count += 1;
  });
  return () => count;
}

/** Keeps the calls to a path waiting until they are let go. */
export async function holdBack(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**${path}`, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Presses without a network, is told so, and presses again with one. */
export async function pressThroughOutage(button: Locator, words: string): Promise<void> {
  const context = button.page().context();
  await context.setOffline(true);
  await button.click();
  await expect(button.page().getByRole("alert").filter({ hasText: words })).toBeVisible({ timeout: 40_000 });
  // Another part of the page may have said so: this press has failed once its button is free again.
  await expect(button).not.toHaveAttribute("aria-disabled", "true", { timeout: 40_000 });
  await context.setOffline(false);
  await button.click();
}

/** Revokes the person's sessions as another device would: this page still believes in its own. */
export async function endSessionAtServer(page: Page): Promise<void> {
  const status = await page.evaluate(async () => {
    const cookie = document.cookie.split("; ").find((pair) => pair.startsWith("AUTH_TOKEN="));
    const encoded = (cookie?.slice("AUTH_TOKEN=".length) ?? "").replaceAll("-", "+").replaceAll("_", "/");
    const { session } = JSON.parse(atob(encoded));
    const headers = { authorization: `Bearer ${session.accessToken}`, "sxm-trace-id": "another-device" };
    return (await fetch("/api/session/v1/sessions", { method: "DELETE", headers })).status;
  });
  expect(status).toBe(204);
}

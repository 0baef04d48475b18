import type { Page } from "@playwright/test";

const FETCHED =
  /<(?:script|link)(?![^>]* disabled)[^>]*(?:\bsrc|rel="(?:modulepreload|preload|stylesheet)")[^>]*>/g;

/** The addresses of all that the HTML of an open page names to be fetched at once. */
export async function namedFiles(page: Page): Promise<string[]> {
  const html = await (await page.request.get(page.url())).text();
  const addresses = [...html.matchAll(FETCHED)].map(([tag]) => /(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? "");
  return [...new Set(addresses)];
}

/** From now on whatever else there is of the app's files never comes. */
export async function keepOutOtherFiles(page: Page, named: readonly string[]): Promise<void> {
  await page.route("**/assets/**", async (asked) => {
    if (named.includes(new URL(asked.request().url()).pathname)) await asked.continue();
  });
}

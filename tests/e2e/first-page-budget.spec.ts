import { fileURLToPath } from "node:url";
import { expect, type Page, test } from "@playwright/test";
import { bundleSdk } from "../bench/sdk/bundle-sdk.ts";
import { keepOutOtherFiles, namedFiles } from "./support/page/named-files.ts";
import { Shopper } from "./support/shopper.ts";

const BUDGET_IN_BYTES = 115_000;
/** What a form is made of comes on top. */
const SIGN_IN_BUDGET_IN_BYTES = 146_000;
const MOST_REQUESTS = 12;
const FONTS_BUDGET_IN_BYTES = 70_000;
const CATALOGUE_BUDGET_IN_BYTES = 3_000;
const TRACKING = fileURLToPath(new URL("../../packages/tracking/src/index.ts", import.meta.url));
// The page names what it cannot begin without; what comes later is not named there, or as what is fetched ahead.
const SCRIPTS = /<(?:script|link)(?![^>]*data-ahead)[^>]*(?:src|href)="(\/assets\/[^"]+\.js)"/g;

/** The scripts that a page begins with, with their sizes as they came over the wire. */
async function scriptsOf(page: Page): Promise<{ path: string; bytes: number }[]> {
  const html = await (await page.request.get(page.url())).text();
  const named = [...new Set([...html.matchAll(SCRIPTS)].map(([, path]) => path))];
  const fetched = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, bytes: encodedBodySize })),
  );
  const scripts = fetched.filter(({ path }) => named.includes(path));
  expect(scripts.length).toBe(named.length);
  return scripts;
}

for (const route of ["/", "/subscribe/checkout/purchase/streaming?promocode=HALFPRICE", "/account/login"]) {
  test(`The scripts that ${route} begins with keep within their budget`, async ({ page }) => {
    const shopper = new Shopper(page, "en-US");
    await shopper.open(route);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const scripts = await scriptsOf(page);
    const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
    expect(total, JSON.stringify(scripts)).toBeLessThanOrEqual(BUDGET_IN_BYTES);
  });
}

for (const route of [
  "/",
  "/account/login",
  "/subscribe/checkout/purchase/streaming/organic",
  "/subscribe/checkout/purchase/streaming?promocode=HALFPRICE",
  "/subscribe/checkout/trial/streaming",
]) {
  test(`${route} names at once the few files that its first field needs`, async ({ page }) => {
    await new Shopper(page, "en-US").open(route);
    const named = await namedFiles(page);
    // The page itself is one of them.
    expect(named.length + 1, named.join(" ")).toBeLessThanOrEqual(MOST_REQUESTS);
    await keepOutOtherFiles(page, named);
    await page.reload({ waitUntil: "commit" });
    await expect(page.locator("main input").first()).toBeVisible();
  });
}

test("All scripts that the first field of the sign-in needs keep within their budget", async ({ page }) => {
  await new Shopper(page, "en-US").open("/account/login");
  await expect(page.locator("main input").first()).toBeVisible();
  const named = (await namedFiles(page)).filter((path) => path.endsWith(".js"));
  const readSizes = () =>
    page.evaluate(
      (paths) =>
        performance
          .getEntriesByType("resource")
          .filter((entry) => entry instanceof PerformanceResourceTiming)
          .filter(({ name }) => paths.includes(new URL(name).pathname))
          .map(({ encodedBodySize }) => encodedBodySize),
      named,
    );
  await expect.poll(async () => (await readSizes()).length).toBe(named.length);
  const total = (await readSizes()).reduce((sum, bytes) => sum + bytes, 0);
  expect(total, named.join(" ")).toBeLessThanOrEqual(SIGN_IN_BUDGET_IN_BYTES);
});

/** What a page preloads for its scripts, and what these fetched of that kind; a preload that they used is there once. */
function readPreloads(page: Page) {
  return page.evaluate(() => {
    const kinds = /\/config\/|\/configservice\/|dictionaries=common/;
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="fetch"]');
    const fetched = performance.getEntriesByType("resource").map(({ name }) => name);
    return {
      preloaded: [...links].map(({ href }) => href).sort(),
      fetched: fetched.filter((name) => kinds.test(name)).sort(),
    };
  });
}

for (const locale of ["en-US", "fr-CA"] as const)
  for (const route of ["/", "/account/login", "/subscribe/checkout/purchase/streaming/organic"]) {
    test(`${route} fetches in ${locale} exactly what it preloads, and nothing twice`, async ({ page }) => {
      await new Shopper(page, locale).open(route);
      await expect(page.locator("main input").first()).toBeVisible();
      const { preloaded, fetched } = await readPreloads(page);
      expect(preloaded.length).toBeGreaterThan(3);
      expect(fetched).toEqual(preloaded);
    });
  }

test("The two faces of the brand come from here, once each, and keep within their budget", async ({
  page,
}) => {
  const fonts: { host: string; bytes: number }[] = [];
  page.on("response", async (answer) => {
    if (answer.request().resourceType() !== "font") return;
    fonts.push({ host: new URL(answer.url()).host, bytes: (await answer.body()).byteLength });
  });
  await new Shopper(page, "fr-CA").open("/subscribe/checkout/purchase/streaming/organic");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(() => fonts.map(({ host }) => host)).toEqual(Array(2).fill(new URL(page.url()).host));
  const total = fonts.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(total).toBeLessThanOrEqual(FONTS_BUDGET_IN_BYTES);
  const loaded = await page.evaluate(async () => {
    await document.fonts.ready;
    const faces = [...document.fonts].filter(({ status }) => status === "loaded");
    return faces.map(({ family }) => family.replaceAll('"', ""));
  });
  expect(loaded).toEqual(expect.arrayContaining(["Figtree", "Bricolage Grotesque"]));
});

test("All of tracking, were it in the first page, would cost little of that budget", async () => {
  const files = await bundleSdk(TRACKING);
  const total = files.reduce((sum, { brotliBytes }) => sum + brotliBytes, 0);
  expect(total).toBeGreaterThan(500);
  expect(
    total,
    JSON.stringify(files.map(({ name, brotliBytes }) => [name, brotliBytes])),
  ).toBeLessThanOrEqual(CATALOGUE_BUDGET_IN_BYTES);
});

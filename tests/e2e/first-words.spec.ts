import { expect, type Page, test } from "@playwright/test";
import { watchConsole } from "./support/check-page.ts";
import { Shopper } from "./support/shopper.ts";

const CHECKOUT = "/subscribe/checkout/purchase/streaming/organic";
const PAGES = ["/", "/account/login", CHECKOUT];
const INLINE = /<script>.*?<\/script>/s;

/** When the page asked for what, beside when its first and its largest words were drawn, in milliseconds of its own. */
function readTimes(page: Page) {
  return page.evaluate(async () => {
    const entriesOf = (type: string) =>
      new Promise<PerformanceEntryList>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
        setTimeout(() => resolve([]), 500);
      });
    const [painted, largest, shifts] = await Promise.all(
      ["paint", "largest-contentful-paint", "layout-shift"].map(entriesOf),
    );
    return {
      words: painted?.find(({ name }) => name === "first-contentful-paint")?.startTime ?? 0,
      largest: largest?.at(-1)?.startTime ?? 0,
      shift: (shifts ?? []).reduce((sum, shift) => sum + Number(Reflect.get(shift, "value")), 0),
      asked: performance
        .getEntriesByType("resource")
        .map(({ name, startTime }) => ({ path: new URL(name).pathname, at: startTime })),
    };
  });
}

/** The file that asks for the scripts where nothing inline may. */
function fallbackOf(html: string): string {
  const [, file] = /<script[^>]* async [^>]*src="([^"]+)"/.exec(html) ?? [];
  if (file === undefined) throw new Error("the page names no such file");
  return file;
}

/** Has somebody on the way change the page, as some do who save bytes or add to it. */
async function changePages(page: Page, change: (html: string) => string): Promise<void> {
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, body: change(await response.text()) });
  });
}

test.use({ viewport: { width: 390, height: 844 } });

for (const path of PAGES) {
  test(`The words of ${path} are on the screen before its scripts are asked for, and nothing moves later`, async ({
    page,
  }) => {
    await new Shopper(page, "en-US").open(path);
    await expect(page.locator("main input").first()).toBeVisible();
    const fallback = fallbackOf(await (await page.request.get(page.url())).text());
    const { words, largest, shift, asked } = await readTimes(page);
    const scripts = asked.filter((each) => each.path.endsWith(".js") && each.path !== fallback);
    expect(scripts.length).toBeGreaterThan(1);
    expect(scripts.filter(({ at }) => at < words)).toEqual([]);
    expect({ largest, shift }).toEqual({ largest: words, shift: 0 });
  });

  test(`Nobody waits for a session before the first field of ${path}`, async ({ page }) => {
    const answer = Promise.withResolvers<void>();
    await page.route(/\/api\/(?:device|session)\//, async (route) => {
      await answer.promise;
      await route.fallback();
    });
    await new Shopper(page, "en-US").open(path);
    await expect(page.locator("main input").first()).toBeVisible();
    answer.resolve();
    await expect
      .poll(async () => (await page.context().cookies()).map(({ name }) => name))
      .toContain("AUTH_TOKEN");
  });
}

test("A page works whose inline script was changed on its way, and is refused for it", async ({ page }) => {
  const complaints = watchConsole(page);
  await changePages(page, (html) =>
    html.replace(INLINE, (script) => script.replace("<script>", "<script> ")),
  );
  await new Shopper(page, "en-US").open(CHECKOUT);
  await expect(page.locator("main input").first()).toBeVisible();
  expect(complaints.filter((complaint) => /inline script/.test(complaint))).toHaveLength(1);
});

test("A page works from which the inline script was taken, and one whose file does not come", async ({
  page,
}) => {
  await changePages(page, (html) => html.replace(INLINE, ""));
  await new Shopper(page, "en-US").open("/account/login");
  await expect(page.locator("main input").first()).toBeVisible();
  await page.unrouteAll();
  const file = fallbackOf(await (await page.request.get(page.url())).text());
  await page.route(`**${file}`, (route) => route.abort());
  await page.reload();
  await expect(page.locator("main input").first()).toBeVisible();
});

import { expect, type Page, type Route, test } from "@playwright/test";
import { LOCALES } from "@skywave/localization";
import { expectAccessible } from "./support/check-page.ts";
import { textsIn } from "./support/texts.ts";

const HOSTS = { "en-US": "localhost", "en-CA": "can.localhost", "fr-CA": "can.localhost" } as const;
const OFFERS = "/subscribe/checkout/purchase/streaming/organic";
const COUNTRY_FILE = { "en-US": "us", "en-CA": "ca" } as const;
/** Longer than anybody waits, and longer than the app does. */
const SLOW_IN_MILLISECONDS = 30_000;

type Fault = "missing" | "half written" | "slow" | "of another shape";
const FAULTS: readonly Fault[] = ["missing", "half written", "slow", "of another shape"];

async function answerWrongly(route: Route, fault: Fault): Promise<void> {
  switch (fault) {
    case "missing":
      return route.fulfill({ status: 404, json: { code: "NOT_FOUND" } });
    case "half written":
      return route.fulfill({ contentType: "application/json", body: '{"brand": {"na' });
    case "slow":
      await new Promise((resolve) => setTimeout(resolve, SLOW_IN_MILLISECONDS));
      return route.abort().catch(() => undefined);
    case "of another shape":
      return route.fulfill({ json: { brand: 1, currency: 2, flags: 3 } });
  }
}

const breakFile = (page: Page, name: string, fault: Fault) =>
  page.route(`**/config/${name}.json?*`, (route) => answerWrongly(route, fault));

function addressIn(locale: (typeof LOCALES)[number], baseURL = ""): string {
  const url = new URL(OFFERS, baseURL);
  url.hostname = HOSTS[locale];
  url.searchParams.set("langpref", locale);
  return url.href;
}

const offers = (page: Page) => page.getByRole("radio").first();

for (const locale of LOCALES) {
  // All of the table in one language; in the others what differs there.
  const isWhole = locale === "fr-CA";
  for (const name of isWhole ? ["common", "ca", "app-settings"] : [COUNTRY_FILE[locale]]) {
    for (const fault of isWhole ? FAULTS : (["missing"] as const)) {
      test(`[A7.11] A first visit in ${locale} reads which file to name where ${name}.json is ${fault}`, async ({
        page,
        baseURL,
      }) => {
        const { say } = textsIn(locale);
        await breakFile(page, name, fault);
        await page.goto(addressIn(locale, baseURL));
        const alert = page.getByRole("alert");
        await expect(alert.getByRole("heading")).toHaveText(say("boot-failure.heading"));
        await expect(alert).toContainText(`/config/${name}.json`);
        await expect(alert).toContainText(say("boot-failure.text"));
        if (fault === "missing") await expectAccessible(page);
        await page.unroute(`**/config/${name}.json?*`);
        await alert.getByRole("link", { name: say("boot-failure.reload") }).click();
        await expect(offers(page)).toBeVisible();
      });
    }
  }
}

for (const fault of FAULTS) {
  test(`The last good copy serves a visit on which every file is ${fault}`, async ({ page, baseURL }) => {
    await page.goto(addressIn("en-US", baseURL));
    await expect(offers(page)).toBeVisible();
    await breakFile(page, "*", fault);
    await page.goto(addressIn("en-US", baseURL));
    await expect(offers(page)).toBeVisible();
  });
}

test("[A7.10] [S7.33] Every file is asked for with the hash of the build, and the calls of tests along with all others", async ({
  page,
  baseURL,
}) => {
  const asked: string[] = [];
  const clients: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/config/")) asked.push(request.url());
    if (request.url().includes("/configservice/")) clients.push(new URL(request.url()).search);
  });
  await page.goto(addressIn("en-US", baseURL));
  await expect(offers(page)).toBeVisible();
  expect(asked.length).toBeGreaterThanOrEqual(3);
  for (const url of asked) expect(url).toMatch(/\?v=[0-9a-f]{10}$/);
  expect([...new Set(clients)]).toEqual(["?enableProdMode=false"]);
});

test.describe("A host with a file of its own", () => {
  test.beforeEach(async ({ page }) => {
    await page.route("**/config/common.json?*", async (route) => {
      const file = await (await route.fetch()).json();
      await route.fulfill({ json: { ...file, hostVariants: ["localhost"] } });
    });
  });

  test("[A7.09] says what differs from the others", async ({ page, baseURL }) => {
    await page.route("**/config/variants/localhost.json?*", (route) =>
      route.fulfill({ json: { brand: { name: "Borealis" } } }),
    );
    await page.goto(addressIn("en-US", baseURL));
    await expect(page.getByRole("banner")).toContainText("Borealis");
    await expect(page).toHaveTitle(/Borealis$/);
  });

  test("[S9.09] marks what it sends as of a test, and of a preview", async ({ page, baseURL }) => {
    await page.route("**/config/variants/localhost.json?*", (route) =>
      route.fulfill({ json: { sdk: { isTest: true, isPreview: true } } }),
    );
    const session = page.waitForRequest("**/session/v1/sessions/anonymous");
    await page.goto(addressIn("en-US", baseURL));
    expect((await session).headers()).toMatchObject({ "x-sxm-test": "true", "x-sxm-preview": "true" });
  });

  for (const fault of FAULTS) {
    test(`is not held up where its file is ${fault}`, async ({ page, baseURL }) => {
      await breakFile(page, "variants/localhost", fault);
      await page.goto(addressIn("en-US", baseURL));
      await expect(offers(page)).toBeVisible();
    });
  }
});

import { expect, test } from "@playwright/test";
import { watchConsole } from "./support/check-page.ts";
import { press, reach } from "./support/keyboard.ts";
import { Shopper } from "./support/shopper.ts";
import { checkIn, DESKTOP, PHONE } from "./support/visits.ts";

const YEARLY = { "en-US": "us-all-access-annual", "fr-CA": "ca-all-access-annual" } as const;

for (const [locale, viewport] of [
  ["en-US", PHONE],
  ["fr-CA", DESKTOP],
] as const) {
  test.describe(`The front door in ${locale}`, () => {
    test.use({ viewport });

    test(`shows the plans with their prices, by the year too, and leads to the one that is picked, in ${locale}`, async ({
      page,
    }) => {
      const complaints = watchConsole(page);
      const shopper = new Shopper(page, locale);
      const { texts } = shopper;
      const check = checkIn(page, locale);
      await shopper.open("/");
      const all = page.getByRole("list", { name: texts.say("plan-card.includes", { offer: "Horizon" }) });
      const [channels = "none"] = texts.say("channels.heading").split(" ");
      await expect(all.getByRole("listitem").first()).toContainText(channels);
      await check();
      const yearly = page.getByRole("radio", { name: texts.say("term-switch.Annual") });
      await reach(page, page.getByRole("radio", { name: texts.say("term-switch.Monthly") }));
      await page.keyboard.press("ArrowRight");
      await expect(yearly).toBeChecked();
      await reach(page, page.getByRole("link", { name: texts.say("plan-card.try", { offer: "Melodia" }) }));
      const comparison = page.getByRole("region", { name: texts.say("compare.heading") });
      await reach(page, comparison);
      await expect(comparison.getByRole("columnheader")).toHaveCount(3);
      await check();
      await press(
        page,
        page.getByRole("link", { name: texts.say("plan-card.choose", { offer: "Horizon" }) }),
      );
      await expect(page).toHaveURL(new RegExp(`purchase/streaming/organic\\?.*offerid=${YEARLY[locale]}`));
      await expect(shopper.plans.and(page.getByRole("radio", { checked: true }))).toHaveValue(YEARLY[locale]);
      await expect(yearly).toBeChecked();
      await check();
      await press(page, page.getByRole("button", { name: texts.like("offers.continue") }));
      await expect(page.getByLabel(texts.say("account-step.email"), { exact: true })).toBeVisible();
      expect(complaints).toEqual([]);
    });
  });
}

test("The front door asks for its offers while the script that draws its plans is on its way", async ({
  page,
}) => {
  const shopper = new Shopper(page, "en-US");
  const plan = page.getByRole("listitem").getByRole("heading", { level: 3 }).first();
  await shopper.open("/");
  await expect(plan).toBeVisible();
  const html = await (await page.request.get(page.url())).text();
  const asked = page.waitForRequest("**/api/eligibility/**");
  await page.route("**/assets/*.js", async (script) => {
    if (!html.includes(new URL(script.request().url()).pathname)) await asked;
    await script.continue();
  });
  await page.reload();
  await expect(plan).toBeVisible();
});

/** Three more tries take 14 seconds at most, beside those of the page itself. */
const TRIES_IN_MILLISECONDS = 40_000;

test("The front door works where the offers cannot be fetched", async ({ page }) => {
  const shopper = new Shopper(page, "en-US");
  await page.route("**/api/eligibility/**", (route) => route.abort());
  await shopper.open("/");
  const ways = page.getByRole("link", { name: shopper.texts.say("sign-in.see-plans") });
  await expect(ways).toHaveCount(2, { timeout: TRIES_IN_MILLISECONDS });
  await expect(page.getByLabel(shopper.texts.say("look-up.phone"))).toBeVisible();
});

import { expect, test } from "@playwright/test";
import type { Locale } from "@skywave/localization";
import { Shopper } from "./support/shopper.ts";

// Run by `npm run pictures`: takes the pictures that the documents show.
const FOLDER = new URL("../../docs/images/", import.meta.url).pathname;
const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };
const LOCALES: Locale[] = ["en-US", "fr-CA"];

for (const locale of LOCALES) {
  for (const [device, viewport] of Object.entries(SIZES)) {
    test.describe(`Pictures in ${locale} on a ${device}`, () => {
      test.use({ viewport, deviceScaleFactor: 1 });

      test("of each step of the purchase, and of the account", async ({ page }) => {
        test.setTimeout(120_000);
        const take = async (name: string) => {
          // The drawer belongs to the sandbox, not to the product.
          await page.evaluate(() => {
            for (const drawer of document.querySelectorAll("aside")) {
              if (drawer.closest("main") === null) drawer.remove();
            }
          });
          await page.waitForTimeout(300);
          const path = `${FOLDER}${name}-${device}-${locale.toLowerCase()}.png`;
          // The card fields are a frame of another origin, which is drawn only while it is in sight.
          const fullPage = name !== "payment";
          if (!fullPage) await page.locator("iframe").scrollIntoViewIfNeeded();
          await page.screenshot({ path, fullPage, animations: "disabled" });
        };
        const shopper = new Shopper(page, locale);
        await shopper.open("/subscribe/checkout/purchase/streaming/organic");
        await expect(page.getByRole("radio").first()).toBeVisible();
        await take("offers");
        await shopper.choosePlan();
        await expect(page.getByLabel(shopper.texts.say("account-step.email"), { exact: true })).toBeVisible();
        await take("create-account");
        await shopper.createAccount();
        await shopper.enterAddress();
        await shopper.enterCard();
        await take("payment");
        await shopper.saveBilling();
        await expect(shopper.completeOrderButton()).toBeVisible();
        await take("review");
        await shopper.completeOrder();
        await expect(shopper.heading("confirmation.heading")).toBeVisible();
        await take("confirmation");
        await page.getByRole("link", { name: shopper.texts.say("confirmation.account") }).click();
        await expect(page.getByText(shopper.texts.say("account.state.active"))).toBeVisible();
        await take("account");
      });
    });
  }
}

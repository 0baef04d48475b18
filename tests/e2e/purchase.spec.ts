import { expect, test } from "@playwright/test";
import type { Locale } from "@skywave/localization";
import { expectAccessible, watchConsole } from "./support/check-page.ts";
import { Shopper } from "./support/shopper.ts";

const LOCALES: Locale[] = ["en-US", "en-CA", "fr-CA"];
const PRESENTATIONS = {
  "step by step": "/subscribe/checkout/purchase/streaming/organic",
  "as an accordion": "/subscribe/checkout/purchase/streaming",
};
const WIDTHS = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

for (const locale of LOCALES) {
  for (const [presentation, path] of Object.entries(PRESENTATIONS)) {
    for (const [device, viewport] of Object.entries(WIDTHS)) {
      test.describe(`A purchase ${presentation} in ${locale} on a ${device}`, () => {
        test.use({ viewport });

        test("[S2.08] goes from the offer to the plan in the account by keyboard, accessible at each step", async ({
          page,
        }) => {
          const complaints = watchConsole(page);
          const shopper = new Shopper(page, locale);
          await shopper.open(path);
          await expect(page.locator("html")).toHaveAttribute("lang", locale);
          await expect(page.getByRole("radio").first()).toBeVisible();
          await expectAccessible(page);

          await shopper.choosePlan();
          await expect(
            page.getByLabel(shopper.texts.say("account-step.email"), { exact: true }),
          ).toBeVisible();
          await expectAccessible(page);
          await shopper.createAccount();

          await expect(page.frameLocator("iframe").getByRole("textbox").first()).toBeVisible();
          await expectAccessible(page);
          await shopper.enterAddress();
          await shopper.enterCard();
          await shopper.saveBilling();

          await expect(shopper.completeOrderButton()).toBeVisible();
          await expectAccessible(page);
          await shopper.completeOrder();

          await expect(shopper.heading("confirmation.heading")).toBeVisible();
          await expectAccessible(page);
          await page.getByRole("link", { name: shopper.texts.say("confirmation.account") }).click();
          await expect(page.getByText(shopper.texts.say("account.state.active"))).toBeVisible();
          await expectAccessible(page);
          await expect.poll(() => shopper.mails(), { timeout: 15_000 }).toMatchObject([{ locale }]);
          expect(complaints).toEqual([]);
        });
      });
    }
  }
}

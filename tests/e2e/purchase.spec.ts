import { expect, test } from "@playwright/test";
import type { Locale } from "@skywave/localization";
import { expectAccessible, watchConsole } from "./support/check-page.ts";
import { press } from "./support/keyboard.ts";
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

          const bought = { name: shopper.texts.say("confirmation.heading"), level: 1 };
          await expect(page.getByRole("heading", bought)).toBeVisible();
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

test("A gift card pays of a purchase before the card does, outlives reload and back, and is refused by its reason", async ({
  page,
}) => {
  const shopper = new Shopper(page, "fr-CA");
  const { texts } = shopper;
  const button = (key: Parameters<typeof texts.say>[0]) =>
    page.getByRole("button", { name: texts.say(key), exact: true });
  await shopper.open("/subscribe/checkout/purchase/streaming/self-pay/organic");
  await shopper.choosePlan();
  await shopper.createAccount();
  await press(page, button("gift-card.have"));
  await shopper.typeGiftCard("SKYW00000000NONE");
  await expect(page.getByText(texts.say("gift-card.error.BAD_DATA_RETURNED"))).toBeVisible();
  const code = await shopper.buyGiftCard(500);
  await shopper.typeGiftCard(code);
  const kept = page.getByText(texts.like("gift-card.pays-first"));
  await expect(page.getByRole("status").filter({ has: kept })).toBeFocused();
  await page.reload();
  await expect(kept).toBeVisible();
  await expectAccessible(page);
  await shopper.enterAddress();
  await shopper.enterCard();
  await shopper.saveBilling();

  const paid = page.getByRole("definition");
  const pay = page.getByRole("button", { name: texts.like("complete-order.pay") });
  await expect(paid.filter({ hasText: /^5,00/ })).toBeVisible();
  const rest = await pay.textContent();
  await expectAccessible(page);
  await page.goBack();
  await expect(kept).toBeVisible();
  await press(page, button("gift-card.go-without"));
  await page.goForward();
  await expect(pay).not.toHaveText(rest ?? "");
  // The review leads back to where the form stands.
  await press(page, button("gift-card.have"));
  await expect(button("billing.save")).toBeVisible();
  await press(page, button("gift-card.have"));
  await shopper.typeGiftCard(code);
  await expect(kept).toBeVisible();
  await shopper.saveBilling();
  await expect(pay).toHaveText(rest ?? "");
  await shopper.completeOrder();
  await expect(page.getByText(texts.like("confirmation.gift-card-paid"))).toContainText("5,00");
  await expect(page.getByText(texts.like("confirmation.paid-today"))).toBeVisible();
});

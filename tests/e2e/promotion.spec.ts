import { expect, test } from "@playwright/test";
import type { Locale } from "@skywave/localization";
import { watchConsole } from "./support/check-page.ts";
import { press } from "./support/keyboard.ts";
import { Shopper } from "./support/shopper.ts";
import { DESKTOP, PHONE, type Viewport, checkIn } from "./support/visits.ts";

const PROMOTION = "/subscribe/checkout/promotion";

for (const [locale, code, viewport] of [
  ["en-US", "FREESKY", PHONE],
  ["en-CA", "CIELLIBRE", DESKTOP],
  ["fr-CA", "CIELLIBRE", PHONE],
] as const satisfies readonly (readonly [Locale, string, Viewport])[]) {
  test.describe(`A promotion by the code ${code} in ${locale}`, () => {
    test.use({ viewport });

    test(`[A2.28] costs nothing, asks for no card and ends by itself in ${locale}`, async ({ page }) => {
      const complaints = watchConsole(page);
      const shopper = new Shopper(page, locale);
      const { texts } = shopper;
      const check = checkIn(page, locale);
      await shopper.open(`${PROMOTION}?promocode=${code}`);
      await expect(page.getByRole("radio")).toHaveCount(1);
      await expect(page.getByText(texts.say("offers.then-ends")).first()).toBeVisible();
      await check();
      await shopper.choosePlan();
      await shopper.createAccount();
      await expect(page.getByText(texts.say("details.text"))).toBeVisible();
      await shopper.enterAddress();
      await shopper.saveBilling();
      await expect(page.getByText(texts.say("free-terms.ends"))).toBeVisible();
      await check();
      await press(page, shopper.completeOrderButton());
      await expect(shopper.heading("confirmation.heading")).toBeVisible();
      await expect(page.getByText(texts.like("free-terms.ended"))).toBeVisible();
      expect(complaints).toEqual([]);

      // The same person again: told before anything is asked, and led to what they can have.
      await shopper.open(`${PROMOTION}?promocode=${code}`);
      await expect(page.getByText(texts.say("promo.reason.redeemed", { code }))).toBeVisible();
      await expect(page.getByText(texts.say("deals.promotion-used"))).toBeVisible();
      await expect(page.getByRole("radio")).toHaveCount(0);
      await press(page, page.getByRole("link", { name: texts.say("deals.paid-plans") }));
      await expect(page.getByRole("radio")).not.toHaveCount(0);
    });
  });
}

test("[A2.28] A promotion that a paid time follows asks for the card, with its terms before it", async ({
  page,
}) => {
  const shopper = new Shopper(page, "en-US");
  await shopper.open(PROMOTION);
  await shopper.choosePlan(/Melodia/);
  await shopper.createAccount();
  await expect(shopper.heading("billing.terms-heading")).toBeVisible();
  await expect(page.getByText(shopper.texts.like("terms.renewal"))).toBeVisible();
  await expect(page.frameLocator("#field-card iframe").getByLabel("Card number")).toBeVisible();
});

test("A promotion by a code that is over says so, and goes on with what is free without it", async ({
  page,
}) => {
  const shopper = new Shopper(page, "en-US");
  await shopper.open(`${PROMOTION}?promocode=SUMMER2026`);
  await expect(
    page.getByText(shopper.texts.say("promo.reason.expired", { code: "SUMMER2026" })),
  ).toBeVisible();
  await expect(page.getByRole("radio")).toHaveCount(2);
  await shopper.choosePlan(/Melodia/);
  await expect(page.getByLabel(shopper.texts.say("account-step.email"), { exact: true })).toBeVisible();
});

import { expect, test } from "@playwright/test";
import type { Locale } from "@skywave/localization";
import { Shopper } from "../support/shopper.ts";

const ORGANIC = "/subscribe/checkout/purchase/streaming/organic";
const PHONE = { width: 390, height: 844 };
const SIDEWAYS = { width: 844, height: 390 };
const DESKTOP = { width: 1280, height: 800 };

for (const [locale, viewport] of [
  ["en-US", DESKTOP],
  ["fr-CA", PHONE],
] as const satisfies readonly (readonly [Locale, typeof PHONE])[]) {
  test(`A card in ${locale} is told once what is wrong with it, and sent by Enter in its last field; once it has paid, no way back leads to a payment, and another visit begins with the plan there is`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const shopper = new Shopper(page, locale);
    const { texts } = shopper;
    await shopper.open(ORGANIC);
    await shopper.choosePlan();
    await shopper.createAccount();
    await shopper.enterAddress();
    const frame = page.frameLocator("#field-card iframe");
    await frame.locator("#number").fill("4242 4242 4242 4241");
    await frame.locator("#expiry").fill("12/34");
    await expect(frame.locator("#number-error")).not.toBeEmpty();
    // Beside the field it is drawn; what stands below the frame is for listeners alone.
    const wrong = (await frame.locator("#number-error").textContent()) ?? "";
    const below = page.locator("#card-error");
    await expect(below).toHaveText(wrong);
    expect((await below.boundingBox())?.width).toBeLessThanOrEqual(1);
    await frame.locator("#number").fill("4242 4242 4242 4242");
    await frame.locator("#cvc").fill("123");
    await expect(below).toHaveCount(0);
    await frame.locator("#cvc").press("Enter");
    await shopper.completeOrder();
    const done = page.getByRole("heading", { level: 1, name: texts.say("confirmation.heading") });
    await expect(done).toBeVisible();
    for (let entry = 0; entry < 3; entry += 1) {
      await page.goBack();
      await expect(done).toBeVisible();
      await expect(page.locator("iframe")).toHaveCount(0);
    }
    await shopper.open(ORGANIC);
    await expect(page.getByText(texts.within("offers.owned"))).toBeVisible();
    await expect(page.getByRole("link", { name: texts.say("offers.owned-account") })).toBeVisible();
  });
}

test("On a phone held sideways the bar that continues does not cover the plans; upright it is always at hand", async ({
  page,
}) => {
  const shopper = new Shopper(page, "en-US");
  await page.setViewportSize(SIDEWAYS);
  await shopper.open(ORGANIC);
  await expect(page.getByRole("radio").first()).toBeVisible();
  const button = page.getByRole("button", { name: shopper.texts.like("offers.continue") });
  await expect(button).not.toBeInViewport();
  await page.setViewportSize(PHONE);
  await expect(button).toBeInViewport();
});

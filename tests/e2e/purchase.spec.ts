import { expect, test } from "@playwright/test";
import type { Locale } from "@skywave/localization";
import { expectAccessible, watchConsole } from "./support/check-page.ts";
import { press, typeKeys } from "./support/keyboard.ts";
import { Shopper } from "./support/shopper.ts";

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
const STEP_BY_STEP = "/subscribe/checkout/purchase/streaming/organic";
const ACCORDION = "/subscribe/checkout/purchase/streaming";

/** Every presentation in every language, and both of them on a phone and on a desktop. */
const VISITS: readonly { locale: Locale; path: string; viewport: typeof PHONE }[] = [
  { locale: "en-US", path: STEP_BY_STEP, viewport: PHONE },
  { locale: "en-US", path: ACCORDION, viewport: DESKTOP },
  { locale: "en-CA", path: STEP_BY_STEP, viewport: DESKTOP },
  { locale: "en-CA", path: ACCORDION, viewport: PHONE },
  { locale: "fr-CA", path: STEP_BY_STEP, viewport: PHONE },
  { locale: "fr-CA", path: ACCORDION, viewport: DESKTOP },
];

for (const { locale, path, viewport } of VISITS) {
  const presentation = path === ACCORDION ? "as an accordion" : "step by step";
  const device = viewport === PHONE ? "phone" : "desktop";

  test(`[A1.02] [S1.04] [S2.08] A purchase ${presentation} in ${locale} on a ${device} goes from the offer to the plan in the account by keyboard`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const complaints = watchConsole(page);
    const shopper = new Shopper(page, locale);
    shopper.type = typeKeys;
    // The longest texts are the French ones: what is accessible with them is so with the others.
    const judge = () => (locale === "fr-CA" ? expectAccessible(page) : Promise.resolve());
    await shopper.open(path);
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    await expect(page.getByRole("radio").first()).toBeVisible();
    await judge();

    await shopper.choosePlan();
    await expect(page.getByLabel(shopper.texts.say("account-step.email"), { exact: true })).toBeVisible();
    await judge();
    await shopper.createAccount();

    await expect(page.frameLocator("#field-card iframe").getByRole("textbox").first()).toBeVisible();
    await judge();
    await shopper.enterAddress();
    await shopper.enterCard();
    await shopper.saveBilling();

    await expect(shopper.completeOrderButton()).toBeVisible();
    await judge();
    await shopper.completeOrder();

    const bought = { name: shopper.texts.say("confirmation.heading"), level: 1 };
    await expect(page.getByRole("heading", bought)).toBeFocused();
    await judge();
    await page.getByRole("link", { name: shopper.texts.say("confirmation.account") }).click();
    await expect(page.getByText(shopper.texts.say("account.state.active"), { exact: true })).toBeVisible();
    await judge();
    await expect.poll(() => shopper.mails()).toMatchObject([{ locale }, { locale }]);
    expect(complaints).toEqual([]);
  });
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
  // What is left for the card is worked out by the server.
  await press(page, button("billing.save"));

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
  await expect(page.getByRole("heading", { name: texts.say("billing.heading") })).toBeFocused();
  await expect(page.getByRole("radio", { name: /4242/ })).toBeVisible();
  await press(page, button("gift-card.have"));
  await shopper.typeGiftCard(code);
  await expect(kept).toBeVisible();
  await press(page, button("billing.save"));
  await expect(pay).toHaveText(rest ?? "");
  await shopper.completeOrder();
  await expect(page.getByText(texts.like("confirmation.gift-card-paid"))).toContainText("5,00");
  await expect(page.getByText(texts.like("confirmation.paid-today"))).toBeVisible();
});

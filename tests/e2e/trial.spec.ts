import { expect, type Page, test } from "@playwright/test";
import type { Locale } from "@skywave/localization";
import { watchConsole } from "./support/check-page.ts";
import { press, reach } from "./support/keyboard.ts";
import { Shopper } from "./support/shopper.ts";
import { DESKTOP, PHONE, type Viewport, checkIn } from "./support/visits.ts";

const STEPS = "/subscribe/checkout/trial/streaming";
const ONE_PAGE = "/subscribe/trial/streaming";

/** Picks a trial, and says what is to come afterwards. */
async function pick(page: Page, shopper: Shopper, isToGoOn: boolean): Promise<void> {
  const { texts } = shopper;
  await shopper.choosePlan();
  const keep = page.getByRole("checkbox");
  await reach(page, keep);
  expect(await keep.isChecked()).toBe(false);
  await expect(page.getByText(texts.like("follow-on.ends-by-itself"))).toBeVisible();
  if (isToGoOn) {
    await page.keyboard.press("Space");
    await expect(page.getByText(texts.like("follow-on.will-renew"))).toBeVisible();
  }
  await press(page, page.getByRole("button", { name: texts.say("follow-on.continue"), exact: true }));
}

for (const [locale, path, viewport] of [
  ["en-US", STEPS, PHONE],
  ["en-CA", ONE_PAGE, DESKTOP],
  ["fr-CA", STEPS, PHONE],
] as const satisfies readonly (readonly [Locale, string, Viewport])[]) {
  test.describe(`A trial without a card in ${locale} at ${path}`, () => {
    test.use({ viewport });

    test(`[A2.17] asks for no card, starts by keyboard, and says that it ends by itself in ${locale}`, async ({
      page,
    }) => {
      const complaints = watchConsole(page);
      const shopper = new Shopper(page, locale);
      const check = checkIn(page, locale);
      await shopper.open(path);
      const kinds = page.getByRole("radio");
      await expect(kinds.filter({ visible: true })).toHaveCount(2);
      await pick(page, shopper, false);
      await shopper.createAccount();
      await expect(page.getByText(shopper.texts.say("details.text"))).toBeVisible();
      expect(await page.locator("iframe").count()).toBe(0);
      await check();
      await shopper.enterAddress();
      await shopper.saveBilling();
      await expect(page.getByText(shopper.texts.say("free-terms.ends"))).toBeVisible();
      expect(await page.getByRole("checkbox").count()).toBe(0);
      await check();
      await press(page, shopper.completeOrderButton());
      await expect(shopper.heading("confirmation.heading")).toBeVisible();
      await expect(page.getByText(shopper.texts.like("free-terms.ended"))).toBeVisible();
      await check();
      await expect.poll(() => shopper.mails()).toMatchObject([{ locale }, { locale }]);
      expect(complaints).toEqual([]);
    });
  });
}

test("[A2.17] A trial goes on as a paid plan only by the person's own tick, with a card and an agreement", async ({
  page,
}) => {
  const shopper = new Shopper(page, "en-US");
  await shopper.open(STEPS);
  await pick(page, shopper, true);
  await shopper.createAccount();
  await shopper.enterAddress();
  await shopper.enterCard();
  await shopper.saveBilling();
  await shopper.completeOrder();
  await expect(shopper.heading("confirmation.heading")).toBeVisible();
  await expect(page.getByText(shopper.texts.like("confirmation.first-bill"))).toBeVisible();

  // The second trial of the same person: told so, and led to the plans that are paid.
  await shopper.open(ONE_PAGE);
  await expect(page.getByText(shopper.texts.say("deals.trial-used"))).toBeVisible();
  await press(page, page.getByRole("link", { name: shopper.texts.say("deals.paid-plans") }));
  await expect(page).toHaveURL(/self-pay\/organic/);
});

test("A trial keeps to what was answered, through the back button, another answer and a reload", async ({
  page,
}) => {
  const shopper = new Shopper(page, "en-US");
  const { texts } = shopper;
  await shopper.open(STEPS);
  await pick(page, shopper, true);
  await expect(page.getByLabel(texts.say("account-step.email"), { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("checkbox")).toBeChecked();
  await page.reload();
  await expect(page.getByRole("checkbox")).toBeChecked();
  await reach(page, page.getByRole("checkbox"));
  await page.keyboard.press("Space");
  await press(page, page.getByRole("button", { name: texts.say("follow-on.continue"), exact: true }));
  await shopper.createAccount();
  await expect(page.getByText(texts.say("details.text"))).toBeVisible();
});

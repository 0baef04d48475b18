import { expect, type Page, test } from "@playwright/test";
import type { Locale } from "@skywave/localization";
import { watchConsole, withoutRefusals } from "./support/check-page.ts";
import { Driver } from "./support/driver.ts";
import { press, typeInto } from "./support/keyboard.ts";
import { CODE } from "./support/security-page.ts";
import { checkIn, VISITS } from "./support/visits.ts";

/** Where a link leads that the sandbox makes on the spot: path, query and fragment. */
async function linkOf(page: Page, from: string, params: Record<string, string>): Promise<string> {
  const made = await page.request.get(`/sandbox/api/${from}`, { params, maxRedirects: 0 });
  expect(made.status(), await made.text()).toBe(302);
  return made.headers()["location"] ?? "";
}

const countryOf = (locale: Locale) => (locale === "en-US" ? "US" : "CA");

for (const { locale, viewport } of VISITS) {
  test(`[A1.02] [A2.15] An offer for one customer's radio is bought in ${locale} by the link of a mail, at its price, for the radio that they find`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const check = checkIn(page, locale);
    const complaints = watchConsole(page);
    const driver = new Driver(page, locale);
    await driver.buildCar();
    const offerId = `${countryOf(locale).toLowerCase()}-satellite-half-price`;
    const service = "satellite/targeted/new";
    const link = await linkOf(page, "offer-links", { email: driver.email, offerId, service });
    const token = new URLSearchParams(link.split("?")[1]).get("token") ?? "";
    expect(token).toHaveLength(43);
    await driver.open(link);
    await driver.findBy("RID", driver.radioId);
    await press(page, driver.button("radio-step.continue"));
    await expect(page.getByText(driver.texts.like("offer-link.offer"))).toBeVisible();
    expect(page.url()).not.toContain(token);
    await expect(driver.plans.first()).toHaveValue(offerId);
    await check();
    await press(page, page.getByRole("button", { name: driver.texts.like("offers.continue") }));
    // Whoever makes an account for an offer shows that they read the mail it was sent to.
    await driver.createAccount();
    await typeInto(page, driver.field("sign-in.code"), await driver.message(CODE));
    await driver.enterAddress();
    await driver.enterCard();
    await driver.saveBilling();
    await expect(driver.completeOrderButton()).toBeVisible();
    await check();
    await driver.completeOrder();
    await expect(driver.heading("confirmation.heading")).toBeFocused();
    await expect(driver.news).toHaveText(driver.texts.say("activation.playing"), { timeout: 40_000 });
    await check();

    await driver.open(link);
    await driver.findBy("RID", driver.radioId);
    await press(page, driver.button("radio-step.continue"));
    // It was good once: what is for everybody is left.
    await expect(driver.plans.first()).toBeVisible();
    await expect(page.locator(`input[type="radio"][value="${offerId}"]`)).toHaveCount(0);
    expect(withoutRefusals(complaints)).toEqual([]);
  });

  for (const [id, path] of [
    ["A2.20", "activate/trial/targeted"],
    ["A2.21", "activate/trial/targeted-oem"],
  ] as const)
    test(`[${id}] The trial of a new car is claimed in ${locale} at ${path} by the link that is for its buyer, in steps`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      const check = checkIn(page, locale);
      const complaints = watchConsole(page);
      const driver = new Driver(page, locale);
      const link = await linkOf(page, "vehicle-trials", { page: path, country: countryOf(locale) });
      await driver.open(link);
      await expect(driver.heading("title.targeted-trial")).toBeVisible();
      await expect(page.getByText(driver.texts.like("trial.text.other"))).toBeVisible();
      // The secret of the link, and the driver whom it names, are gone from the address.
      expect(new URL(page.url()).hash).toBe("");
      await check();
      await press(page, driver.button("targeted-trial.continue"));
      await expect(driver.heading("used-vehicle.account")).toBeFocused();
      await driver.createAccount();
      await expect(driver.heading("targeted-trial.claim")).toBeFocused();
      await expect(page.getByText(driver.texts.within("trial.maker-terms"))).toHaveCount(
        id === "A2.21" ? 1 : 0,
      );
      await check();
      await press(page, driver.button("trial.claim"));
      await expect(
        page.getByRole("heading", { name: driver.texts.like("trial.done-heading") }),
      ).toBeVisible();
      await check();
      expect(complaints).toEqual([]);
    });
}

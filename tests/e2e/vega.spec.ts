import { expect, test } from "@playwright/test";
import { watchConsole } from "./support/check-page.ts";
import { Driver } from "./support/driver.ts";
import { press } from "./support/keyboard.ts";
import { checkIn, VISITS } from "./support/visits.ts";

const VEGA = "/subscribe/checkout/purchase/satellite/vega";

test.describe.configure({ timeout: 150_000 });

for (const { locale, viewport } of VISITS) {
  test(`[A2.12] Somebody in ${locale} buys a plan for a car and one for everywhere else by keyboard in one order, and has both`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const check = checkIn(page, locale);
    const complaints = watchConsole(page);
    const driver = new Driver(page, locale);
    await driver.buildCar();
    await driver.open(VEGA);
    await driver.findBy("RID", driver.radioId.toLowerCase());
    await press(page, driver.button("radio-step.continue"));
    await expect(driver.heading("pair.heading")).toBeFocused();
    await check();
    await press(page, driver.button("pair.continue"));
    await driver.createAccount();
    await driver.enterAddress();
    await driver.enterCard();
    await driver.saveBilling();
    await expect(driver.completeOrderButton()).toBeVisible();
    await check();
    await driver.completeOrder();
    await expect(driver.heading("confirmation.heading")).toBeFocused();
    await expect(driver.news).toHaveText(driver.texts.say("activation.playing"), { timeout: 40_000 });
    await check();
    expect(complaints).toEqual([]);

    await driver.open("/account");
    for (const plan of ["Polaris", "Horizon"])
      await expect(page.getByRole("heading", { name: plan, exact: true }).first()).toBeVisible();
  });
}

test("Somebody whose free year runs in their car buys both in one order, pays for the one from today, and keeps listening to the other's radio", async ({
  page,
}) => {
  const complaints = watchConsole(page);
  const driver = new Driver(page, "en-US");
  await driver.drive();
  await driver.open(VEGA);
  await driver.findBy("RID", driver.radioId);
  await press(page, driver.button("radio-step.continue"));
  await press(page, driver.button("pair.continue"));
  await driver.enterAddress();
  await driver.enterCard();
  // Nobody knew before the order was quoted that it waits for the end of a trial.
  await driver.completeOrder();
  await expect(driver.text("review.differs")).toBeVisible();
  await expect(page.getByText(driver.texts.within("follow-trial.review"))).toBeVisible();
  await checkIn(page, "en-US")();
  await driver.completeOrder();
  await expect(driver.heading("confirmation.heading")).toBeFocused();
  await expect(page.getByText(driver.texts.like("follow-trial.confirmed"))).toBeVisible();
  await expect(driver.heading("activation.heading")).toHaveCount(0);
  await checkIn(page, "en-US")();
  await driver.open("/account");
  await expect(page.getByRole("heading", { name: "Horizon", exact: true }).first()).toBeVisible();
  await expect(page.getByText("Polaris").first()).toBeVisible();
  expect(complaints).toEqual([]);
});

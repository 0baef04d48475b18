import { expect, test } from "@playwright/test";
import { expectAccessible, watchConsole } from "./support/check-page.ts";
import { Driver } from "./support/driver.ts";
import { press } from "./support/keyboard.ts";
import { DESKTOP, LANGUAGES, PHONE } from "./support/visits.ts";

const SATELLITE = "/subscribe/checkout/purchase/satellite";

for (const locale of LANGUAGES) {
  test(`[A1.02] [A2.16] Somebody in ${locale} buys a plan for the radio of a car by keyboard, and sees it play`, async ({
    page,
  }) => {
    await page.setViewportSize(locale === "fr-CA" ? PHONE : DESKTOP);
    const complaints = watchConsole(page);
    const driver = new Driver(page, locale);
    await driver.buildCar();
    await driver.open(`${SATELLITE}/organic/new`);
    await driver.findBy("RID", driver.radioId.toLowerCase());
    await expect(page.getByText(driver.radioId.slice(-4))).toBeVisible();
    await expectAccessible(page);
    await press(page, driver.button("radio-step.continue"));

    await driver.choosePlan(/Polaris/);
    await driver.createAccount();
    await driver.enterAddress();
    await driver.enterCard();
    await driver.saveBilling();
    await expect(driver.completeOrderButton()).toBeVisible();
    await expectAccessible(page);
    await driver.completeOrder();

    await expect(driver.heading("confirmation.heading")).toBeFocused();
    await expect(driver.news).toHaveText(driver.texts.say("activation.playing"), { timeout: 40_000 });
    await expect(driver.heading("confirmation.heading")).toBeFocused();
    await expectAccessible(page);
    expect(complaints).toEqual([]);
  });
}

test("[A2.34] A radio that has a plan already is told at the review, and the plan is bought for another one, all on one page", async ({
  page,
}) => {
  const driver = new Driver(page, "en-US");
  await driver.join();
  await driver.meetCar();
  await driver.open(SATELLITE);
  await driver.findBy("RID", driver.radioId);
  await press(page, driver.button("radio-step.continue"));
  await driver.choosePlan(/Lyra/);
  await driver.enterAddress();
  await driver.enterCard();
  await driver.completeOrder();
  await expect(driver.text("complete-order.EXISTING_SELF_PAY_SUBSCRIPTION_ERROR")).toBeVisible();
  await expectAccessible(page);
  await press(page, driver.button("complete-order.choose-radio"));
  // It takes the focus once it is open: whoever is on their way through it by then begins anew.
  await expect(driver.heading("step.radio")).toBeFocused();
  await press(page, driver.button("radio-step.another"));
  await driver.buildCar();
  await driver.findBy("RID", driver.radioId);
  await press(page, driver.button("radio-step.continue"));
  await driver.completeOrder();
  await expect(driver.heading("confirmation.heading")).toBeVisible();
  await expect(driver.news).toHaveText(driver.texts.say("activation.playing"), { timeout: 40_000 });
});

test("Whoever has the free year of their new car buys the plan that follows it, and pays nothing before", async ({
  page,
}) => {
  const driver = new Driver(page, "en-US");
  await driver.drive();
  await driver.open(`${SATELLITE}/organic/new`);
  await driver.findBy("RID", driver.radioId);
  await press(page, driver.button("radio-step.continue"));
  await driver.choosePlan(/Polaris/);
  await driver.enterAddress();
  await driver.enterCard();
  // Nobody knew before the order was quoted that it waits for the end of a trial.
  await driver.completeOrder();
  await expect(driver.text("review.differs")).toBeVisible();
  await expect(page.getByText(driver.texts.within("follow-trial.review"))).toBeVisible();
  await expect(page.getByText(driver.texts.like("review.first-charge"))).toBeVisible();
  await expectAccessible(page);
  await driver.completeOrder();
  await expect(driver.heading("confirmation.heading")).toBeFocused();
  await expect(page.getByText(driver.texts.like("follow-trial.confirmed"))).toBeVisible();
  await expectAccessible(page);
});

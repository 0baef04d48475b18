import { expect, test } from "@playwright/test";
import { watchConsole } from "./support/check-page.ts";
import { Driver } from "./support/driver.ts";
import { press, reach } from "./support/keyboard.ts";
import { checkIn, VISITS } from "./support/visits.ts";

const ORGANIC = "/subscribe/checkout/purchase/satellite/organic/new";

test.describe.configure({ timeout: 150_000 });

for (const { locale, viewport } of VISITS) {
  test(`Somebody new in ${locale} buys plans for two cars by keyboard in one order, and sees both radios play`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const check = checkIn(page, locale);
    const complaints = watchConsole(page);
    const driver = new Driver(page, locale);
    await driver.buildCar();
    const first = driver.radioId;
    await driver.buildCar();
    const second = driver.radioId;
    await driver.open(ORGANIC);
    await driver.findBy("RID", first);
    await press(page, driver.button("radio-step.add"));
    await driver.findBy("RID", second);
    await expect(driver.button("radio-step.continue-several")).toBeVisible();
    for (const radioId of [first, second])
      await expect(page.getByText(radioId.slice(-4)).first()).toBeVisible();
    await check();
    await press(page, driver.button("radio-step.continue-several"));

    await expect(driver.heading("several-radios.heading")).toBeFocused();
    const other = page
      .getByRole("group", { name: driver.texts.within("several.radio-id") })
      .filter({ hasText: second.slice(-4) });
    const another = other.getByRole("radio", { name: /Lyra/ }).first();
    await reach(page, other.getByRole("radio", { checked: true }));
    while (!(await another.isChecked())) await page.keyboard.press("ArrowDown");
    await check();
    await press(page, driver.button("several-radios.continue"));

    await driver.createAccount();
    await expect(driver.heading("several.summary")).toBeVisible();
    await driver.enterAddress();
    await driver.enterCard();
    for (const radioId of [first, second])
      await expect(page.getByText(radioId.slice(-4)).first()).toBeVisible();
    await check();
    await driver.completeOrder();
    await expect(driver.heading("confirmation.heading")).toBeFocused();
    const playing = driver.texts.say("activation.playing");
    await expect(driver.news).toHaveText([playing, playing], { timeout: 60_000 });
    await check();
    // What is bought stays bought: the way back leads to no second order.
    await page.goBack();
    await expect(driver.completeOrderButton()).toHaveCount(0);
    await driver.open("/account");
    for (const plan of ["Polaris", "Lyra"])
      await expect(page.getByRole("heading", { name: plan, exact: true }).first()).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

test("Whoever names a radio beside theirs that somebody else pays for is told which it is, and buys for another one instead", async ({
  page,
}) => {
  const driver = new Driver(page, "en-US");
  await driver.join();
  await driver.meetCar();
  const taken = driver.radioId;
  await driver.buildCar();
  const free = driver.radioId;
  await driver.open(ORGANIC);
  await driver.findBy("RID", free);
  await press(page, driver.button("radio-step.add"));
  await driver.findBy("RID", taken);
  await press(page, driver.button("radio-step.continue-several"));
  await press(page, driver.button("several-radios.continue"));
  await driver.enterAddress();
  await driver.enterCard();
  await driver.completeOrder();
  const refusal = page
    .getByText(driver.texts.say("complete-order.EXISTING_SELF_PAY_SUBSCRIPTION_ERROR"))
    .first();
  await expect(refusal).toContainText(taken.slice(-4));
  await checkIn(page, "en-US")();
  await press(page, driver.button("complete-order.change-radios"));
  await expect(driver.heading("radio-step.heading")).toBeFocused();
  const leaveOut = page
    .getByRole("button", { name: driver.texts.within("radio-step.leave-out-named") })
    .and(page.getByRole("button", { name: taken.slice(-4) }));
  await press(page, leaveOut);
  await driver.buildCar();
  await press(page, driver.button("radio-step.add"));
  await driver.findBy("RID", driver.radioId);
  await press(page, driver.button("radio-step.continue-several"));
  await press(page, driver.button("several-radios.continue"));
  await driver.completeOrder();
  await expect(driver.heading("confirmation.heading")).toBeFocused();
  const playing = driver.texts.say("activation.playing");
  await expect(driver.news).toHaveText([playing, playing], { timeout: 60_000 });
});

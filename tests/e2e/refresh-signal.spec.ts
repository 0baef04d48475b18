import { randomInt } from "node:crypto";
import { expect, test } from "@playwright/test";
import { expectAccessible, watchConsole } from "./support/check-page.ts";
import { Driver } from "./support/driver.ts";
import { press, reach, typeInto } from "./support/keyboard.ts";
import { DESKTOP, LANGUAGES, PHONE } from "./support/visits.ts";

for (const locale of LANGUAGES) {
  const viewport = locale === "fr-CA" ? PHONE : DESKTOP;

  test(`[A2.60] A driver in ${locale} refreshes a radio under open sky and sees it play`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const complaints = watchConsole(page);
    const driver = new Driver(page, locale);
    await driver.drive();
    await driver.chooseRadio();
    await expectAccessible(page);
    await driver.refresh();
    await expect(driver.news).toHaveText(driver.said("playing"));
    await expectAccessible(page);
    expect(complaints).toEqual([]);
  });
}

test("A signal that was sent under a roof reaches the radio once the car is outside, also after a reload", async ({
  page,
}) => {
  const driver = new Driver(page, "en-US");
  await driver.drive();
  await driver.switch({ isUnderRoof: true });
  await driver.chooseRadio();
  await driver.refresh();
  await expect(driver.news).toHaveText(driver.said("sent"));
  await expectAccessible(page);
  await page.reload();
  await driver.chooseRadio();
  // One that is on its way is joined, not sent anew.
  await driver.refresh();
  await expect(driver.news).toHaveText(driver.said("sent"));
  await driver.switch({ isUnderRoof: false });
  await expect(driver.news).toHaveText(driver.said("playing"), { timeout: 40_000 });
});

test("A second press within five minutes is refused with the time to wait, and nothing is lost", async ({
  page,
}) => {
  const driver = new Driver(page, "en-US");
  await driver.drive();
  await driver.chooseRadio();
  await driver.refresh();
  await expect(driver.news).toHaveText(driver.said("playing"));
  await driver.chooseRadio();
  await driver.refresh();
  await expect(page.locator(":focus")).toContainText(
    driver.texts.within("refresh.error.REFRESH_LIMIT_REACHED"),
  );
  await expect(driver.heading("refresh.steps")).toBeVisible();
});

test("The steps are texted to whoever ticks that they want them, and a number that is none stays to be mended", async ({
  page,
}) => {
  const driver = new Driver(page, "en-US");
  await driver.drive();
  await driver.chooseRadio();
  await reach(page, page.getByRole("checkbox", { name: driver.texts.say("refresh.text.offer") }));
  await page.keyboard.press("Space");
  const phone = driver.field("refresh.text.phone");
  await typeInto(page, phone, "911");
  await press(page, driver.button("refresh.text.send"));
  await expect(page.getByText(driver.texts.say("refresh.text.INVALID_PHONE_NUMBER")).first()).toBeVisible();
  await expect(phone).toHaveValue("911");
  const number = `512555${randomInt(1_000, 10_000)}`;
  await typeInto(page, phone, number);
  await press(page, driver.button("refresh.text.send"));
  await expect(page.getByText(driver.texts.within("refresh.text.sent"))).toBeVisible();
  await expect
    .poll(async () => (await driver.textsTo(number)).map(({ text }) => text))
    .toEqual([expect.stringContaining("Tune to channel 1")]);
});

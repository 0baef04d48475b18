import { expect, test } from "@playwright/test";
import { expectAccessible, watchConsole } from "./support/check-page.ts";
import { Driver } from "./support/driver.ts";
import { press } from "./support/keyboard.ts";
import { DESKTOP, LANGUAGES, PHONE } from "./support/visits.ts";

for (const locale of LANGUAGES) {
  test(`[A1.10] [A2.58] Somebody in ${locale} takes a plan along to the radio of another car by keyboard, and sees it play`, async ({
    page,
  }) => {
    await page.setViewportSize(locale === "fr-CA" ? PHONE : DESKTOP);
    const complaints = watchConsole(page);
    const driver = new Driver(page, locale);
    await driver.buyCar();
    const old = driver.radioId;
    await driver.buildCar();
    await driver.open("/account");
    const own = page.getByRole("article").filter({ hasText: old.slice(-4) });
    await press(page, own.getByRole("link", { name: driver.texts.within("transfer.open") }));
    await expect(driver.heading("title.transfer")).toBeFocused();

    // The radio that it is on is no other one.
    await driver.findBy("RID", old);
    await expect(page.getByRole("main").locator("[data-tone]:focus")).toHaveText(
      driver.texts.within("transfer.CS_INELIGIBLE_RADIO.sameRadio"),
    );
    await expectAccessible(page);
    await driver.findBy("VIN", driver.vin);
    await expect(driver.text("transfer.free")).toBeVisible();
    await expectAccessible(page);
    await press(page, driver.button("transfer.confirm"));

    const done = page.getByRole("status").filter({ hasText: driver.radioId.slice(-4) });
    await expect(done).toBeFocused();
    await expect(driver.text("activation.playing")).toBeVisible({ timeout: 40_000 });
    await expectAccessible(page);
    // The browser writes down that the first radio was refused, and nothing else.
    expect(complaints).toEqual([expect.stringContaining("409")]);
  });
}

import { expect, test } from "@playwright/test";
import { watchConsole } from "./support/check-page.ts";
import { press, reach } from "./support/keyboard.ts";
import { Subscriber } from "./support/subscriber.ts";
import { VISITS, checkIn } from "./support/visits.ts";

const SEVERAL = "/subscribe/multi-subscription-purchase";

for (const { locale, viewport } of VISITS) {
  test.describe(`Several plans in ${locale}`, () => {
    test.use({ viewport });

    test(`are chosen, agreed to and paid at once, and stand in the account in ${locale}`, async ({
      page,
    }) => {
      const complaints = watchConsole(page);
      const person = new Subscriber(page, locale);
      const check = checkIn(page, locale);
      await person.subscribeBefore("music-monthly");
      await person.open(SEVERAL);
      await expect(person.heading("several.heading")).toBeVisible();
      await expect(page.getByRole("main").getByRole("combobox")).toHaveCount(3);
      for (const count of (await page.getByRole("main").getByRole("combobox").all()).slice(0, 2)) {
        await reach(page, count);
        await page.keyboard.type("1");
      }
      await check();
      await press(page, person.button("several.continue"));
      await expect(person.completeOrderButton()).toBeVisible();
      await check();
      await person.completeOrder();
      await expect(person.heading("confirmation.heading")).toBeVisible();
      await check();
      // What is bought stays bought: the way back leads to no second order.
      await page.goBack();
      await expect(person.completeOrderButton()).toHaveCount(0);
      await person.open("/account");
      await expect(page.getByRole("heading", { name: "Horizon", exact: true })).toHaveCount(1);
      for (const place of ["1", "2"]) {
        const melodia = person.texts.say("account.plan-of-same", { plan: "Melodia", place, count: "2" });
        await expect(page.getByRole("heading", { name: melodia, exact: true })).toHaveCount(1);
      }
      expect(complaints).toEqual([]);
    });
  });
}

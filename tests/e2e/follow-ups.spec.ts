import { expect, test } from "@playwright/test";
import { watchConsole } from "./support/check-page.ts";
import { press } from "./support/keyboard.ts";
import { clickTwice, countCalls } from "./support/ui-stress.ts";
import { Subscriber } from "./support/subscriber.ts";
import { VISITS, checkIn } from "./support/visits.ts";

for (const { locale, viewport } of VISITS) {
  test.describe(`In ${locale}`, () => {
    test.use({ viewport });

    test(`[A2.29] one plan up is shown with what it costs today, and bought once by one confirmation, in ${locale}`, async ({
      page,
    }) => {
      const complaints = watchConsole(page);
      const check = checkIn(page, locale);
      const person = new Subscriber(page, locale);
      const { texts } = person;
      await person.subscribeBefore("music-monthly");
      await person.open("/subscribe/checkout/upgrade");
      await expect(page.getByRole("radio")).toHaveCount(1);
      await expect(page.getByRole("radio", { name: /^Horizon/ })).toBeChecked();
      await check();
      await press(page, person.button("change.ask"));
      const pay = page.getByRole("button", { name: texts.like("change.confirm-and-pay") });
      await expect(page.getByText(texts.like("change.credit-line.other"))).toBeVisible();
      await check();
      const confirms = countCalls(page, "PUT", "/confirm");
      await clickTwice(pay);
      await expect(page.getByText(texts.say("change.done-now", { plan: "Horizon" }))).toBeVisible();
      await expect(page.getByText(texts.like("confirmation.paid-today"))).toBeVisible();
      expect(confirms()).toBe(1);
      expect(complaints).toEqual([]);
    });

    test(`[A2.40] what follows a promotion is chosen before its end, and chosen anew, in ${locale}`, async ({
      page,
    }) => {
      const complaints = watchConsole(page);
      const check = checkIn(page, locale);
      const person = new Subscriber(page, locale);
      const { texts } = person;
      await person.subscribeBefore("all-access-trial");
      await person.open("/subscribe/checkout/flepz?renewalcode=choice");
      await expect(page).toHaveURL(/renewal\/flepz/);
      await expect(page.getByText(texts.like("renewal.without-choice"))).toBeVisible();
      await expect(page.getByText(texts.say("change.when"))).toHaveCount(0);
      await check();
      for (const name of ["Zenith", "Brisa"]) {
        await person.choose(new RegExp(`^${name}, ${texts.say("change.term.Monthly")}`));
        await press(page, person.button("change.ask"));
        await expect(page.getByText(texts.like("change.nothing-now"))).toBeVisible();
        await check();
        await press(page, person.button("change.confirm"));
        await expect(page.getByRole("status").filter({ hasText: name })).toBeFocused();
        await person.open("/subscribe/checkout?renewalcode=choice");
        await expect(page.getByText(texts.like("change.replaces-plan"))).toContainText(name);
      }
      expect(complaints).toEqual([]);
    });
  });
}

test("Who has no promotion is told so, and who has the best plan that there is nothing above it", async ({
  page,
}) => {
  const person = new Subscriber(page, "en-US");
  await person.subscribeBefore("all-access-monthly");
  await person.open("/subscribe/checkout/renewal");
  await expect(page.getByText(person.texts.say("renewal.no-promotion", { plan: "Horizon" }))).toBeVisible();
  await press(page, page.getByRole("link", { name: person.texts.say("title.change-plan") }));
  await expect(page).toHaveURL(/subscription\/change/);
  await person.open("/subscribe/checkout/upgrade");
  await press(page, person.button("change.ask"));
  await press(page, page.getByRole("button", { name: person.texts.like("change.confirm-and-pay") }));
  await expect(page.getByText(person.texts.say("change.done-now", { plan: "Zenith" }))).toBeVisible();
  await person.open("/subscribe/checkout/upgrade");
  await expect(page.getByText(person.texts.say("upgrade.none"))).toBeVisible();
});

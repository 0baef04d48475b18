import { expect, type Page, test } from "@playwright/test";
import type { Locale } from "@skywave/localization";
import { expectAccessible, watchConsole } from "./support/check-page.ts";
import { Member } from "./support/member.ts";
import { Subscriber } from "./support/subscriber.ts";
import { VISITS } from "./support/visits.ts";

const linkFor = (locale: Locale) =>
  `/subscribe/oneclick?offerid=${locale === "en-US" ? "us" : "ca"}-all-access-monthly`;

/** The names of the plans that the account shows. */
const plansOf = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });

for (const { locale, viewport } of VISITS) {
  test.describe(`One click in ${locale}`, () => {
    test.use({ viewport });

    test(`[A2.46] shows price and terms, buys nothing by being opened, and once by a double press in ${locale}`, async ({
      page,
    }) => {
      const complaints = watchConsole(page);
      const person = new Subscriber(page, locale);
      await person.subscribeBefore("music-monthly");
      await person.open(linkFor(locale));
      await expect(person.completeOrderButton()).toBeVisible();
      await expect(page.getByText(person.texts.like("terms.renewal"))).toBeVisible();
      expect(await page.getByRole("checkbox").count()).toBe(0);
      if (locale === "fr-CA") await expectAccessible(page);
      await person.open("/account");
      await expect(plansOf(page, "Melodia")).toBeVisible();
      await expect(plansOf(page, "Horizon")).toHaveCount(0);

      await person.open(linkFor(locale));
      await person.completeOrderButton().dblclick();
      await expect(person.heading("confirmation.heading")).toBeVisible();
      await page.goBack();
      await expect(person.completeOrderButton()).toHaveCount(0);
      await person.open("/account");
      await expect(plansOf(page, "Horizon")).toHaveCount(1);
      await expect(plansOf(page, "Melodia")).toHaveCount(1);

      // The link of a mail, opened again: the plan is theirs, and nothing is charged twice.
      await person.open(linkFor(locale));
      await expect(
        page.getByText(person.texts.say("complete-order.SUB_ALREADY_EXISTS_FOR_IDENTITY")),
      ).toBeVisible();
      expect(complaints.filter((text) => !text.includes("status of 409"))).toEqual([]);
    });
  });
}

test("[A2.46] One click without a card on file goes on in the checkout, with the offer chosen", async ({
  page,
}) => {
  const member = new Member(page, "en-US");
  await member.join();
  await member.open(linkFor("en-US"));
  await expect(member.heading("billing.heading")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Horizon" })).toBeVisible();
  await member.enterAddress();
  await member.enterCard();
  await member.saveBilling();
  await expect(member.completeOrderButton()).toBeVisible();
});

test("[A2.46] One click asks who is not signed in to do so, and comes back", async ({ page }) => {
  const person = new Subscriber(page, "en-US");
  await person.subscribeBefore("music-monthly");
  await person.signOut();
  await person.open(linkFor("en-US"));
  await person.enterPassword();
  await expect(page).toHaveURL(/subscribe\/oneclick/);
  await expect(person.completeOrderButton()).toBeVisible();
});

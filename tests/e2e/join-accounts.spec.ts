import { expect, test } from "@playwright/test";
import { expectAccessible, watchConsole, withoutRefusals } from "./support/check-page.ts";
import { press, typeInto } from "./support/keyboard.ts";
import { CODE } from "./support/security-page.ts";
import { Subscriber } from "./support/subscriber.ts";
import { checkIn, VISITS } from "./support/visits.ts";

const LINK = /https?:\/\/\S+\/account\/magic-link\S*#\S+/;

test.describe.configure({ timeout: 180_000 });

for (const { locale, viewport } of VISITS) {
  test(`Somebody in ${locale} joins a second account by keyboard, has both plans in one, and is told so where they sign in to it`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const check = checkIn(page, locale);
    const second = new Subscriber(page, locale);
    await second.subscribeBefore("music-monthly");
    await second.signOut();
    // An address counts once somebody has read a mail there.
    await second.askForLink();
    await page.goto(await second.message(LINK));
    await press(page, second.button("open-link.open"));
    await expect(second.heading("account.heading")).toBeVisible();
    await second.signOut();

    const person = new Subscriber(page, locale);
    await person.subscribe("all-access-monthly");
    const complaints = watchConsole(page);
    await press(page, person.link("join.open"));
    await expect(person.heading("title.join-accounts")).toBeVisible();
    await press(page, person.button("join.send"));
    await expect(person.field("join.account")).toHaveAttribute("aria-invalid", "true");
    await check();
    await typeInto(page, person.field("join.account"), second.email);
    await press(page, person.button("join.send"));
    await expect(person.heading("join.prove")).toBeFocused();
    await typeInto(page, person.field("join.code"), await person.message(CODE, second.email));
    await press(page, person.button("join.continue"));
    await expect(person.heading("join.review")).toBeFocused();
    await expect(page.getByRole("listitem").filter({ hasText: "Melodia" })).toBeVisible();
    await check();
    await press(page, person.button("join.confirm"));
    await expect(person.heading("join.done")).toBeFocused();
    await check();
    expect(withoutRefusals(complaints)).toEqual([]);

    await person.open("/account");
    for (const plan of ["Horizon", "Melodia"])
      await expect(page.getByRole("heading", { name: plan, exact: true }).first()).toBeVisible();
    await person.signOut();
    await second.enterPassword();
    await expect(person.text("sign-in.error.ACCOUNT_JOINED")).toBeVisible();
    await expectAccessible(page);
  });
}

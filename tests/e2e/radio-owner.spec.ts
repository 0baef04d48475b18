import { expect, test } from "@playwright/test";
import { expectAccessible, watchConsole, withoutRefusals } from "./support/check-page.ts";
import { press, reach, typeInto } from "./support/keyboard.ts";
import { RadioOwner } from "./support/radio-owner.ts";
import { CODE } from "./support/security-page.ts";
import { PASSWORD } from "./support/shopper.ts";
import { DESKTOP, LANGUAGES, PHONE } from "./support/visits.ts";

for (const locale of LANGUAGES)
  test(`A customer in ${locale} who never signed in finds their account by a radio, makes a sign-in, and looks after the radios`, async ({
    page,
  }) => {
    await page.setViewportSize(locale === "fr-CA" ? PHONE : DESKTOP);
    const complaints = watchConsole(page);
    const owner = new RadioOwner(page, locale);
    await owner.moveIn();

    await owner.open("/subscribe/checkout/flepz/radio");
    await owner.findByRadio({ zipCode: locale === "fr-CA" ? "H2Y 1A1" : "10001" });
    await expect(page.locator(":focus")).toContainText(owner.texts.say("identify.nobody.RFLZ"));
    await expectAccessible(page);
    await owner.findByRadio();
    await expect(owner.heading("identified.plans")).toBeVisible();
    await expect(page.getByText(owner.lastName)).toHaveCount(0);
    await expectAccessible(page);

    await press(page, owner.button("identified.register"));
    await typeInto(page, owner.field("account-step.email"), owner.email);
    await typeInto(page, owner.field("account-step.password"), PASSWORD);
    await expectAccessible(page);
    await press(page, owner.button("register-account.send"));
    await typeInto(page, owner.field("sign-in.code"), await owner.message(CODE));
    await press(page, owner.button("register-account.finish"));
    await expect(owner.heading("account.heading")).toBeVisible();
    await expect(owner.radios).toHaveCount(3);
    await expect(owner.radioIn("Tandem Duo")).toContainText(owner.texts.say("account.state.past_due"));
    await expectAccessible(page);

    // They stand with the linked devices, too.
    const part = (key: "account.devices" | "account.plan") =>
      page.getByRole("link", { name: owner.texts.say(key), exact: true });
    await press(page, part("account.devices"));
    await expect(owner.heading("own-devices.heading")).toBeFocused();
    await expect(owner.radios).toHaveCount(3);
    await expect(owner.text("security.devices-none")).toBeVisible();
    await expectAccessible(page);
    await press(page, part("account.plan"));
    await expect(owner.heading("account.heading")).toBeFocused();

    const boat = owner.radioIn("Harrow Tern 34");
    await press(page, boat.getByRole("button", { name: owner.texts.say("nickname.give") }));
    await typeInto(page, boat.getByRole("textbox"), "Sea breeze");
    await press(page, owner.button("nickname.save"));
    await expect(boat).toContainText("Sea breeze");

    const delivery = page.getByRole("checkbox", { name: owner.texts.say("bills.by-mail") });
    await expect(delivery).toBeChecked();
    await reach(page, delivery);
    await page.keyboard.press("Space");
    await expect(owner.text("bills.by-mail-off")).toBeVisible();
    await expect(delivery).not.toBeChecked();

    await press(page, owner.removalOf(boat));
    await expect(owner.field("remove-radio.reason")).toBeFocused();
    await press(page, owner.button("remove-radio.keep"));
    await expect(owner.removalOf(boat)).toBeFocused();
    await page.keyboard.press("Enter");
    await reach(page, owner.field("remove-radio.reason"));
    await page.keyboard.type(owner.texts.say("remove-radio.reason.other"));
    await typeInto(page, owner.field("remove-radio.other-reason"), "It fell overboard");
    await expectAccessible(page);
    await press(page, boat.getByRole("button", { name: owner.texts.say("remove-radio.open"), exact: true }));
    await expect(page.locator(":focus")).toContainText(owner.texts.within("remove-radio.done"));
    await expect(owner.radios).toHaveCount(2);
    await expect(owner.heading("closed-radios.heading")).toBeVisible();
    await expectAccessible(page);

    const car = owner.radioIn("Solano Vireo");
    await press(page, car.getByRole("link", { name: owner.texts.say("plan.refresh-radio") }));
    await expect(owner.heading("refresh.steps")).toBeVisible();
    await press(page, owner.button("refresh.send"));
    await expect(page.getByRole("main").getByRole("status")).toHaveText(
      owner.texts.say("refresh.now.playing"),
    );
    await owner.open("/account");
    await expect(car).toContainText(owner.texts.within("own-radios.signal-heard"));
    expect(withoutRefusals(complaints)).toEqual([]);
  });

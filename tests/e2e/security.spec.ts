import { expect, test } from "@playwright/test";
import { expectAccessible, watchConsole, withoutRefusals } from "./support/check-page.ts";
import { press, typeInto } from "./support/keyboard.ts";
import { Member } from "./support/member.ts";
import { PASSWORD } from "./support/shopper.ts";
import { LANGUAGES } from "./support/visits.ts";

const CODE = /(?<!\d)\d{6}(?!\d)/;

type Section = "email" | "phone" | "username";
const OPENERS = {
  email: "security.change",
  phone: "security.phone-add",
  username: "security.username-add",
} as const;

async function openSection(member: Member, section: Section): Promise<void> {
  const { say } = member.texts;
  const name = `${say(OPENERS[section])}, ${say(`security.${section}`)}`;
  await press(member.page, member.page.getByRole("button", { name }));
}

for (const locale of LANGUAGES) {
  test(`[S2.12] The security page in ${locale} changes number, username and password by keyboard`, async ({
    page,
  }) => {
    const complaints = watchConsole(page);
    const member = new Member(page, locale);
    await member.join();
    await member.open("/account/security");
    await expect(member.heading("security.sessions")).toBeVisible();
    await expectAccessible(page);

    // An area code and an exchange for each language, so that no two tests share a number.
    const number = `${{ "en-US": "512", "fr-CA": "514" }[locale]}555${String(Date.now() % 9_000).padStart(4, "1")}`;
    await openSection(member, "phone");
    await typeInto(page, member.field("security.phone-new"), number);
    await press(page, member.button("sign-in.continue"));
    await expect(member.field("sign-in.code")).toBeFocused();
    await page.keyboard.type(await member.message(CODE, number));
    await press(page, member.button("security.save"));
    // The text above the code names the number too.
    await expect(member.field("sign-in.code")).toBeHidden();
    await expect(page.getByText(number.slice(-4))).toBeVisible();

    const username = `listener.${Date.now().toString(36)}`;
    await openSection(member, "username");
    await typeInto(page, member.field("security.username-new"), username);
    await press(page, member.button("security.save"));
    await expect(page.getByText(username)).toBeVisible();

    await press(page, member.button("security.password-change"));
    await typeInto(page, member.field("security.password-new"), "seven green lamps at sea");
    await expectAccessible(page);
    await press(page, member.button("security.save"));
    await expect(member.field("security.password-new")).toBeHidden();
    expect(withoutRefusals(complaints)).toEqual([]);

    await member.signOut();
    await member.signInWithPassword("seven green lamps at sea", username);
  });
}

test("[S7.48] A new address counts once its code is entered, and both addresses are told", async ({
  page,
}) => {
  const member = new Member(page, "en-US");
  await member.join();
  await member.open("/account/security");
  const next = member.email.replace("@", "-next@");
  await openSection(member, "email");
  await typeInto(page, member.field("security.email-new"), next);
  await press(page, member.button("sign-in.continue"));
  await expect(member.field("sign-in.code")).toBeFocused();
  await page.keyboard.type(await member.message(CODE, next));
  await press(page, member.button("security.save"));
  await expect(page.getByText(next)).toBeVisible();
  await member.message(/changed/i, member.email);
  await member.message(/changed/i, next);
});

test("A change after a sign-in by code asks for the password, and goes on once it is right", async ({
  page,
}) => {
  const member = new Member(page, "en-CA");
  await member.joinAndLeave();
  await member.askForCode();
  await typeInto(page, member.field("sign-in.code"), await member.message(CODE));
  await expect(member.heading("account.heading")).toBeVisible();

  await member.open("/account/security");
  await openSection(member, "username");
  await typeInto(page, member.field("security.username-new"), `late.${Date.now().toString(36)}`);
  await press(page, member.button("security.save"));
  await expect(page.getByRole("dialog", { name: member.texts.say("step-up.heading") })).toBeVisible();
  await expectAccessible(page);
  await typeInto(page, member.field("step-up.password"), "not the password");
  await press(page, member.button("step-up.confirm"));
  await expect(member.text("sign-in.error.INVALID_CREDENTIALS")).toBeVisible();
  await typeInto(page, member.field("step-up.password"), PASSWORD);
  await press(page, member.button("step-up.confirm"));
  await expect(member.text("security.saved")).toBeVisible();
});

test("A session that is ended elsewhere signs that browser out", async ({ page, browser }) => {
  const member = new Member(page, "en-US");
  await member.join();
  const other = new Member(await (await browser.newContext()).newPage(), "en-US");
  await other.open("/account/login");
  await other.signInWithPassword(PASSWORD, member.email);

  await member.open("/account/security");
  const theirs = page.getByRole("button", { name: /^Sign out (?!everywhere)/ });
  await press(page, theirs);
  await expect(theirs).toHaveCount(0);
  await other.page.reload();
  await expect(other.field("sign-in.handle")).toBeVisible();
});

test("[S4.07] An account that is deleted is gone: its owner is a visitor, and its address is free", async ({
  page,
}) => {
  const member = new Member(page, "fr-CA");
  await member.join();
  await member.open("/account/security");
  await press(page, member.button("security.delete-open"));
  // Not the button that deletes, which a second press of the key would press.
  await expect(member.heading("security.delete-question")).toBeFocused();
  await expect(member.text("security.delete-nothing")).toBeVisible();
  await expectAccessible(page);
  await press(page, member.button("security.delete-confirm"));
  await expect(member.field("sign-in.handle")).toBeVisible();
  await member.join();
});

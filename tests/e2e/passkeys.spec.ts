import { expect, test } from "@playwright/test";
import { Authenticator } from "./support/devices/authenticator.ts";
import { expectAccessible, watchConsole } from "./support/check-page.ts";
import { press, typeInto } from "./support/keyboard.ts";
import { Member } from "./support/member.ts";
import { LANGUAGES } from "./support/visits.ts";

for (const locale of LANGUAGES) {
  test(`[S2.07] [S7.43] A passkey in ${locale} is offered after a sign-in, signs in, is renamed and removed`, async ({
    page,
  }) => {
    const complaints = watchConsole(page);
    const authenticator = await Authenticator.plugIn(page);
    const member = new Member(page, locale);
    await member.join();

    await member.open("/account");
    await expect(member.heading("passkey.offer-heading")).toBeVisible();
    await expectAccessible(page);
    await press(page, member.button("passkey.offer-add"));
    await expect(member.text("passkey.added")).toBeVisible();
    await member.message(/passkey|clé d’accès/i);

    await authenticator.setPresence(false);
    await member.signOut();
    await expectAccessible(page);
    // What waits already goes on waiting; the button's own request finds somebody there.
    await authenticator.setPresence(true);
    await press(page, member.button("sign-in.method.passkey"));
    await expect(member.heading("account.heading")).toBeVisible();
    await expect(member.heading("passkey.offer-heading")).toBeHidden();

    await press(page, page.getByRole("link", { name: member.texts.say("account.security") }));
    await expect(member.heading("security.passkeys")).toBeVisible();
    await press(page, page.getByRole("button", { name: member.texts.like("security.passkey-rename-label") }));
    await typeInto(page, member.field("security.passkey-name"), "Kitchen tablet");
    await press(page, member.button("security.save"));
    await expect(page.getByText("Kitchen tablet")).toBeVisible();
    await expectAccessible(page);
    await press(page, member.button("security.passkey-remove-label", { name: "Kitchen tablet" }));
    await expect(member.text("security.passkeys-none")).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

test("[S4.34] A passkey offer that was declined does not come back, here or after a sign-in", async ({
  page,
}) => {
  await Authenticator.plugIn(page);
  const member = new Member(page, "en-US");
  await member.join();
  await member.open("/account");
  await press(page, member.button("passkey.offer-later"));
  await expect(member.heading("passkey.offer-heading")).toBeHidden();
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === "PASSKEY_PROMPT");
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(30);
  await member.signOut();
  await member.signInWithPassword();
  await expect(member.heading("passkey.offer-heading")).toBeHidden();
});

test("A passkey signs in from the suggestions of the field, without another word", async ({ page }) => {
  const authenticator = await Authenticator.plugIn(page);
  const member = new Member(page, "en-US");
  await member.join();
  await member.open("/account");
  await press(page, member.button("passkey.offer-add"));
  await expect(member.text("passkey.added")).toBeVisible();
  await authenticator.setPresence(false);
  await member.signOut();
  await authenticator.setPresence(true);
  await member.open("/account/login");
  await expect(member.heading("account.heading")).toBeVisible();
});

test("[S8.14] A second passkey on one device is refused in words that help", async ({ page }) => {
  await Authenticator.plugIn(page);
  const member = new Member(page, "en-CA");
  await member.join();
  await member.open("/account/security");
  await press(page, member.button("passkey.offer-add"));
  await expect(member.text("passkey.added")).toBeVisible();
  await expect(member.button("passkey.offer-add")).toBeEnabled();
  await press(page, member.button("passkey.offer-add"));
  await expect(member.text("security.passkey.error.ALREADY_REGISTERED")).toBeVisible();
});

import { expect, test } from "@playwright/test";
import { expectAccessible } from "../support/check-page.ts";
import { Member } from "../support/member.ts";
import { clickTwice, pressThroughOutage } from "../support/ui-stress.ts";
import { CODE, edit, NEW_PASSWORD, newUsername, unreachable } from "../support/security-page.ts";
import { PASSWORD } from "../support/shopper.ts";

/** Without a fresh proof: signed in by a code, which proves the address and not the password. */
async function signInByCode(member: Member): Promise<void> {
  await member.signOut();
  await member.askForCode();
  await member.field("sign-in.code").fill(await member.message(CODE));
  await expect(member.heading("account.heading")).toBeVisible();
}

test("A password that was changed in one tab is the one that the other tab's question takes", async ({
  page,
  context,
}) => {
  const member = new Member(page, "en-US");
  await member.join();
  await signInByCode(member);
  await member.open("/account/security");
  const username = newUsername();
  await edit(member, "username", username);
  await member.button("security.save").click();
  const question = page.getByRole("dialog", { name: member.texts.say("step-up.heading") });
  await expect(question).toBeVisible();

  const second = new Member(await context.newPage(), "en-US");
  await second.open("/account/security");
  await second.button("security.password-change").click();
  await second.field("security.password-new").fill(NEW_PASSWORD);
  // The code that signed in is proof enough for a password, and for nothing else.
  await second.button("security.save").click();
  await expect(second.text("security.saved")).toBeVisible();

  await page.bringToFront();
  await member.field("step-up.password").fill(PASSWORD);
  await member.button("step-up.confirm").click();
  await expect(member.text("sign-in.error.INVALID_CREDENTIALS")).toBeVisible();
  await member.field("step-up.password").fill(NEW_PASSWORD);
  await clickTwice(member.button("step-up.confirm"));
  await expect(question).toBeHidden();
  await expect(page.getByText(username)).toBeVisible();
});

test("The question for a fresh proof bears empty and huge input, closing and an outage, and what was typed behind it stays", async ({
  page,
}) => {
  test.slow();
  const member = new Member(page, "fr-CA");
  await member.join();
  await signInByCode(member);
  await member.open("/account/security");
  const username = newUsername();
  await edit(member, "username", username);
  const save = member.button("security.save");
  await save.click();
  await member.button("step-up.confirm").click();
  await expect(member.text("field.password.empty")).toBeVisible();
  await expectAccessible(page);
  await member.field("step-up.password").fill("🎵".repeat(5_000));
  await member.button("step-up.confirm").click();
  await expect(member.text("sign-in.error.INVALID_CREDENTIALS")).toBeVisible();

  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(member.field("security.username-new")).toHaveValue(username);
  await save.click();
  await member.field("step-up.password").fill(PASSWORD);
  await pressThroughOutage(member.button("step-up.confirm"), unreachable(member));
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByText(username)).toBeVisible();
});

import { expect, test } from "@playwright/test";
import { expectAccessible } from "../support/check-page.ts";
import { Member } from "../support/member.ts";
import {
  clickTwice,
  countCalls,
  endSessionAtServer,
  holdBack,
  pressThroughOutage,
} from "../support/ui-stress.ts";
import { atSecurity, CODE, edit, NEW_PASSWORD, newUsername, unreachable } from "../support/security-page.ts";

test("Each button of the security page acts once when it is double-clicked", async ({ page, browser }) => {
  const member = await atSecurity(page);
  const calls = {
    username: countCalls(page, "POST", "/me/username"),
    password: countCalls(page, "POST", "/me/password"),
    phone: countCalls(page, "POST", "/me/phone-number"),
    deletion: countCalls(page, "DELETE", "/orchestration/v1/identities"),
  };
  await edit(member, "username", newUsername());
  await clickTwice(member.button("security.save"));
  await expect(member.text("security.saved")).toHaveCount(1);

  await member.button("security.password-change").click();
  await member.field("security.password-new").fill(NEW_PASSWORD);
  await clickTwice(member.button("security.save"));
  await expect(member.text("security.saved")).toHaveCount(2);

  await edit(member, "phone", `(5１2) 555–${String(Date.now() % 9_000).padStart(4, "1")}`);
  const release = await holdBack(page, "/me/phone-number");
  await clickTwice(member.button("sign-in.continue"));
  release();
  await expect(member.field("sign-in.code")).toBeFocused();
  await expect(page.getByText(member.texts.say("security.contact.empty"))).toHaveCount(0);
  await member.button("security.cancel").click();

  await expect(member.text("security.privacy-on")).toBeVisible();
  await clickTwice(member.button("security.privacy-turn-off"));
  await expect(member.text("security.privacy-off")).toBeVisible();

  const other = new Member(await (await browser.newContext()).newPage(), "en-US");
  await other.open("/account/login");
  await other.signInWithPassword(NEW_PASSWORD, member.email);
  await page.reload();
  const theirs = page.getByRole("button", { name: /^Sign out (?!everywhere)/ });
  await clickTwice(theirs);
  await expect(theirs).toHaveCount(0);

  // The second click must not fall on the confirmation that comes in the place of the question.
  await clickTwice(member.button("security.delete-open"));
  await expect(member.button("security.delete-confirm")).toBeVisible();
  const { username, password, phone, deletion } = calls;
  expect([username(), password(), phone(), deletion()]).toEqual([1, 1, 1, 0]);
  await clickTwice(member.button("security.delete-confirm"));
  await expect(member.field("sign-in.handle")).toBeVisible();
  expect(deletion()).toBe(1);
});

test("The security page in fr-CA says when the network is gone and keeps what was typed", async ({
  page,
}) => {
  const member = await atSecurity(page, "fr-CA");
  const username = newUsername();
  await edit(member, "username", username);
  await pressThroughOutage(member.button("security.save"), unreachable(member));
  await expect(page.getByText(username)).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);

  const next = member.email.replace("@", "-next@");
  await edit(member, "email", next);
  await pressThroughOutage(member.button("sign-in.continue"), unreachable(member));
  await member.field("sign-in.code").fill(await member.message(CODE, next));
  await pressThroughOutage(member.button("security.save"), unreachable(member));
  // The address stands beside the code field as well: it counts once that is gone.
  await expect(member.field("sign-in.code")).toBeHidden();
  await expect(page.getByText(next)).toBeVisible();

  // The page looks again after a change; without a network it shows what it has.
  await pressThroughOutage(member.button("security.delete-open"), unreachable(member));
  await expect(member.button("security.delete-confirm")).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("A slow server is waited for, and the page says so", async ({ page }) => {
  const member = await atSecurity(page);
  await edit(member, "username", newUsername());
  const sent = countCalls(page, "POST", "/me/username");
  const letGo = await holdBack(page, "/me/username");
  const save = member.button("security.save");
  await save.click();
  await expect(save).toHaveAttribute("aria-disabled", "true");
  await expectAccessible(page);
  await member.field("security.username-new").press("Enter");
  await save.click({ force: true });
  letGo();
  await expect(member.text("security.saved")).toBeVisible();
  expect(sent()).toBe(1);
});

test("A session that was ended elsewhere leads back to what was typed, for its owner alone", async ({
  page,
}) => {
  const member = await atSecurity(page);
  const stranger = new Member(page, "en-US");
  const username = newUsername();
  await edit(member, "email", "somewhere@example.com");
  await edit(member, "username", username);
  await endSessionAtServer(page);
  await member.button("security.save").click();
  await expect(page).toHaveURL(/account\/login\?returnUrl=%2Faccount%2Fsecurity/);

  await member.enterPassword();
  await expect(member.field("security.email-new")).toHaveValue("somewhere@example.com");
  await expect(member.field("security.username-new")).toHaveValue(username);
  await member.button("security.save").click();
  await expect(page.getByText(username)).toBeVisible();

  await endSessionAtServer(page);
  await member.button("security.delete-open").click();
  await expect(member.field("sign-in.handle")).toBeVisible();
  // In the same tab without a reload: what waits in its memory is not the next person's.
  await page.getByRole("link", { name: member.texts.say("sign-in.see-plans") }).click();
  await stranger.choosePlan();
  await stranger.createAccount();
  await expect(stranger.field("billing.first-name")).toBeVisible();
  await page.evaluate(() => {
    history.pushState(null, "", "/account/security");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await expect(stranger.heading("security.sessions")).toBeVisible();
  await expect(stranger.field("security.email-new")).toHaveCount(0);
});

test("Signed out in one tab, the other leaves the page, and its owner finds what was typed", async ({
  page,
  context,
}) => {
  const member = await atSecurity(page);
  const username = newUsername();
  await edit(member, "username", username);
  const second = new Member(await context.newPage(), "en-US");
  await second.signOut();
  await page.bringToFront();
  await expect(member.field("sign-in.handle")).toBeVisible();
  await expect(page.getByText(member.email)).toHaveCount(0);
  await member.enterPassword();
  await expect(member.field("security.username-new")).toHaveValue(username);
});

test("Back and forward in the middle of a change lose nothing that was typed", async ({ page }) => {
  const member = await atSecurity(page);
  const username = newUsername();
  await edit(member, "username", username);
  await page.getByRole("link", { name: member.texts.say("account.plan"), exact: true }).click();
  await expect(member.heading("account.heading")).toBeVisible();
  await page.goBack();
  await expect(member.field("security.username-new")).toHaveValue(username);
  await member.button("security.cancel").click();
  await page.goForward();
  await page.goBack();
  await expect(member.heading("security.username")).toBeVisible();
  await expect(member.field("security.username-new")).toHaveCount(0);
});

test("Empty, huge and foreign input to the security page is told what is wrong with it", async ({ page }) => {
  const member = await atSecurity(page);
  await edit(member, "username", "");
  for (const typed of ["", "слушатель 🎵", "x".repeat(10_000)]) {
    await member.field("security.username-new").fill(typed);
    await member.button("security.save").click();
    await expect(member.text("security.username.error.INVALID_HANDLE")).toBeVisible();
    await expect(member.field("security.username-new")).toHaveValue(typed);
  }
  await expectAccessible(page);
  await member.button("security.cancel").click();

  await edit(member, "phone", "");
  for (const [typed, key] of [
    ["", "security.contact.empty"],
    ["٥١٢٥٥٥", "security.contact.error.INVALID_PHONE_NUMBER"],
    ["9".repeat(10_000), "security.contact.error.INVALID_PHONE_NUMBER"],
  ] as const) {
    await member.field("security.phone-new").fill(typed);
    await member.button("sign-in.continue").click();
    await expect(member.text(key)).toBeVisible();
    await expect(member.field("security.phone-new")).toHaveValue(typed);
  }
  await member.button("security.cancel").click();

  await member.button("security.password-change").click();
  for (const [typed, key] of [
    ["", "field.password.tooShort"],
    ["x".repeat(10_000), "field.password.tooLong"],
  ] as const) {
    await member.field("security.password-new").fill(typed);
    await member.button("security.save").click();
    await expect(page.getByText(member.texts.like(key))).toBeVisible();
  }
});

import { expect, type Page, test } from "@playwright/test";
import type { Locale } from "@skywave/localization";
import { expectAccessible } from "../support/check-page.ts";
import { Member } from "../support/member.ts";
import { clickTwice, countCalls, holdBack, pressThroughOutage } from "../support/ui-stress.ts";
import { PASSWORD } from "../support/shopper.ts";

const CODE = /(?<!\d)\d{6}(?!\d)/;
const FULL_WIDTH_ZERO = 0xff10;

/** Somebody with a password and an address, signed out, on the first stage of signing in. */
async function atSignIn(page: Page, locale: Locale = "en-US"): Promise<Member> {
  const member = new Member(page, locale);
  await member.joinAndLeave();
  return member;
}

const unreachable = (member: Member) => member.texts.say("failure.UNREACHABLE", { brand: "Skywave" });

test("Signing in by code in fr-CA takes double clicks for single ones, and a code as it was pasted", async ({
  page,
}) => {
  const member = await atSignIn(page, "fr-CA");
  const codes = countCalls(page, "POST", "/otp/initiate");
  const redemptions = countCalls(page, "POST", "/otp/redeem");
  await member.field("sign-in.handle").fill(`  ${member.email.toUpperCase()} `);
  await clickTwice(member.button("sign-in.mail-code"));
  await expect(member.field("sign-in.code")).toBeVisible();
  expect(codes()).toBe(1);
  const code = await member.message(CODE);
  await member.field("sign-in.code").fill(`\u00a0${code.slice(0, 3)} – ${code.slice(3)}\t`);
  await expect(member.heading("account.heading")).toBeVisible();
  expect(redemptions()).toBe(1);
});

test("Signing in in fr-CA says when the network is gone, keeps what was typed, and goes on when it is back", async ({
  page,
}) => {
  const member = await atSignIn(page, "fr-CA");
  await member.field("sign-in.handle").fill(member.email);
  await pressThroughOutage(member.button("sign-in.other-method"), unreachable(member));
  await expect(member.heading("sign-in.method-heading")).toBeVisible();
  await pressThroughOutage(member.way("email"), unreachable(member));
  await expect(member.field("sign-in.code")).toBeVisible();
  await member.button("sign-in.other-method").click();
  await member.button("sign-in.method.password").click();
  await expect(member.field("account-step.password")).toBeFocused();
  await member.field("account-step.password").fill(PASSWORD);
  await pressThroughOutage(member.button("sign-in.submit"), unreachable(member));
  await expect(member.heading("account.heading")).toBeVisible();
});

test("Back and forward lead through the stages of signing in with what was typed, and out of it afterwards", async ({
  page,
}) => {
  const member = await atSignIn(page);
  await member.open("/account/magic-link");
  await page.getByRole("link", { name: member.texts.say("open-link.again") }).click();
  await member.field("account-step.password").fill(PASSWORD);
  await member.showWays();
  await member.way("email").click();
  await expect(member.field("sign-in.code")).toBeFocused();
  await page.goBack();
  await expect(member.heading("sign-in.method-heading")).toBeVisible();
  await page.goForward();
  await expect(member.field("sign-in.code")).toBeVisible();
  await member.button("sign-in.change-handle").click();
  await expect(member.field("sign-in.handle")).toBeFocused();
  await expect(member.field("sign-in.handle")).toHaveValue(member.email);
  await expect(member.field("account-step.password")).toHaveValue(PASSWORD);
  await member.button("sign-in.submit").click();
  await expect(member.heading("account.heading")).toBeVisible();
  await page.goBack();
  await expect(member.heading("open-link.heading")).toBeVisible();
});

test("A reload in the middle of signing in starts it anew, and back leads out of it", async ({ page }) => {
  const member = await atSignIn(page);
  await member.askForCode();
  await page.reload();
  await member.signInWithPassword();
});

test("A slow server is waited for: the button says so, and pressing on sends nothing more", async ({
  page,
}) => {
  const member = await atSignIn(page);
  await member.field("sign-in.handle").fill(member.email);
  await member.field("account-step.password").fill(PASSWORD);
  const sent = countCalls(page, "POST", "/authentication/v1/password");
  const letGo = await holdBack(page, "/authentication/v1/password");
  const submit = member.button("sign-in.submit");
  await submit.click();
  await expect(submit).toHaveAttribute("aria-disabled", "true");
  await expectAccessible(page);
  await submit.click({ force: true });
  await member.field("account-step.password").press("Enter");
  letGo();
  await expect(member.heading("account.heading")).toBeVisible();
  expect(sent()).toBe(1);
});

test("Whoever leaves while the server is slow is not brought back by its answer", async ({ page }) => {
  const member = await atSignIn(page);
  await member.open("/account/magic-link");
  await page.getByRole("link", { name: member.texts.say("open-link.again") }).click();
  const letGo = await holdBack(page, "/identities/status*");
  await member.field("sign-in.handle").fill(member.email);
  await member.button("sign-in.mail-code").click();
  await page.goBack();
  const answered = page.waitForResponse(/identities\/status/);
  letGo();
  await answered;
  await expect(member.heading("open-link.heading")).toBeVisible();
  await page.goForward();
  await expect(member.field("sign-in.handle")).toBeVisible();
});

test("A code that was asked for in two tabs, or before a reload, is one code and good in both", async ({
  page,
  context,
}) => {
  const member = await atSignIn(page);
  await member.askForCode();
  const code = await member.message(CODE);

  const second = await context.newPage();
  const inSecond = new Member(second, "en-US");
  await inSecond.open("/account/login");
  await inSecond.askForCode(member.email);
  await expect(second.getByText(member.texts.like("sign-in.code-sent-earlier"))).toBeVisible();
  await expectAccessible(second);
  await inSecond.field("sign-in.code").fill(code);
  await expect(inSecond.heading("account.heading")).toBeVisible();
  // The first tab has the same session now.
  await page.bringToFront();
  await expect(member.heading("account.heading")).toBeVisible();
});

test("Empty, huge and foreign input is told what is wrong with it; digits of any script are a code", async ({
  page,
}) => {
  const member = await atSignIn(page);
  const handle = member.field("sign-in.handle");
  await handle.fill("   ");
  await member.button("sign-in.mail-code").click();
  await expect(member.text("sign-in.handle-empty")).toBeVisible();
  await expect(handle).toBeFocused();
  await handle.fill("x".repeat(10_000));
  await member.button("sign-in.mail-code").click();
  await expect(member.text("sign-in.handle-tooLong")).toBeVisible();
  await handle.fill("مستمع 🎵");
  await member.button("sign-in.mail-code").click();
  await expect(member.text("sign-in.error.INVALID_HANDLE")).toBeVisible();
  await expect(handle).toHaveValue("مستمع 🎵");
  await expectAccessible(page);

  await member.askForCode();
  const code = member.field("sign-in.code");
  for (const [typed, key] of [
    ["", "sign-in.code-empty"],
    ["🎵🎶🎵🎶🎵🎶", "sign-in.code-invalid"],
    ["9".repeat(10_000), "sign-in.code-invalid"],
    ["000000", "sign-in.error.INVALID"],
  ] as const) {
    await code.fill(typed);
    if (key !== "sign-in.error.INVALID") await member.button("sign-in.submit").click();
    await expect(member.text(key)).toBeVisible();
    await expect(code).toHaveValue(typed);
    await expect(code).toBeFocused();
  }
  const sent = await member.message(CODE);
  await code.fill(sent.replace(/\d/g, (digit) => String.fromCodePoint(FULL_WIDTH_ZERO + Number(digit))));
  await expect(member.heading("account.heading")).toBeVisible();
});

test("An account is made once however its button is pressed, and a lost network costs nothing that was typed", async ({
  page,
}) => {
  const member = new Member(page, "fr-CA");
  await member.open("/onboarding/device-linking-new-identity");
  const create = member.button("account-step.create");
  await member.field("account-step.email").fill("مستمع@example.com");
  await member.field("account-step.password").fill("🎵".repeat(200));
  await create.click();
  await expect(member.text("field.email.invalid").first()).toBeVisible();
  await member.field("account-step.email").fill(member.email);
  await member.field("account-step.password").fill(PASSWORD);
  await page.context().setOffline(true);
  await create.click();
  await expect(page.getByRole("alert").filter({ hasText: unreachable(member) })).toBeVisible({
    timeout: 40_000,
  });
  await expect(member.field("account-step.password")).toHaveValue(PASSWORD);
  await page.context().setOffline(false);
  const made = countCalls(page, "POST", "/identity/v2/identities");
  await clickTwice(create);
  await expect(member.field("linking.code")).toBeVisible();
  expect(made()).toBe(1);
});

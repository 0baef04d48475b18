import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import type { Locale } from "@skywave/localization";
import { expectAccessible } from "../support/check-page.ts";
import { Member } from "../support/member.ts";
import { clickTwice, countCalls, endSessionAtServer, pressThroughOutage } from "../support/ui-stress.ts";
import { WaitingDevice } from "../support/devices/waiting-device.ts";

const LINK = /https?:\/\/\S+\/account\/magic-link\S*#\S+/;

const unreachable = (member: Member) => member.texts.say("failure.UNREACHABLE", { brand: "Skywave" });

async function askForLink(page: Page, locale: Locale = "en-US"): Promise<{ member: Member; link: string }> {
  const member = new Member(page, locale);
  await member.joinAndLeave();
  await member.showWays();
  const mails = countCalls(page, "POST", "/magic-link/request");
  await clickTwice(member.way("link"));
  await expect(page.getByText(member.texts.like("sign-in.link-sent"))).toBeVisible();
  expect(mails()).toBe(1);
  return { member, link: await member.message(LINK) };
}

async function waitingPlan(page: Page): Promise<string> {
  const data = { status: "UNCLAIMED_NO_EMAIL" };
  const response = await page.request.post("/sandbox/api/waiting-plans", { data });
  const { path }: { path: string } = await response.json();
  return path;
}

const switchOn = () =>
  WaitingDevice.switchOn({ flow: "speaker", deviceName: `Speaker ${randomUUID()}`, countryCode: "US" });

test("A sign-in link in en-CA outlives a lost network, and is used once by a double click", async ({
  page,
}) => {
  const { member, link } = await askForLink(page, "en-CA");
  await page.goto(link);
  const open = member.button("open-link.open");
  await expect(open).toBeVisible();
  const uses = countCalls(page, "POST", "/magic-link/redeem");
  await page.context().setOffline(true);
  await open.click();
  await expect(page.getByText(unreachable(member))).toBeVisible({ timeout: 40_000 });
  const usesWithoutNetwork = uses();
  await page.context().setOffline(false);
  await clickTwice(open);
  await expect(member.heading("account.heading")).toBeVisible();
  expect(uses() - usesWithoutNetwork).toBe(1);
  // Back does not lead to the link, which is spent.
  await page.goBack();
  await expect(open).toHaveCount(0);
});

test("A sign-in link that is open in two tabs signs in both, and its second use says that it is spent", async ({
  page,
  context,
}) => {
  const { member, link } = await askForLink(page);
  const second = new Member(await context.newPage(), "en-US");
  await second.page.goto(link);
  await expect(second.button("open-link.open")).toBeVisible();
  await page.goto("about:blank");
  await page.goto(link);
  await member.button("open-link.open").click();
  await expect(member.heading("account.heading")).toBeVisible();
  await second.page.bringToFront();
  await second.button("open-link.open").click();
  await expect(second.text("open-link.error.MAGIC_LINK_NOT_FOUND")).toBeVisible();
  await expectAccessible(second.page);
  await second.page.getByRole("link", { name: member.texts.say("open-link.again") }).click();
  await expect(second.heading("account.heading")).toBeVisible();
});

test("A waiting plan is claimed once by a double click, through an outage, and claiming it again in a second tab is no refusal", async ({
  page,
  context,
}) => {
  const member = new Member(page, "fr-CA");
  const path = await waitingPlan(page);
  await member.open(path);
  const claims = countCalls(page, "POST", "/sal/claims");
  await member.createAccount();
  const claim = page.getByRole("button", { name: member.texts.like("sal.claim") });
  await expect(claim).toBeVisible();
  const second = new Member(await context.newPage(), "fr-CA");
  await second.open(path);
  const claimInSecond = second.page.getByRole("button", { name: member.texts.like("sal.claim") });
  await expect(claimInSecond).toBeVisible();

  await page.bringToFront();
  await page.context().setOffline(true);
  await claim.click();
  await expect(page.getByText(unreachable(member))).toBeVisible({ timeout: 40_000 });
  const claimsWithoutNetwork = claims();
  await page.context().setOffline(false);
  await clickTwice(claim);
  await expect(page.getByRole("heading", { name: member.texts.like("sal.done-heading") })).toBeVisible();
  expect(claims() - claimsWithoutNetwork).toBe(1);

  await second.page.bringToFront();
  await claimInSecond.click();
  // It is the same person's plan already: that is what they wanted.
  await expect(
    second.page.getByRole("heading", { name: member.texts.like("sal.done-heading") }),
  ).toBeVisible();
});

test("A device is let in by its own button only: a double click on the one before lets nothing in", async ({
  page,
}) => {
  const member = new Member(page, "en-US");
  await member.joinToLink();
  const speaker = await switchOn();
  const permits = countCalls(page, "POST", "/link-codes/authorize");
  await member.field("linking.code").fill(` ${speaker.userCode.toLowerCase().replace("-", " – ")}\u00a0`);
  await clickTwice(member.button("linking.continue"));
  await expect(member.heading("linking.compare-heading")).toBeVisible();
  expect(permits()).toBe(0);
  await page.goBack();
  await expect(member.field("linking.code")).toBeFocused();
  await page.goForward();
  await pressThroughOutage(member.button("linking.let-in"), unreachable(member));
  await expect(member.text("linking.done")).toBeVisible();
  expect((await speaker.link()).status).toBe(201);
  await page.goBack();
  await expect(member.field("linking.code")).toBeVisible();
});

test("A code that somebody else's press has spent, and input that is no code, say so and stay", async ({
  page,
  context,
}) => {
  const member = new Member(page, "en-US");
  await member.joinToLink();
  const code = member.field("linking.code");
  for (const typed of ["مستمع", "🎵🎶", "X".repeat(10_000)]) {
    await code.fill(typed);
    await member.button("linking.continue").click();
    await expect(member.text("linking.error.INVALID_ACTIVATION_CODE")).toBeVisible();
    await expect(code).toHaveValue(typed);
  }
  await code.fill(" ");
  await member.button("linking.continue").click();
  await expect(member.text("linking.code-empty")).toBeVisible();
  await expectAccessible(page);

  const speaker = await switchOn();
  const second = new Member(await context.newPage(), "en-US");
  await second.open("/onboarding/device-linking");
  for (const who of [member, second]) {
    await who.page.bringToFront();
    await who.field("linking.code").fill(speaker.userCode);
    await who.button("linking.continue").click();
    await expect(who.heading("linking.compare-heading")).toBeVisible();
  }
  await second.button("linking.let-in").click();
  await expect(second.text("linking.done")).toBeVisible();
  await speaker.link();
  await page.bringToFront();
  await member.button("linking.let-in").click();
  await expect(member.text("linking.error.INVALID_ACTIVATION_CODE")).toBeVisible();
  await expect(code).toHaveValue(speaker.userCode);
});

test("A session that ends over the code of a device asks for a sign-in, and keeps the code", async ({
  page,
}) => {
  const member = new Member(page, "en-US");
  await member.joinToLink();
  const speaker = await switchOn();
  await member.field("linking.code").fill(speaker.userCode);
  await endSessionAtServer(page);
  await member.button("linking.continue").click();
  const signIn = member.button("linking.to-sign-in");
  await expect(signIn).toBeVisible();
  await signIn.click();
  await member.enterPassword();
  await expect(member.field("linking.code")).toHaveValue(speaker.userCode);
  await member.button("linking.continue").click();
  await expect(member.heading("linking.compare-heading")).toBeVisible();
});

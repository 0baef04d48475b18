import { expect, test } from "@playwright/test";
import { expectAccessible, watchConsole, withoutRefusals } from "./support/check-page.ts";
import { press, typeInto } from "./support/keyboard.ts";
import { Member } from "./support/member.ts";
import { NEW_PASSWORD, newUsername } from "./support/security-page.ts";
import { PASSWORD } from "./support/shopper.ts";
import { LANGUAGES } from "./support/visits.ts";

const LINK = /https?:\/\/\S+\/account\/magic-link\S*#\S+/;
const VIEWPORTS = {
  "en-US": { width: 1280, height: 800 },
  "fr-CA": { width: 390, height: 844 },
} as const;

for (const locale of LANGUAGES) {
  test(`[A2.32] [A2.38] [S2.12] A sign-in that was made for somebody in ${locale} is replaced after a link, without the old password, and changed later`, async ({
    page,
  }) => {
    await page.setViewportSize(VIEWPORTS[locale]);
    const complaints = watchConsole(page);
    const member = new Member(page, locale);
    await member.join();
    await page.request.post("/sandbox/api/random-credentials", {
      data: { email: member.email },
      headers: { "sxm-trace-id": "random-credentials" },
    });
    await member.signOut();
    await member.askForLink();
    await page.goto(await member.message(LINK));
    await press(page, member.button("open-link.open"));
    await expect(member.heading("account.heading")).toBeVisible();

    await member.open("/onboarding");
    await expect(member.text("credentials.random")).toBeVisible();
    await press(page, member.button("credentials.save"));
    await expect(page.getByRole("alert").getByRole("link")).toHaveCount(2);
    const username = newUsername();
    await typeInto(page, member.field("credentials.username"), username);
    await typeInto(page, member.field("credentials.password"), NEW_PASSWORD);
    if (locale === "fr-CA") await expectAccessible(page);
    await press(page, member.button("credentials.save"));
    await expect(member.heading("credentials.done-heading")).toBeFocused();
    await expect(page.getByText(username)).toBeVisible();
    if (locale === "fr-CA") await expectAccessible(page);

    await member.open("/onboarding");
    await expect(member.heading("credentials.ready-heading")).toBeVisible();
    await member.open("/account/credentials");
    expect(await member.field("credentials.username").inputValue()).toBe(username);
    await expect(member.field("credentials.password-new")).toHaveCount(0);
    await member.signOut();
    await member.signInWithPassword(NEW_PASSWORD, username);
    expect(withoutRefusals(complaints)).toEqual([]);
  });
}

test("A username that somebody has is refused beside its field, and nothing that was typed is lost", async ({
  page,
  browser,
}) => {
  const taken = newUsername();
  const owner = new Member(await (await browser.newContext()).newPage(), "en-US");
  await owner.join();
  await owner.open("/account/credentials");
  await owner.field("credentials.username").fill(taken);
  await owner.button("credentials.save").dblclick();
  await expect(owner.heading("credentials.done-heading")).toBeVisible();

  const member = new Member(page, "en-US");
  await member.join();
  await member.open("/account/credentials");
  await member.field("credentials.username").fill(taken);
  await member.button("credentials.password-change").click();
  await member.field("credentials.password-new").fill(NEW_PASSWORD);
  await member.button("credentials.save").click();
  await expect(
    page.getByRole("link", { name: member.texts.say("security.username.error.USERNAME_IN_USE") }),
  ).toBeVisible();
  expect(await member.field("credentials.username").inputValue()).toBe(taken);
  expect(await member.field("credentials.password-new").inputValue()).toBe(NEW_PASSWORD);
  await member.field("credentials.password-new").fill("short");
  await member.field("credentials.username").fill(newUsername());
  await member.button("credentials.save").click();
  await expect(page.getByRole("link", { name: member.texts.like("field.password.tooShort") })).toBeVisible();
  await member.signOut();
  await member.signInWithPassword(PASSWORD);
});

import { type Browser, expect, test } from "@playwright/test";
import { expectAccessible, watchConsole, withoutRefusals } from "./support/check-page.ts";
import { press, typeInto } from "./support/keyboard.ts";
import { Member } from "./support/member.ts";
import { CODE } from "./support/security-page.ts";
import { PASSWORD } from "./support/shopper.ts";

/** Somebody on a browser of their own who reads the mail of a member. */
async function readerOf(member: Member, browser: Browser): Promise<Member> {
  const page = await (await browser.newContext({ locale: member.locale })).newPage();
  return new Member(page, member.locale);
}

async function enterByCode(reader: Member, email: string): Promise<void> {
  await reader.open("/account/login");
  await reader.askForCode(email);
  await typeInto(reader.page, reader.field("sign-in.code"), await reader.message(CODE, email));
  await expect(reader.heading("earlier-account.heading")).toBeVisible();
}

for (const locale of ["en-US", "fr-CA"] as const) {
  test(`An address that a new account in ${locale} has not proved is verified by a code on the security page`, async ({
    page,
  }) => {
    const complaints = watchConsole(page);
    const member = new Member(page, locale);
    await member.join();
    await member.open("/account");
    await expect(member.text("attention.email-unproved")).toBeVisible();
    await press(page, page.getByRole("link", { name: member.texts.say("attention.verify-email") }));
    const { say } = member.texts;
    const verify = `${say("security.email-verify")}, ${say("security.email")}`;
    await press(page, page.getByRole("button", { name: verify }));
    await expect(member.field("sign-in.code")).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.type(await member.message(CODE));
    await press(page, member.button("security.save"));
    await expect(member.text("security.email-verified")).toBeVisible();
    await member.open("/account");
    await expect(member.heading("account.heading")).toBeVisible();
    await expect(member.text("account.next-bill-none")).toBeVisible();
    await expect(member.text("attention.email-unproved")).toBeHidden();
    expect(withoutRefusals(complaints)).toEqual([]);
  });

  test(`Who reads the mail of an address in ${locale} starts an account of their own, and the earlier one is asked for another`, async ({
    page,
    browser,
  }) => {
    const first = new Member(page, locale);
    await first.join();
    const owner = await readerOf(first, browser);
    await enterByCode(owner, first.email);
    await expectAccessible(owner.page);
    await press(owner.page, owner.button("earlier-account.start"));
    await expect(owner.heading("account.heading")).toBeVisible();
    await expect(owner.page.getByText(first.email)).toBeVisible();

    await first.open("/account");
    await expect(first.text("attention.email-missing")).toBeVisible();
    await expectAccessible(page);
    await press(page, page.getByRole("link", { name: first.texts.say("attention.add-email") }));
    await expect(first.text("security.email-none")).toBeVisible();
    await owner.page.context().close();
  });

  test(`Who made an account in ${locale} keeps it on another browser by its password and a code`, async ({
    page,
    browser,
  }) => {
    const member = new Member(page, locale);
    await member.join();
    const elsewhere = await readerOf(member, browser);
    await enterByCode(elsewhere, member.email);
    await typeInto(elsewhere.page, elsewhere.field("account-step.password"), PASSWORD);
    await press(elsewhere.page, elsewhere.button("earlier-account.keep"));
    await expect(elsewhere.heading("account.heading")).toBeVisible();
    await member.open("/account");
    await expect(member.page.getByText(member.email)).toBeVisible();
    await expect(member.text("attention.email-unproved")).toBeHidden();
    await elsewhere.page.context().close();
  });
}

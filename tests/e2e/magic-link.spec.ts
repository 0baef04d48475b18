import { expect, test } from "@playwright/test";
import { expectAccessible, watchConsole } from "./support/check-page.ts";
import { press, typeInto } from "./support/keyboard.ts";
import { Member } from "./support/member.ts";
import { PASSWORD } from "./support/shopper.ts";
import { LANGUAGES } from "./support/visits.ts";

const LINK = /https?:\/\/\S+\/account\/magic-link\S*#\S+/;

async function askForLink(member: Member): Promise<string> {
  await member.joinAndLeave();
  await member.askForLink();
  await expect(member.page.getByText(member.texts.like("sign-in.link-sent"))).toBeVisible();
  return member.message(LINK);
}

for (const locale of LANGUAGES) {
  test(`A sign-in link in ${locale} survives a mail scanner, signs in once, and leaves no secret behind`, async ({
    page,
  }) => {
    const member = new Member(page, locale);
    const link = await askForLink(member);
    const secret = link.split("#")[1] ?? "";
    await expectAccessible(page);

    const complaints = watchConsole(page);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url(), request.headers()["referer"] ?? ""));
    for (let visit = 0; visit < 20; visit += 1)
      await page.request.get(link.replace("can.localhost", "localhost"));
    await page.goto(link);
    await expect(member.heading("open-link.heading")).toBeVisible();
    expect(page.url()).not.toContain(secret);
    await expectAccessible(page);
    await press(page, member.button("open-link.open"));
    await expect(member.heading("account.heading")).toBeVisible();
    expect(asked.filter((url) => url.includes(secret))).toEqual([]);
    const layers = await page.evaluate(() =>
      JSON.stringify([Reflect.get(window, "dataLayer"), Reflect.get(window, "digitalData")]),
    );
    expect(layers).not.toContain(secret);
    expect(complaints).toEqual([]);

    await page.goto("about:blank");
    await page.goto(link);
    await press(page, member.button("open-link.open"));
    await expect(member.text("open-link.error.MAGIC_LINK_NOT_FOUND")).toBeVisible();
  });

  test(`A sign-in link in ${locale} that is opened in another browser asks whether it was you, then whose the account is`, async ({
    page,
    browser,
  }) => {
    const member = new Member(page, locale);
    const link = await askForLink(member);

    const context = await browser.newContext({ locale });
    const elsewhere = new Member(await context.newPage(), locale);
    // With the language named: a link in a mail doesn't name it, and opens in the country's own elsewhere.
    await elsewhere.open(link);
    await press(elsewhere.page, elsewhere.button("open-link.open"));
    await expect(elsewhere.heading("open-link.elsewhere-heading")).toBeVisible();
    await expectAccessible(elsewhere.page);
    await press(elsewhere.page, elsewhere.button("open-link.confirm"));

    // Nobody has proved the address yet, so that the mail alone does not open the account that was made with it.
    await expect(elsewhere.heading("earlier-account.heading")).toBeVisible();
    await expectAccessible(elsewhere.page);
    await typeInto(elsewhere.page, elsewhere.field("account-step.email"), member.email);
    await typeInto(elsewhere.page, elsewhere.field("account-step.password"), PASSWORD);
    await press(elsewhere.page, elsewhere.button("earlier-account.keep"));
    await expect(elsewhere.heading("account.heading")).toBeVisible();
    await expect(elsewhere.page.getByText(member.email)).toBeVisible();
    await context.close();
  });
}

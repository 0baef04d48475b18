import { expect, test } from "@playwright/test";
import { expectAccessible, watchConsole } from "./support/check-page.ts";
import { press } from "./support/keyboard.ts";
import { Member } from "./support/member.ts";
import { LANGUAGES } from "./support/visits.ts";

const LINK = /https?:\/\/\S+\/account\/magic-link#\S+/;

async function askForLink(member: Member): Promise<string> {
  await member.joinAndLeave();
  await member.enterHandle();
  await press(
    member.page,
    member.page.getByRole("button", { name: member.texts.like("sign-in.method.link") }),
  );
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
}

test("A sign-in link that is opened in another browser asks first whether it was you", async ({
  page,
  browser,
}) => {
  const member = new Member(page, "en-US");
  const link = await askForLink(member);

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(link);
  await elsewhere.getByRole("button", { name: member.texts.say("open-link.open") }).click();
  const question = elsewhere.getByRole("heading", { name: member.texts.say("open-link.elsewhere-heading"), exact: true });
  await expect(question).toBeVisible();
  await expectAccessible(elsewhere);
  await elsewhere.getByRole("button", { name: member.texts.say("open-link.confirm") }).click();
  await expect(elsewhere.getByRole("heading", { name: member.texts.say("account.heading"), exact: true })).toBeVisible();
});

import { expect, test } from "@playwright/test";
import type { Locale } from "@skywave/localization";
import { expectAccessible, watchConsole } from "./support/check-page.ts";
import { Member } from "./support/member.ts";
import { textsIn } from "./support/texts.ts";

const LOCALES: Locale[] = ["en-US", "en-CA", "fr-CA"];
const SECTIONS = [
  "people",
  "inbox",
  "identity",
  "client",
  "clock",
  "flags",
  "endpoints",
  "faults",
  "cards",
] as const;

function addressOf(locale: Locale, path: string): string {
  const host = locale === "en-US" ? "localhost" : "can.localhost";
  const url = new URL(path, `http://${host}:${process.env["E2E_PORT"] ?? 8480}`);
  url.searchParams.set("langpref", locale);
  return url.href;
}

for (const locale of LOCALES) {
  test.describe(`The sandbox in ${locale}`, () => {
    const { say } = textsIn(locale);

    test("shows every section, accessible and without a complaint", async ({ page }) => {
      const complaints = watchConsole(page);
      for (const section of SECTIONS) {
        await page.goto(addressOf(locale, `/sandbox#${section}`));
        const heading = say(`sandbox.${section}.heading`);
        await expect(page.getByRole("heading", { level: 2, name: heading })).toBeVisible();
        await expect(page.getByText(say("sandbox.loading"))).toHaveCount(0);
        await expectAccessible(page);
      }
      expect(complaints).toEqual([]);
    });

    test("shows a mail as its reader sees it, without scripts and without a complaint", async ({ page }) => {
      const complaints = watchConsole(page);
      await page.goto(addressOf(locale, "/sandbox?to=emilie@skywave.example#inbox"));
      const show = page.getByRole("button", { name: say("sandbox.inbox.show") });
      await show.first().click();
      const mail = page.frameLocator("iframe").getByRole("heading", { level: 1 });
      await expect(mail).toBeVisible();
      // The styles of the mail came through although the page's policy forbids them in HTML.
      await expect(mail).toHaveCSS("font-size", "26px");
      // The browser names each script that it refused: those of the tool that takes the test's trace.
      const others = complaints.filter((complaint) => !complaint.startsWith("Blocked script execution"));
      expect(others).toEqual([]);
    });
  });
}

test("[A1.05] [S2.02] [S4.24] Somebody without a password signs in with the code from the inbox, pasted with a space", async ({
  page,
  context,
}) => {
  const member = new Member(page, "en-CA");
  const { say } = member.texts;
  await member.joinAndLeave({});
  await member.askForCode();

  const inbox = await context.newPage();
  await inbox.goto(addressOf("en-CA", `/sandbox?to=${member.email}#inbox`));
  // Other mails may come to this person meanwhile; only this one has a code.
  const code = await inbox.getByRole("article").locator("code").textContent();

  const sent = code ?? "";
  await page.getByLabel(say("sign-in.code")).fill(`${sent.slice(0, 3)} ${sent.slice(3)}`);
  await expect(page).toHaveURL(/\/account(\?|$)/);
});

test("[S9.08] Signing out in one tab signs out the other", async ({ page, context }) => {
  const { say } = textsIn("en-US");
  await page.goto(addressOf("en-US", "/account/login"));
  await page.getByLabel(say("sign-in.handle")).fill("sam@skywave.example");
  await page.locator("input[type=password]").fill("an-evening-on-the-air");
  await page.getByRole("button", { name: say("sign-in.submit"), exact: true }).click();
  await expect(page).toHaveURL(/\/account(\?|$)/);

  const other = await context.newPage();
  await other.goto(addressOf("en-US", "/account"));
  await expect(other.getByRole("button", { name: say("account.sign-out") }).first()).toBeVisible();
  await page
    .getByRole("button", { name: say("account.sign-out") })
    .first()
    .click();
  await expect(other).toHaveURL(/\/account\/login/);
});

test("The analytics drawer shows what the first page told both layers, and the client behind it", async ({
  page,
}) => {
  const { say } = textsIn("en-US");
  await page.goto(addressOf("en-US", "/"));
  const drawer = page.getByRole("complementary", { name: say("sandbox.drawer.heading") });
  await drawer.getByRole("button").click();
  await expect(drawer.locator("summary", { hasText: "flow-start" })).toHaveCount(2);
  await drawer.getByText(say("sandbox.client.heading"), { exact: true }).click();
  await expect(drawer.getByRole("table", { name: say("sandbox.client.clock") })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(drawer.getByRole("heading")).toHaveCount(0);
});

import { expect, type Page, test } from "@playwright/test";
import { expectAccessible, watchConsole } from "./support/check-page.ts";
import { Member } from "./support/member.ts";
import { Shopper } from "./support/shopper.ts";

const backgroundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const LIGHT = "rgb(244, 245, 251)";
const DARK = "rgb(10, 13, 31)";

for (const locale of ["en-US", "fr-CA"] as const) {
  test(`Whoever wants dark pages has them on every visit, whatever the device says, in ${locale}`, async ({
    page,
  }) => {
    const complaints = watchConsole(page);
    await page.emulateMedia({ colorScheme: "light" });
    const member = new Member(page, locale);
    await member.join();
    await member.open("/account/manage");
    const choice = page.getByLabel(member.texts.say("manage.scheme-label"), { exact: true });
    await expect(choice).toHaveValue("device");
    expect(await backgroundOf(page)).toBe(LIGHT);

    await choice.focus();
    await choice.selectOption("dark");
    await expect.poll(() => backgroundOf(page)).toBe(DARK);
    await expectAccessible(page);

    // From the first drawing on, before any script runs.
    const answered = page.waitForResponse((response) => response.request().isNavigationRequest());
    await page.reload();
    expect(await (await answered).text()).toMatch(/<html\s+data-scheme="dark" /);
    await expect(choice).toHaveValue("dark");
    expect(await backgroundOf(page)).toBe(DARK);

    await choice.selectOption("device");
    await expect.poll(() => backgroundOf(page)).toBe(LIGHT);
    expect(complaints).toEqual([]);
  });
}

test("What a phone installs and what a shared link shows can be had", async ({ page, request }) => {
  await new Shopper(page, "en-US").open("/account/login");
  const [icon, manifest, share] = await page.evaluate(() =>
    ['[rel="apple-touch-icon"]', '[rel="manifest"]', '[property="og:image"]'].map((name) => {
      const tag = document.head.querySelector(name);
      return tag?.getAttribute("href") ?? tag?.getAttribute("content") ?? "";
    }),
  );
  const { icons } = await (await request.get(manifest ?? "")).json();
  const pictures = [icon, share, ...icons.map(({ src }: { src: string }) => src)];
  for (const picture of pictures) {
    const answer = await request.get(picture);
    expect([picture, answer.status(), answer.headers()["content-type"]]).toEqual([
      picture,
      200,
      picture.endsWith(".jpg") ? "image/jpeg" : "image/png",
    ]);
  }
});

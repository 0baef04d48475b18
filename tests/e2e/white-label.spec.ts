import { expect, type Page, test } from "@playwright/test";
import { LOCALES } from "@skywave/localization";
import { expectAccessible, watchConsole } from "./support/check-page.ts";
import { Member } from "./support/member.ts";
import { Shopper } from "./support/shopper.ts";

const BRANDS = [
  { name: "Skywave", host: "", other: /aurora/i, night: "#0b1026" },
  { name: "Aurora Radio", host: "aurora.", other: /skywave/i, night: "#06231f" },
] as const;
const SIZES = [
  { name: "phone", width: 390, height: 844 },
  { name: "desktop", width: 1280, height: 800 },
];
const SCHEMES = ["light", "dark"] as const;

const words = (page: Page) =>
  page.evaluate(() => `${document.title} ${document.body.innerText} ${document.body.ariaLabel ?? ""}`);

for (const brand of BRANDS) {
  for (const size of SIZES) {
    for (const colorScheme of SCHEMES) {
      test(`${brand.name} has its own name and colours on a ${size.name} in the ${colorScheme} scheme`, async ({
        page,
      }, testInfo) => {
        const complaints = watchConsole(page);
        await page.setViewportSize(size);
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        const visitor = new Shopper(page, "en-US", brand.host);
        await visitor.open("/subscribe/checkout/purchase/streaming/organic");
        await expect(page.getByRole("radio").first()).toBeVisible();
        await expect(page.getByRole("banner")).toContainText(brand.name);
        await expect(page).toHaveTitle(new RegExp(`${brand.name}$`));
        expect(await words(page)).not.toMatch(brand.other);
        const night = await page.evaluate(() =>
          getComputedStyle(document.documentElement).getPropertyValue("--night").trim(),
        );
        expect(night).toBe(brand.night);
        await expectAccessible(page);
        const path = testInfo.outputPath(`${brand.name} ${size.name} ${colorScheme}.png`);
        await page.screenshot({ path });
        await testInfo.attach(`${brand.name} ${size.name} ${colorScheme}`, { path });
        expect(complaints).toEqual([]);
      });
    }
  }

  for (const locale of LOCALES) {
    test(`The bytes of a page of ${brand.name} in ${locale}, before any script, name nobody else`, async ({
      page,
    }) => {
      const visitor = new Shopper(page, locale, brand.host);
      const answered = page.waitForResponse((response) => response.request().isNavigationRequest());
      await visitor.open("/account/login");
      const html = await (await answered).text();
      expect(html).toContain(brand.name);
      expect(html.replaceAll(/<(?:link|script)[^>]*>/g, "")).not.toMatch(brand.other);
    });
  }
}

for (const locale of LOCALES) {
  test(`Somebody who joins Aurora Radio in ${locale} reads of nobody else on pages and in mails`, async ({
    page,
  }) => {
    const member = new Member(page, locale, "aurora.");
    await member.join();
    for (const path of ["/account", "/account/security", "/account/bills", "/error"]) {
      await member.open(path);
      await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
      expect(await words(page)).not.toMatch(/skywave/i);
      expect(await words(page)).toContain("Aurora Radio");
    }
    await member.signOut();
    await member.askForCode();
    await member.message(/\d{6}/);
    const inbox = await page.request.get("/sandbox/api/inbox", { params: { to: member.email } });
    const mails = JSON.stringify(await inbox.json());
    expect(mails).toContain("Aurora Radio");
    expect(mails).not.toMatch(/skywave/i);
  });
}

test("The sandbox leads to the other brand and back", async ({ page }) => {
  const visitor = new Member(page, "en-US");
  await visitor.open("/sandbox");
  await page.getByRole("link", { name: visitor.texts.say("sandbox.other-brand") }).click();
  await expect(page.getByRole("banner")).toContainText("Aurora Radio");
  expect(new URL(page.url()).hostname).toBe("aurora.localhost");
});

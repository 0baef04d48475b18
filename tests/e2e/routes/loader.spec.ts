import { expect, test } from "@playwright/test";
import { LOCALES } from "@skywave/localization";
import { Member } from "../support/member.ts";

for (const locale of LOCALES) {
  test(`[A1.15] [A2.04] [A9.02] A full-screen loader of 300 by 60 pixels says in ${locale} that the product is loading until the page has its data`, async ({
    page,
  }) => {
    const visitor = new Member(page, locale);
    let letThrough: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letThrough = resolve));
    // The texts of this page are its data; those of every page are asked for beside them.
    await page.route(/localizations\?dictionaries=security/, async (route) => {
      await held;
      await route.continue();
    });
    await visitor.open("/onboarding/device-linking");
    const loader = page.getByText(visitor.texts.say("app.loading", { brand: "Skywave" })).locator("..");
    await expect(loader).toBeVisible();
    const box = await loader.boundingBox();
    expect([box?.width, box?.height]).toEqual([300, 60]);
    const screen = await page.locator("#root > *").first().boundingBox();
    expect(screen).toMatchObject(page.viewportSize() ?? {});
    letThrough();
    await expect(page.locator("h1")).toBeVisible();
    await expect(loader).toBeHidden();
  });
}

test("[A2.06] [A9.02] A change of page is at the top at once, without a glide", async ({ page }) => {
  const visitor = new Member(page, "en-US");
  await visitor.open("/subscribe/checkout/purchase/streaming");
  await expect(page.locator("h1")).toBeVisible();
  // All that comes late is there, so that nothing but the change can move the page.
  await expect(page.getByRole("radio", { name: visitor.texts.say("term-switch.Monthly") })).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.getByRole("region", { name: visitor.texts.say("compare.heading") })).toBeVisible();
  const scrolls = await page.evaluate(async () => {
    document.body.style.minHeight = "5000px";
    scrollTo(0, 2000);
    const seen: number[] = [];
    addEventListener("scroll", () => seen.push(scrollY));
    await new Promise(requestAnimationFrame);
    seen.length = 0;
    history.pushState(null, "", "/account/login");
    dispatchEvent(new PopStateEvent("popstate"));
    while (document.querySelector("#root")?.getAttribute("aria-busy") !== "false" || seen.length === 0)
      await new Promise(requestAnimationFrame);
    return seen;
  });
  expect(scrolls).toEqual([0]);
});

test("After a change of page the focus is on its heading, also where drawing takes long", async ({
  page,
}) => {
  const visitor = new Member(page, "en-US");
  await visitor.open("/account/login");
  await expect(visitor.field("sign-in.handle")).toBeVisible();
  const browser = await page.context().newCDPSession(page);
  await browser.send("Emulation.setCPUThrottlingRate", { rate: 10 });
  await page.getByRole("link", { name: visitor.texts.say("sign-in.see-plans") }).click();
  await expect(page).toHaveTitle(new RegExp(visitor.texts.say("title.streaming")));
  await expect(page.locator("h1")).toBeFocused();
});

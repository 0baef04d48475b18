import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./support/check-page.ts";
import { press } from "./support/keyboard.ts";
import { Subscriber } from "./support/subscriber.ts";
import { LANGUAGES } from "./support/visits.ts";

test.use({ serviceWorkers: "allow" });

/** What the worker has kept, once it has all that the page is made of. */
async function untilKept(page: Page): Promise<void> {
  const kept = () =>
    page.evaluate(async () => {
      const files = await (await caches.open("kept-files")).keys();
      const account = await caches.match("/known-account/2");
      return account === undefined ? 0 : files.length;
    });
  await expect.poll(kept).toBeGreaterThan(10);
}

async function readOffline(member: Subscriber, context: BrowserContext): Promise<void> {
  const { page, texts } = member;
  await untilKept(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(texts.like("account.cached"))).toBeVisible();
  await expect(page.getByRole("heading", { name: "Horizon" })).toBeVisible();
  await expect(member.link("account.all-invoices")).toBeVisible();
}

for (const locale of LANGUAGES) {
  test(`The last known plan and bills open without a network in ${locale}, and are asked for again with one`, async ({
    page,
    context,
  }) => {
    const member = new Subscriber(page, locale);
    await page.setViewportSize({ width: 390, height: 844 });
    await member.subscribe("all-access-monthly");
    await expect(page.getByRole("heading", { name: "Horizon" })).toBeVisible();
    await readOffline(member, context);
    if (locale === "fr-CA") await expectAccessible(page);
    await press(page, member.button("action.retry"));
    await expect(page.getByText(member.texts.like("account.cached"))).toBeVisible();

    await context.setOffline(false);
    await expect(page.getByText(member.texts.like("account.cached"))).toHaveCount(0);
    await expect(page.getByText(member.texts.say("account.greeting", { email: member.email }))).toBeVisible();
  });
}

test("Nothing that is known stays on the device of somebody who signed out", async ({ page, context }) => {
  const member = new Subscriber(page, "en-US");
  await member.subscribe("all-access-monthly");
  await expect(page.getByRole("heading", { name: "Horizon" })).toBeVisible();
  await untilKept(page);
  await press(page, member.button("account.sign-out"));
  await expect(member.field("sign-in.handle")).toBeVisible();
  await expect
    .poll(() => page.evaluate(async () => (await caches.match("/known-account/2")) === undefined))
    .toBe(true);
  const kept = await page.evaluate(async () => {
    const files = await (await caches.open("kept-files")).keys();
    return files.map(({ url }) => new URL(url).pathname);
  });
  const allowed = /^\/(?:account$|assets\/|config\/|api\/(?:configservice|localizationservice)\/)/;
  expect(kept.filter((path) => !allowed.test(path))).toEqual([]);
  await context.setOffline(true);
  await page.goto("/account").catch(() => undefined);
  await expect(page.getByRole("heading", { name: "Horizon" })).toHaveCount(0);
});

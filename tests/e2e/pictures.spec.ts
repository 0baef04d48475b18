import { expect, type Page, test } from "@playwright/test";
import type { Locale } from "@skywave/localization";
import { Authenticator } from "./support/devices/authenticator.ts";
import { BillPayer } from "./support/bill-payer.ts";
import { Member } from "./support/member.ts";
import { removeDrawer } from "./support/page/remove-drawer.ts";
import { Shopper } from "./support/shopper.ts";
import { WaitingDevice } from "./support/devices/waiting-device.ts";
import { watchRequests } from "./support/page/watch-requests.ts";

// Run by `npm run pictures`: takes the pictures that the documents show.
const FOLDER = new URL("../../docs/images/", import.meta.url).pathname;
const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };
const LOCALES: Locale[] = ["en-US", "fr-CA"];

/** Takes pictures of a page, of which it watches all requests from the start. */
function openCamera(page: Page, device: string, locale: Locale) {
  const untilQuiet = watchRequests(page);
  const untilDrawn = async () => {
    await untilQuiet();
    await removeDrawer(page);
  };
  return async function take(name: string): Promise<void> {
    await untilDrawn();
    const size = page.viewportSize() ?? SIZES.desktop;
    const { height } = await page.locator("header + main").evaluate((main) => main.getBoundingClientRect());
    const header = await page
      .locator("header")
      .first()
      .evaluate((each) => each.clientHeight);
    // In a window as tall as all above the footer what waits to come near is there, frames of another origin are drawn, and
    // what stays at the bottom of the window covers nothing. In a taller one the page would grow along.
    await page.setViewportSize({ ...size, height: Math.max(Math.ceil(height + header), size.height) });
    await untilDrawn();
    const path = `${FOLDER}${name}-${device}-${locale.toLowerCase()}.png`;
    await page.screenshot({ path, fullPage: true, animations: "disabled" });
    await page.setViewportSize(size);
  };
}

for (const locale of LOCALES) {
  for (const [device, viewport] of Object.entries(SIZES)) {
    test.describe(`Pictures in ${locale} on a ${device}`, () => {
      test.use({ viewport, deviceScaleFactor: 1 });

      test("of each step of the purchase, and of the account", async ({ page }) => {
        const take = openCamera(page, device, locale);
        const shopper = new Shopper(page, locale);
        await shopper.open("/subscribe/checkout/purchase/streaming/organic");
        await expect(page.getByRole("radio").first()).toBeVisible();
        await take("offers");
        await shopper.choosePlan();
        await expect(page.getByLabel(shopper.texts.say("account-step.email"), { exact: true })).toBeVisible();
        await take("create-account");
        await shopper.createAccount();
        await shopper.enterAddress();
        await shopper.enterCard();
        await take("payment");
        await shopper.saveBilling();
        await expect(shopper.completeOrderButton()).toBeVisible();
        await take("review");
        await shopper.completeOrder();
        await expect(shopper.heading("confirmation.heading")).toBeVisible();
        await take("confirmation");
        await page.getByRole("link", { name: shopper.texts.say("confirmation.account") }).click();
        await expect(shopper.heading("account.heading")).toBeVisible();
        await expect(
          page.getByText(shopper.texts.say("account.state.active"), { exact: true }),
        ).toBeVisible();
        await take("account");
      });

      test("of a plan that has run for a while, and of its bills", async ({ page }) => {
        const take = openCamera(page, device, locale);
        const member = new BillPayer(page, locale);
        await member.liveWithPlan({ offer: "all-access-trial", ago: "P7M10D" });
        await member.open("/account");
        const plan = page.locator('a[href*="/account/plan/"]').first();
        await expect(plan).toBeVisible();
        await plan.click();
        await expect(member.heading("plan.charges")).toBeVisible();
        await take("plan");
        await member.open("/subscription/cancel");
        await expect(member.button("cancel.at-term-end")).toBeVisible();
        await take("cancel");
        await member.open("/account/bills");
        const invoice = page.locator('a[href*="/account/invoices/"]').first();
        await expect(invoice).toBeVisible();
        await take("bills");
        await invoice.click();
        await expect(page.getByRole("button", { name: /PDF/ }).first()).toBeVisible();
        await take("invoice");
      });

      test("of the ways in, and of the page that keeps them", async ({ page }) => {
        const take = openCamera(page, device, locale);
        const authenticator = await Authenticator.plugIn(page);
        const member = new Member(page, locale);
        await member.joinToLink();
        const deviceName = locale === "fr-CA" ? "Haut-parleur de la cuisine" : "Kitchen speaker";
        const countryCode = locale === "fr-CA" ? "CA" : "US";
        const speaker = await WaitingDevice.switchOn({ flow: "speaker", deviceName, countryCode });
        await member.field("linking.code").fill(speaker.userCode);
        await member.button("linking.continue").click();
        await expect(member.heading("linking.compare-heading")).toBeVisible();
        await take("link-device");
        await member.button("linking.let-in").click();
        await expect(member.text("linking.done")).toBeVisible();
        await speaker.link();
        await member.open("/account");
        await expect(member.heading("passkey.offer-heading")).toBeVisible();
        await member.button("passkey.offer-add").click();
        await expect(member.text("passkey.added")).toBeVisible();
        await member.open("/account/security");
        await expect(page.getByText(deviceName)).toBeVisible();
        await take("security");
        await authenticator.setPresence(false);
        await member.signOut();
        await take("sign-in");
      });
    });
  }
}

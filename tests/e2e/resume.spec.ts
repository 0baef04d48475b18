import { expect, test } from "@playwright/test";
import { expectAccessible, watchConsole } from "./support/check-page.ts";
import { press } from "./support/keyboard.ts";
import { Member } from "./support/member.ts";
import { PASSWORD } from "./support/shopper.ts";

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

test("A purchase in fr-CA is left on a phone and finished on a desktop, with nothing asked twice", async ({
  page,
  browser,
}) => {
  await page.setViewportSize(PHONE);
  const shopper = new Member(page, "fr-CA");
  await shopper.open("/subscribe/checkout/purchase/streaming/organic");
  await shopper.choosePlan();
  await shopper.createAccount();
  await expect(page.frameLocator("iframe").getByRole("textbox").first()).toBeVisible();
  await shopper.enterAddress();
  await shopper.enterCard();
  await shopper.saveBilling();
  await expect(shopper.completeOrderButton()).toBeVisible();
  await page.close();

  const context = await browser.newContext({ viewport: DESKTOP, serviceWorkers: "block" });
  const desk = await context.newPage();
  const complaints = watchConsole(desk);
  const again = new Member(desk, "fr-CA");
  await again.open("/account/login");
  await again.signInWithPassword(PASSWORD, shopper.email);
  const { texts } = again;
  const unfinished = desk.getByText(texts.like("unfinished.text"));
  await expect(unfinished).toBeVisible();
  await expectAccessible(desk);
  await press(desk, desk.getByRole("link", { name: texts.say("unfinished.resume") }));
  await again.completeOrder();
  const bought = { name: texts.say("confirmation.heading"), level: 1 };
  await expect(desk.getByRole("heading", bought)).toBeVisible();
  await desk.reload();
  await expect(desk.getByRole("heading", bought)).toBeVisible();
  await again.open("/account");
  await expect(desk.getByText(texts.say("account.state.active"))).toBeVisible();
  await expect(unfinished).toHaveCount(0);
  expect(complaints).toEqual([]);
  await context.close();
});

import { expect, test } from "@playwright/test";
import { expectAccessible } from "./support/check-page.ts";
import { endSessionAtServer } from "./support/ui-stress.ts";
import { press } from "./support/keyboard.ts";
import { GOOD_CARD, PASSWORD, Shopper } from "./support/shopper.ts";

const ORGANIC = "/subscribe/checkout/purchase/streaming/organic";
const REFUSED_WHEN_CHARGED = "4000000000000341";
const REFUSED_WHEN_SAVED = "4000000000000002";

const SELF_PAY = "/subscribe/checkout/purchase/streaming/self-pay/organic";

/** Brings a shopper to the button that buys a plan, which is charged today, by a card that they have typed. */
async function toPayment(shopper: Shopper, card = GOOD_CARD) {
  await shopper.open(SELF_PAY);
  await shopper.choosePlan();
  await shopper.createAccount();
  await shopper.enterAddress();
  await shopper.enterCard(card);
  await shopper.saveBilling();
  await expect(shopper.completeOrderButton()).toBeVisible();
}

test.describe("The account form", () => {
  test("names every field that is empty, in place and in a summary that takes the focus", async ({
    page,
  }) => {
    const shopper = new Shopper(page, "fr-CA");
    await shopper.open(ORGANIC);
    await shopper.choosePlan();
    await page.getByRole("button", { name: shopper.texts.say("account-step.create") }).click();
    await expect(page.getByText(shopper.texts.say("field.email.empty")).first()).toBeVisible();
    await expect(
      page.getByText(shopper.texts.say("field.password.tooShort", { count: "8" })).first(),
    ).toBeVisible();
    await expectAccessible(page);
  });

  test("takes an address pasted with spaces and refuses the owner's name as a password", async ({ page }) => {
    const shopper = new Shopper(page, "en-US");
    await shopper.open(ORGANIC);
    await shopper.choosePlan();
    await page
      .getByLabel(shopper.texts.say("account-step.email"), { exact: true })
      .fill(`  ${shopper.email} `);
    const password = page.getByLabel(shopper.texts.say("account-step.password"), { exact: true });
    await password.fill(`my ${shopper.email.split("@")[0]} secret`);
    const create = page.getByRole("button", { name: shopper.texts.say("account-step.create") });
    await create.click();
    await expect(page.getByText(shopper.texts.say("field.password.personalData")).first()).toBeVisible();
    await password.fill("an unusual evening train");
    await create.click();
    await expect(page.getByLabel(shopper.texts.say("billing.first-name"), { exact: true })).toBeVisible();
  });
});

test.describe("The payment form", () => {
  test("refuses another script, a huge name and a wrong code, and loses nothing that was typed", async ({
    page,
  }) => {
    const shopper = new Shopper(page, "en-US");
    await shopper.open(ORGANIC);
    await shopper.choosePlan();
    await shopper.createAccount();
    await shopper.enterAddress();
    const field = (key: Parameters<typeof shopper.texts.say>[0]) =>
      page.getByLabel(shopper.texts.say(key), { exact: true });
    await field("billing.first-name").fill("株式会社");
    await field("billing.last-name").fill("x".repeat(500));
    await field("billing.postal-code").fill("ABCDE");
    await press(page, shopper.completeOrderButton());
    for (const key of [
      "field.name.invalid",
      "field.postal.invalid",
      "billing.card-incomplete",
      "terms.agree-required",
    ] as const) {
      await expect(page.getByText(shopper.texts.say(key)).first()).toBeVisible();
    }
    await expect(field("billing.city")).toHaveValue("Austin");
    await expectAccessible(page);
  });

  test("keeps the address when the bank refuses the card, and goes on with another one", async ({ page }) => {
    const shopper = new Shopper(page, "en-US");
    await shopper.open(ORGANIC);
    await shopper.choosePlan();
    await shopper.createAccount();
    await shopper.enterAddress();
    await shopper.enterCard(REFUSED_WHEN_SAVED);
    await shopper.completeOrder();
    await expect(page.getByText(/haven’t been charged/).first()).toBeVisible();
    await expect(page.getByLabel(shopper.texts.say("billing.city"), { exact: true })).toHaveValue("Austin");
    await shopper.enterCard(GOOD_CARD);
    await press(page, shopper.completeOrderButton());
    await expect(shopper.heading("confirmation.heading")).toBeVisible();
  });
});

test.describe("The button that buys", () => {
  test("buys once when its button is double-clicked", async ({ page }) => {
    const shopper = new Shopper(page, "en-US");
    await toPayment(shopper);
    await shopper.agree();
    await shopper.completeOrderButton().dblclick();
    await expect(shopper.heading("confirmation.heading")).toBeVisible();
    await page.goto("/account");
    await expect(page.getByText(shopper.texts.like("account.invoice-open"))).toHaveCount(1);
  });

  test("does not buy before the agreement is ticked, and says so", async ({ page }) => {
    const shopper = new Shopper(page, "fr-CA");
    await toPayment(shopper);
    // By keyboard: in the frame after a page was scrolled, the browser hands a click to the card's frame, which was there before.
    await press(page, shopper.completeOrderButton());
    await expect(page.getByText(shopper.texts.say("terms.agree-required")).first()).toBeVisible();
    await expectAccessible(page);
  });

  test("tells the next move when the bank declines, and lets another card pay", async ({ page }) => {
    const shopper = new Shopper(page, "en-US");
    await toPayment(shopper, REFUSED_WHEN_CHARGED);
    await shopper.completeOrder();
    await expect(page.getByText(/haven’t been charged/).first()).toBeVisible();
    await page.getByRole("radio", { name: shopper.texts.say("billing.use-another-card") }).check();
    await shopper.enterCard(GOOD_CARD);
    await shopper.saveBilling();
    await shopper.completeOrder();
    await expect(shopper.heading("confirmation.heading")).toBeVisible();
  });

  test("is still there after a reload, and back and forward lose nothing", async ({ page }) => {
    const shopper = new Shopper(page, "en-US");
    await toPayment(shopper);
    await page.reload();
    await expect(shopper.completeOrderButton()).toBeVisible();
    await page.goBack();
    await page.goForward();
    await expect(page.getByLabel(shopper.texts.say("billing.city"), { exact: true })).toHaveValue("Austin");
    // What was in the frame of the card is known to the frame alone.
    await shopper.enterCard();
    await shopper.completeOrder();
    await expect(shopper.heading("confirmation.heading")).toBeVisible();
  });

  test("buys nothing for whoever goes back while the order is quoted, and then forward", async ({ page }) => {
    const shopper = new Shopper(page, "en-US");
    await toPayment(shopper);
    await shopper.agree();
    const quote = Promise.withResolvers<void>();
    await page.route("**/orders", async (asked) => {
      await quote.promise;
      await asked.continue();
    });
    await press(page, shopper.completeOrderButton());
    await expect(page).toHaveURL(/step=review/);
    await page.goBack();
    await expect(page.getByLabel(shopper.texts.say("billing.city"), { exact: true })).toBeVisible();
    await page.goForward();
    quote.resolve();
    await expect(shopper.completeOrderButton()).toBeVisible();
    await expect(page.getByRole("checkbox", { name: shopper.texts.say("terms.agree") })).not.toBeChecked();
  });

  test("says so when the network is gone, and buys once when it is back", async ({ page, context }) => {
    const shopper = new Shopper(page, "en-US");
    await toPayment(shopper);
    await shopper.agree();
    await context.setOffline(true);
    await shopper.completeOrderButton().click();
    await expect(page.getByRole("alert").first()).toBeVisible({ timeout: 40_000 });
    await context.setOffline(false);
    await press(page, shopper.completeOrderButton());
    await expect(shopper.heading("confirmation.heading")).toBeVisible({ timeout: 30_000 });
    await page.goto("/account");
    await expect(page.getByText(shopper.texts.like("account.invoice-open"))).toHaveCount(1);
  });

  test("lets a person whose session has ended sign in and go on with the same order", async ({ page }) => {
    const shopper = new Shopper(page, "en-US");
    await toPayment(shopper);
    await shopper.agree();
    await endSessionAtServer(page);
    await shopper.completeOrderButton().click();
    const signInInstead = page.getByRole("button", { name: shopper.texts.say("account-step.sign-in") });
    const handle = page.getByLabel(shopper.texts.say("sign-in.handle"), { exact: true });
    await expect(signInInstead.or(handle).first()).toBeVisible();
    if (await signInInstead.isVisible()) await signInInstead.click();
    await handle.fill(shopper.email);
    await page.getByLabel(shopper.texts.say("account-step.password"), { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: shopper.texts.say("sign-in.submit"), exact: true }).click();
    await expect(shopper.completeOrderButton()).toBeVisible();
    await shopper.enterCard();
    await shopper.completeOrder();
    await expect(shopper.heading("confirmation.heading")).toBeVisible();
  });

  test("in a second tab says that the plan is bought already, and charges nothing", async ({
    page,
    context,
  }) => {
    const shopper = new Shopper(page, "en-US");
    await toPayment(shopper);
    await shopper.completeOrder();
    await expect(shopper.heading("confirmation.heading")).toBeVisible();
    // A new tab starts at the offers; the account and the card are known to the server.
    const second = await context.newPage();
    const inSecond = new Shopper(second, "en-US");
    await inSecond.open(SELF_PAY);
    await inSecond.choosePlan();
    const refusal = inSecond.texts.say("complete-order.SUB_ALREADY_EXISTS_FOR_IDENTITY");
    await expect(second.getByText(refusal)).toBeVisible();
  });
});

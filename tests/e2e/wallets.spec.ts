import { expect, type Page, test } from "@playwright/test";
import { BillPayer, NO_FUNDS_LATER } from "./support/bill-payer.ts";
import { expectAccessible, watchConsole, withoutRefusals } from "./support/check-page.ts";
import { press, reach } from "./support/keyboard.ts";
import { Shopper } from "./support/shopper.ts";

const ORGANIC = "/subscribe/checkout/purchase/streaming/organic";
const SHEET = {
  "en-US": { keep: "Use this card", cancel: "Cancel" },
  "fr-CA": { keep: "Utiliser cette carte", cancel: "Annuler" },
} as const;

test.use({ viewport: { width: 390, height: 844 } });

const walletButton = (page: Page, name: RegExp) =>
  page.frameLocator("[data-room='offered'] iframe").getByRole("button", { name });

for (const locale of ["en-US", "fr-CA"] as const) {
  test(`A new customer buys with a wallet on a phone by keyboard, cancelled once and refused once before, in ${locale}`, async ({
    page,
  }) => {
    const complaints = watchConsole(page);
    const shopper = new Shopper(page, locale);
    const { texts } = shopper;
    const sheet = page.frameLocator("dialog iframe");
    const sheetButton = (name: keyof (typeof SHEET)["en-US"]) =>
      sheet.getByRole("button", { name: SHEET[locale][name] });
    const cardOf = (last4: string) =>
      page.getByText(texts.say("methods.card", { brand: "Google Pay, Visa", last4 }), { exact: true });
    const alert = page.getByRole("alert");
    await shopper.open(ORGANIC);
    await shopper.choosePlan();
    await shopper.createAccount();

    await press(page, walletButton(page, /Apple Pay/));
    await expect(sheetButton("keep")).toBeFocused();
    await expectAccessible(page);
    await press(page, sheetButton("cancel"));
    await expect(page.locator("dialog")).toBeHidden();
    await expect(alert).toHaveCount(0);

    await press(page, walletButton(page, /Google Pay/));
    await reach(page, sheet.getByRole("radio", { checked: true }));
    await page.keyboard.press("ArrowDown");
    await press(page, sheetButton("keep"));
    await expect(cardOf("0002")).toBeFocused();
    await expect(page.getByLabel(texts.say("billing.last-name"), { exact: true })).toHaveValue("Ferrer");
    await shopper.completeOrder();
    await expect(page.getByText(texts.say("complete-order.declined.callBank"))).toBeVisible();

    await press(page, walletButton(page, /Google Pay/));
    await press(page, sheetButton("keep"));
    await expect(cardOf("4242")).toBeVisible();
    await expectAccessible(page);
    await press(page, shopper.completeOrderButton());
    await expect(shopper.heading("confirmation.heading")).toBeVisible();
    await shopper.open("/account/payment-methods");
    await expect(cardOf("4242")).toBeVisible();
    expect(withoutRefusals(complaints)).toEqual([]);
  });
}

/** Browsers answer when they are let. */
async function answerLate(page: Page, wallets?: string[]): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/v3/wallets", async (route) => {
    await promise;
    await (wallets === undefined ? route.continue() : route.fulfill({ json: { wallets } }));
  });
  return resolve;
}

const cardField = (page: Page) => page.locator("#field-card");
const numberField = (page: Page) =>
  page.frameLocator("#field-card iframe").getByLabel("Card number", { exact: true });

test("Wallets that answer late come where room was kept for them, and move nothing that is typed in", async ({
  page,
}) => {
  const answer = await answerLate(page);
  const shopper = new Shopper(page, "en-US");
  await shopper.open(ORGANIC);
  await shopper.choosePlan();
  await shopper.createAccount();
  await numberField(page).fill("4242");
  const before = await cardField(page).boundingBox();
  answer();
  await expect(walletButton(page, /Google Pay/)).toBeVisible();
  expect(await cardField(page).boundingBox()).toEqual(before);
});

test("A browser without a wallet closes the room once nobody types below it, and keeps none the next time", async ({
  page,
}) => {
  const answer = await answerLate(page, []);
  const subscriber = new BillPayer(page, "en-US");
  await subscriber.liveWithPlan({ ago: "P1M3D", card: NO_FUNDS_LATER });
  await subscriber.open("/account/pay");
  const other = page.getByRole("radio", { name: subscriber.texts.say("pay.other-card") });
  await other.check();
  await numberField(page).fill("4242");
  const before = await cardField(page).boundingBox();
  answer();
  await expect(page.locator("[data-room='held']")).toHaveCount(1);
  expect(await cardField(page).boundingBox()).toEqual(before);
  await page.getByRole("heading", { level: 1 }).click();
  await expect(page.locator("[data-room='none']")).toHaveCount(1);
  await page.getByRole("radio").first().check();
  await other.check();
  await expect(numberField(page)).toBeVisible();
  await expect(page.locator("[data-room='none']")).toHaveCount(1);
});

test("A bill that a wallet pays leaves the default card as it was", async ({ page }) => {
  const subscriber = new BillPayer(page, "en-US");
  const { texts } = subscriber;
  const sheet = page.frameLocator("dialog iframe");
  await subscriber.liveWithPlan({ ago: "P1M3D", card: NO_FUNDS_LATER });
  const entries = page.getByRole("listitem").filter({ hasText: texts.say("methods.remove") });
  await subscriber.open("/account/pay");
  await page.getByRole("radio", { name: texts.say("pay.other-card") }).check();
  await expect(page.getByRole("checkbox", { name: texts.say("pay.for-next-bills") })).not.toBeChecked();
  await press(page, walletButton(page, /Apple Pay/));
  await press(page, sheet.getByRole("button", { name: /^Pay/ }));
  await expect(subscriber.heading("pay.receipt-heading")).toBeFocused();
  await subscriber.open("/account/payment-methods");
  await expect(entries).toHaveCount(1);
  await expect(entries).toContainText("0018");
});

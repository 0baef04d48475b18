import { expect, type Page, test } from "@playwright/test";
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
  page.frameLocator("[data-offered='true'] iframe").getByRole("button", { name });

for (const locale of ["en-US", "fr-CA"] as const) {
  test(`A new customer buys with a wallet on a phone by keyboard, cancelled once and refused once before, in ${locale}`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
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

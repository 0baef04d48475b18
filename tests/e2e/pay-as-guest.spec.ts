import { expect, type Page, test } from "@playwright/test";
import { type Locale, LOCALES } from "@skywave/localization";
import { BillPayer, NO_FUNDS_LATER } from "./support/bill-payer.ts";
import { expectAccessible, watchConsole, withoutRefusals } from "./support/check-page.ts";
import { press, typeInto } from "./support/keyboard.ts";
import { LANGUAGES, PHONE } from "./support/visits.ts";

const CODES = { "en-US": "78701", "en-CA": "M5H 1A1", "fr-CA": "H2Y 1A1" } as const;
const WRONG_CODES = { "en-US": "10001", "fr-CA": "G1R 4P5" } as const;
const DECLINED_WHEN_CHARGED = "4000000000000341";

/** Somebody who owes, signed out again, with the number that stands on their bills. */
async function owingAccount(page: Page, locale: Locale): Promise<{ payer: BillPayer; number: string }> {
  if (locale !== "en-CA") await page.setViewportSize(PHONE);
  const payer = new BillPayer(page, locale);
  await payer.liveWithPlan({ ago: "P1M3D", card: NO_FUNDS_LATER });
  await payer.open("/account/bills");
  const told = page.getByText(payer.texts.like("bills.account-number"));
  const [number = ""] = /\d{10}/.exec((await told.textContent()) ?? "") ?? [];
  await payer.signOut();
  return { payer, number };
}

async function find(payer: BillPayer, number: string, code: string): Promise<void> {
  await typeInto(payer.page, payer.field("invoice.account-number"), number);
  await typeInto(payer.page, payer.field("billing.postal-code"), code);
  await press(payer.page, payer.button("guest.find"));
}

for (const locale of LOCALES) {
  test(`[A2.27] A visitor in ${locale} pays an account's bill by its number and postal code, and sees nobody's name`, async ({
    page,
  }) => {
    const { payer, number } = await owingAccount(page, locale);
    const complaints = watchConsole(page);
    await payer.open("/account/pay");
    if (locale === "fr-CA") await expectAccessible(page);
    await find(payer, number, CODES[locale]);
    await expect(payer.heading("guest.amount-heading")).toBeFocused();
    await expect(page.getByText(payer.email)).toHaveCount(0);
    await expect(page.getByRole("radio")).toHaveCount(0);
    await payer.enterCard();
    if (locale === "fr-CA") await expectAccessible(page);
    await press(page, payer.buttonLike("pay.submit"));
    await expect(payer.heading("pay.receipt-heading")).toBeFocused();
    await expect(page.getByText(/^pay_/)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/^pay_/)).toBeVisible();
    if (locale === "fr-CA") await expectAccessible(page);
    expect(withoutRefusals(complaints)).toEqual([]);
  });
}

for (const locale of LANGUAGES) {
  test(`[A2.27] A wrong code, a refused card and a bill that was paid in another tab are told to a visitor in ${locale}, and nothing is paid twice`, async ({
    page,
  }) => {
    const { payer, number } = await owingAccount(page, locale);
    await payer.open("/account/pay");
    await find(payer, number, WRONG_CODES[locale]);
    await expect(payer.text("guest.not-found")).toBeVisible();
    if (locale === "fr-CA") await expectAccessible(page);
    await payer.field("billing.postal-code").fill(CODES[locale]);
    await press(page, payer.button("guest.find"));
    await payer.enterCard(DECLINED_WHEN_CHARGED);
    await press(page, payer.buttonLike("pay.submit"));
    await expect(page.getByRole("alert")).toBeFocused();

    const tab = await page.context().newPage();
    const other = new BillPayer(tab, locale);
    await other.open("/account/pay");
    await find(other, number, CODES[locale]);
    await other.enterCard();
    await press(tab, other.buttonLike("pay.submit"));
    await expect(other.heading("pay.receipt-heading")).toBeVisible();

    await press(page, payer.buttonLike("pay.submit"));
    await expect(payer.text("guest.error.NOTHING_DUE")).toBeVisible();
    if (locale === "fr-CA") await expectAccessible(page);
    await press(page, payer.button("guest.find-again"));
    await expect(payer.field("invoice.account-number")).toHaveValue(number);
  });
}

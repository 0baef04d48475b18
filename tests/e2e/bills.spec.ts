import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { expectAccessible, watchConsole, withoutRefusals } from "./support/check-page.ts";
import { press, reach, typeInto } from "./support/keyboard.ts";
import { pressThroughOutage } from "./support/ui-stress.ts";
import { BillPayer, NO_FUNDS_LATER } from "./support/bill-payer.ts";
import { VISITS, checkIn } from "./support/visits.ts";

for (const { locale, viewport } of VISITS) {
  test.describe(`Somebody in ${locale} whose card was refused`, () => {
    test.use({ viewport });

    test(`[A1.06] [A2.27] [S1.03] pays what is due with another card, and has an active plan again, in ${locale}`, async ({
      page,
    }) => {
      const complaints = watchConsole(page);
      const subscriber = new BillPayer(page, locale);
      const check = checkIn(page, locale);
      await subscriber.liveWithPlan({ ago: "P1M3D", card: NO_FUNDS_LATER });
      await subscriber.open("/account");
      await expect(subscriber.text("account.state.past_due").first()).toBeVisible();
      await press(page, subscriber.link("account.pay-now"));
      await expect(subscriber.buttonLike("pay.submit")).toBeVisible();
      await check();

      await press(page, subscriber.buttonLike("pay.submit"));
      const declined = page
        .getByRole("alert")
        .filter({ hasText: subscriber.texts.say("complete-order.declined.useAnotherCard") });
      await expect(declined).toBeFocused();
      await expect(page.getByRole("radio", { name: subscriber.texts.say("pay.other-card") })).toBeChecked();
      const box = page.getByRole("checkbox", { name: subscriber.texts.say("pay.for-next-bills") });
      await expect(box).toHaveAccessibleName(/0018/);
      await expect(page.getByText(subscriber.texts.like("pay.next-bills-stay-declined"))).toBeVisible();
      await expect(box).not.toBeChecked();
      await subscriber.enterCard();
      await check();
      await press(page, subscriber.buttonLike("pay.submit"));

      await expect(subscriber.heading("pay.receipt-heading")).toBeFocused();
      await check();
      await press(page, subscriber.link("pay.receipt-invoice"));
      await expect(page.getByText(subscriber.texts.like("invoice.paid-with"))).toBeVisible();
      await subscriber.open("/account");
      await expect(subscriber.text("account.state.active")).toBeVisible();
      // It was paid once by another card: the one on file is still the one that was declined.
      await expect(page.getByText(subscriber.texts.like("account.payment-method-declined"))).toBeVisible();
      await subscriber.open("/account/bills");
      const next = page
        .getByRole("paragraph")
        .filter({ hasText: subscriber.texts.like("bills.next-declined") });
      await expect(next).toContainText("0018");
      await check();
      expect(withoutRefusals(complaints)).toEqual([]);
    });
  });
}

test.describe("The cards of somebody who owes", () => {
  test("[S1.03] [S2.12] are added, made the default and removed; one pays once through an outage and in two tabs", async ({
    page,
    context,
  }) => {
    const subscriber = new BillPayer(page, "en-CA");
    await subscriber.liveWithPlan({ ago: "P1M3D", card: NO_FUNDS_LATER });
    await subscriber.open("/account/payment-methods");
    const entries = page.getByRole("listitem").filter({ hasText: subscriber.texts.say("methods.remove") });
    await expect(entries).toHaveCount(1);
    await expectAccessible(page);

    await press(page, subscriber.buttonLike("methods.remove-label"));
    await press(page, subscriber.button("methods.remove-yes"));
    await expect(page.getByText(subscriber.texts.say("methods.error.LAST_PAYMENT_METHOD"))).toBeVisible();

    await press(page, subscriber.button("methods.add"));
    await subscriber.enterCard();
    await press(page, subscriber.button("methods.add-save"));
    await expect(subscriber.text("methods.done.added")).toBeVisible();
    await expect(entries).toHaveCount(2);
    const defaultOf = (last4: string) =>
      entries.filter({ hasText: last4 }).getByText(subscriber.texts.say("methods.default"), { exact: true });
    await expect(defaultOf("4242")).toBeVisible();
    for (const last4 of ["0018", "4242"]) {
      await press(page, subscriber.buttonLike("methods.make-default-label"));
      await expect(defaultOf(last4)).toBeVisible();
      const told = page.getByText(subscriber.texts.like("methods.done.made-default"));
      await expect(told).toContainText(last4);
    }

    const old = entries.filter({ hasText: "0018" });
    await press(page, old.getByRole("button", { name: subscriber.texts.like("methods.history-label") }));
    await expect(old.getByRole("row")).toHaveCount(2);
    await press(page, old.getByRole("button", { name: subscriber.texts.like("methods.edit-label") }));
    await expect(old.getByLabel(subscriber.texts.say("methods.expiry"))).toHaveValue("12/34");
    await typeInto(page, old.getByLabel(subscriber.texts.say("methods.expiry")), "soon");
    await press(page, subscriber.button("methods.save"));
    await expect(
      page.getByRole("alert").getByText(subscriber.texts.say("methods.expiry-invalid")),
    ).toBeVisible();
    await typeInto(page, old.getByLabel(subscriber.texts.say("methods.expiry")), "11/34");
    await press(page, subscriber.button("methods.save"));
    await expect(subscriber.text("methods.done.changed")).toBeVisible();
    await press(page, old.getByRole("button", { name: subscriber.texts.like("methods.remove-label") }));
    await press(page, subscriber.button("methods.remove-yes"));
    await expect(page.getByText(subscriber.texts.like("methods.done.removed"))).toBeVisible();
    await expect(entries).toHaveCount(1);

    const other = new BillPayer(await context.newPage(), "en-CA");
    await subscriber.open("/account/pay");
    await other.open("/account/pay");
    await expect(other.buttonLike("pay.submit")).toBeVisible();
    const words = subscriber.texts.say("failure.UNREACHABLE", { brand: "Skywave" });
    await pressThroughOutage(subscriber.buttonLike("pay.submit"), words);
    await expect(subscriber.heading("pay.receipt-heading")).toBeVisible();
    await other.buttonLike("pay.submit").click();
    await expect(other.text("pay.error.NOTHING_DUE")).toBeVisible();
    await subscriber.open("/account/bills?kind=payment");
    // The month that was bought, and the one that was owed.
    await expect(page.getByRole("row")).toHaveCount(3);
  });
});

test.describe("A gift card in Quebec", () => {
  test("[A1.13] [S1.03] [S2.10] [S8.24] is refused without a hint, goes into the balance in part, and pays the rest of what is due", async ({
    page,
  }) => {
    const subscriber = new BillPayer(page, "fr-CA");
    await subscriber.liveWithPlan({ ago: "P1M3D", card: NO_FUNDS_LATER });
    await subscriber.open("/account/gift-card");
    await expect(subscriber.heading("gift-card.heading")).toBeVisible();
    await expectAccessible(page);
    await subscriber.typeGiftCard("SKYW00000000NONE");
    await expect(page.getByText(subscriber.texts.say("gift-card.error.BAD_DATA_RETURNED"))).toBeVisible();

    const code = await subscriber.buyGiftCard(5_000);
    await typeInto(page, subscriber.field("gift-card.code"), code);
    await press(page, subscriber.button("gift-card.check"));
    await expect(page.getByText("50,00 $").first()).toBeVisible();
    await reach(page, page.getByRole("radio").first());
    await page.keyboard.press("ArrowDown");
    await typeInto(page, subscriber.field("gift-card.part-amount"), "60");
    await press(page, subscriber.button("gift-card.redeem"));
    await expect(page.getByText(subscriber.texts.like("gift-card.part-invalid"))).toBeVisible();
    await typeInto(page, subscriber.field("gift-card.part-amount"), "5,25");
    await press(page, subscriber.button("gift-card.redeem"));
    await expect(subscriber.heading("gift-card.part-paid-heading")).toBeFocused();
    await expect(page.getByText("44,75 $")).toBeVisible();
    await expectAccessible(page);

    await subscriber.open("/account/pay");
    await press(page, subscriber.button("pay.gift-card-first"));
    await subscriber.typeGiftCard(code);
    await expect(page.getByText(subscriber.texts.say("pay.gift-card-pays-all"))).toBeVisible();
    await expectAccessible(page);
    await press(page, subscriber.buttonLike("pay.submit"));
    await expect(subscriber.heading("pay.receipt-heading")).toBeVisible();

    await press(page, subscriber.link("pay.receipt-invoice"));
    const downloads = page.getByRole("button", { name: subscriber.texts.like("invoice.download-in") });
    await expect(downloads).toHaveText([/français/, /anglais/]);
    const [file] = await Promise.all([page.waitForEvent("download"), press(page, downloads.first())]);
    expect(file.suggestedFilename()).toMatch(/^Skywave-facture-\d{8}\.pdf$/);
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe("%PDF-");
    await expectAccessible(page);
  });
});

test.describe("The bills of half a year", () => {
  test("[S1.03] [S2.13] [S7.21] are filtered in the address, explained against the one before, and printed on one sheet", async ({
    page,
  }) => {
    const subscriber = new BillPayer(page, "en-US");
    const { texts } = subscriber;
    await subscriber.liveWithPlan({ offer: "all-access-trial", ago: "P4M3D" });
    await subscriber.open("/account/bills");
    const rows = page.getByRole("row");
    await expect(rows).toHaveCount(5);
    await expectAccessible(page);
    const first = rows.nth(1);
    await expect(first).toContainText("$12.74");
    await page.getByLabel(texts.say("history.order")).selectOption("oldest");
    await expect(first).toContainText("$5.30");
    await page.getByLabel(texts.say("history.kind"), { exact: true }).selectOption("refund");
    await expect(subscriber.text("history.empty")).toBeVisible();
    await page.goBack();
    await expect(first).toContainText("$5.30");
    await page.reload();
    await expect(first).toContainText("$5.30");
    await expect(page.getByLabel(texts.say("history.order"))).toHaveValue("oldest");
    await page.goForward();
    await expect(subscriber.text("history.empty")).toBeVisible();

    await subscriber.linkLike("bills.invoice").first().click();
    await expect(subscriber.text("difference.promotion-ended")).toBeVisible();
    const amounts = await page.locator("[data-part=difference] dd").allTextContents();
    expect(amounts).toEqual(["+$6.43", "+$0.57", "+$0.44", "+$7.44"]);
    await expectAccessible(page);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(subscriber.button("invoice.print")).toBeHidden();
    await expect(page.getByRole("article")).toBeVisible();
    const sheet = await page.pdf({ format: "Letter" });
    expect(sheet.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });

  test("are nobody's who is not signed in, and an invoice that is not there is said so", async ({ page }) => {
    const subscriber = new BillPayer(page, "fr-CA");
    await subscriber.open("/account/bills?kind=refund");
    await expect(subscriber.field("sign-in.handle")).toBeVisible();
    expect(new URL(page.url()).searchParams.get("returnUrl")).toContain("/account/bills?kind=refund");
    await subscriber.join();
    await subscriber.open("/account/invoices/inv_none");
    await expect(subscriber.text("invoice.not-found")).toBeVisible();
    await subscriber.open("/account/pay");
    await expect(subscriber.text("pay.nothing-due")).toBeVisible();
    await subscriber.open("/account/payment-methods");
    await expect(subscriber.text("methods.empty")).toBeVisible();
    await subscriber.open("/account/bills");
    await expect(subscriber.text("bills.nothing-due")).toBeVisible();
    await expectAccessible(page);
  });
});

import { expect, test } from "@playwright/test";
import type { Locale } from "@skywave/localization";
import { expectAccessible, watchConsole, withoutRefusals } from "./support/check-page.ts";
import { ClockWalker, ZONE } from "./support/clock-walk/clock-walker.ts";
import { press } from "./support/keyboard.ts";

interface Stay {
  locale: Locale;
  /** What is advertised and what each tax adds to it, worked out by hand from the rates of the place. */
  promotion: number;
  full: number;
  taxes: readonly string[];
}

const STAYS: readonly Stay[] = [
  // 4.99 and 11.99, with 6.25 % of Texas.
  { locale: "en-US", promotion: 5.3, full: 12.74, taxes: ["Texas sales tax"] },
  // 5.99 and 13.99, with 13 % of Ontario.
  { locale: "en-CA", promotion: 6.77, full: 15.81, taxes: ["HST"] },
  // 5.99 and 13.99, with 5 % of Canada and 9.975 % of Quebec.
  { locale: "fr-CA", promotion: 6.89, full: 16.09, taxes: ["TPS", "TVQ"] },
];

test.describe.configure({ timeout: 150_000 });
test.use({ timezoneId: ZONE });

for (const { locale, promotion, full, taxes } of STAYS) {
  test(`A plan is lived through by its owner's own clock, from trial to end, in ${locale}`, async ({
    page,
    context,
  }) => {
    const complaints = watchConsole(page);
    const person = new ClockWalker(page, locale, await context.newPage());
    const { texts } = person;
    const started = await person.startTrial();
    const bill = (months: number) => started.add({ months });
    const paid = (...amounts: number[]) => amounts.map((amount) => ({ amount, status: "paid" as const }));

    await test.step("The trial starts", async () => {
      await person.expectPlan("account.state.active", ["plan.stands.free", { date: person.day(bill(1)) }]);
      await person.expectNextBill(promotion, bill(1));
      await person.expectStops([
        ["price-path.free", started],
        ["timeline.today", started],
      ]);
      await person.expectBills(paid(0));
    });

    await test.step("The card is to end with the month of the fifth bill", async () => {
      await person.open("/account/payment-methods");
      await press(page, person.buttonLike("methods.edit-label"));
      const last = bill(5);
      const expiry = `${String(last.month).padStart(2, "0")}/${String(last.year % 100)}`;
      await page.getByLabel(texts.say("methods.expiry")).fill(expiry);
      await press(page, person.button("methods.save"));
      await expect(person.text("methods.done.changed")).toBeVisible();
    });

    await test.step("The trial ends", async () => {
      await person.setClock(bill(1));
      await person.expectOnTheWay("sandbox.clock.step.try", bill(1), promotion);
      const told = await person.mail("ahead.trialEnd.subject", { day: person.longDay(bill(1)) });
      for (const part of [person.money(promotion), ...taxes]) expect(told).toContain(part);
      await person.mail("transactional.receipt.subject", { amount: person.money(promotion) });
      await person.expectPlan("account.state.active", ["plan.stands.until", { date: person.day(bill(4)) }]);
      await person.expectNextBill(promotion, bill(2));
      await person.expectBills(paid(promotion, 0));
    });

    await test.step("The promotion ends", async () => {
      await person.setClock(bill(4));
      await person.expectOnTheWay("sandbox.clock.step.try", bill(4), full);
      const told = await person.mail("ahead.promotionEnd.subject", { day: person.longDay(bill(4)) });
      for (const part of [person.money(promotion), person.money(full), ...taxes])
        expect(told).toContain(part);
      await person.mail("transactional.receipt.subject", { amount: person.money(full) });
      await person.expectPlan("account.state.active", ["plan.stands.renews"]);
      await person.expectNextBill(full, bill(5));
      await expect(person.next()).not.toContainText(person.money(promotion));
      await person.expectBills(paid(full, promotion, promotion, promotion, 0));
    });

    const before = paid(full, full, promotion, promotion, promotion, 0);
    await test.step("The plan renews", async () => {
      await person.setClock(bill(5));
      await person.mail("transactional.receipt.subject", { amount: person.money(full) });
      await person.expectPlan("account.state.active", ["plan.stands.renews"]);
      await person.expectNextBill(full, bill(6));
      await person.expectBills(before);
    });

    const last = bill(5).with({ day: bill(5).daysInMonth });
    // Whoever has begun on the first of a month is billed on the day on which the card has ended.
    const isBilledToo = last.add({ days: 1 }).equals(bill(6));
    await test.step("The card expires", async () => {
      await person.setClock(last.add({ days: 1 }));
      if (isBilledToo) await person.expectOnTheWay("sandbox.clock.step.bill", bill(6));
      const told = await person.mail("ahead.cardExpired.subject", { last4: "4242" });
      expect(told).toContain(person.longDay(last));
      await person.open("/account/payment-methods");
      await expect(person.page.getByText(texts.say("methods.status.EXPIRED"), { exact: true })).toBeVisible();
    });

    await test.step("A payment is overdue", async () => {
      if (!isBilledToo) {
        await person.setClock(bill(6));
        await person.expectOnTheWay("sandbox.clock.step.bill", bill(6));
      }
      const told = await person.mail("transactional.payment-declined.subject");
      for (const part of [person.money(full), `${person.origin}/account`]) expect(told).toContain(part);
      await person.expectPlan("account.state.past_due", ["plan.stands.past-due"]);
      await expect(person.text("plan.next.open-bill")).toBeVisible();
      await person.expectStops([
        ["timeline.unpaid", bill(6)],
        ["timeline.suspends", bill(6).add({ days: 7 })],
      ]);
      await person.expectBills([{ amount: full, status: "open" }, ...before]);
    });

    await test.step("Listening is off", async () => {
      await person.setClock(bill(6).add({ days: 9 }));
      await person.expectOnTheWay("sandbox.clock.step.suspend", bill(6).add({ days: 7 }));
      const told = await person.mail("transactional.suspended.subject");
      expect(told).toContain(person.longDay(bill(6).add({ days: 7 })));
      await person.expectPlan("account.state.suspended", ["plan.stands.suspended"]);
      await expect(person.text("plan.charges-suspended")).toBeVisible();
      await person.expectStops([
        ["timeline.suspended", bill(6).add({ days: 7 })],
        ["timeline.today", bill(6).add({ days: 9 })],
        ["timeline.endsUnpaid", bill(6).add({ days: 30 })],
      ]);
      await person.expectBills([{ amount: full, status: "overdue" }, ...before]);
    });

    const ends = bill(7).add({ days: 2 });
    await test.step("The bill is paid", async () => {
      await person.open("/account/pay");
      // Enter on a choice would send the form, whose refusal of an empty card takes the focus at a moment of its own.
      await expect(page.getByRole("radio", { name: texts.say("pay.other-card") })).toBeChecked();
      await person.enterCard();
      await press(page, person.buttonLike("pay.submit"));
      await expect(person.heading("pay.receipt-heading")).toBeVisible();
      expect(await person.mail("transactional.restored.subject")).toContain(person.money(full));
      await person.expectPlan("account.state.active", ["plan.stands.renews"]);
      await person.expectNextBill(full, ends);
      await person.expectBills([...paid(full), ...before]);
    });

    await test.step("The plan is cancelled", async () => {
      await person.open("/subscription/cancel");
      await press(page, person.button("cancel.at-term-end"));
      await expect(person.text("cancel.done")).toBeVisible();
      await person.mail("transactional.cancellation-agreed.subject", { day: person.longDay(ends) });
      await person.expectPlan("account.state.pending_cancellation", [
        "plan.stands.ending",
        { date: person.day(ends) },
      ]);
      await person.expectStops([["timeline.ends", ends]]);
    });

    await test.step("The plan has ended", async () => {
      await person.setClock(ends.add({ days: 1 }));
      await person.mail("transactional.ended.subject");
      await person.expectPlan("account.state.cancelled", [
        "plan.stands.ended-on",
        { date: person.day(ends) },
      ]);
      await person.expectBills([...paid(full), ...before]);
      await expect(person.text("bills.next-none")).toBeVisible();
      await expectAccessible(page);
    });
    expect(withoutRefusals(complaints)).toEqual([]);
  });
}

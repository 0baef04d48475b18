import { expect, test } from "@playwright/test";
import type { Locale } from "@skywave/localization";
import { expectAccessible, watchConsole, withoutRefusals } from "./support/check-page.ts";
import { ZONE } from "./support/clock-walk/clock-walker.ts";
import { press } from "./support/keyboard.ts";
import { eventsUntil } from "./tracking/tracked-events.ts";
import { Student } from "./support/clock-walk/student.ts";
import { PHONE } from "./support/visits.ts";

/** A bill at the student price and at the full one, by the taxes of the place, worked out by hand. */
const PRICES: Readonly<Record<Locale, { reduced: number; full: number }>> = {
  "en-US": { reduced: 5.3, full: 12.74 },
  "en-CA": { reduced: 6.77, full: 15.81 },
  "fr-CA": { reduced: 6.89, full: 16.09 },
};

test.describe.configure({ timeout: 150_000 });
test.use({ timezoneId: ZONE });

const times = (count: number, amount: number) => Array.from({ length: count }, () => amount);

test.describe("on a phone", () => {
  test.use({ viewport: PHONE });

  test("[A1.04] [A2.18] [A2.19] [A9.13] A student is verified at once, buys in steps, and keeps the price for another year by proving it anew, in en-US", async ({
    page,
    context,
  }) => {
    const complaints = watchConsole(page);
    const student = new Student(page, "en-US", await context.newPage());
    const { reduced, full } = PRICES["en-US"];
    const started = Temporal.Now.plainDateISO(ZONE);
    const yearEnd = started.add({ months: 12 });

    await student.open("/subscribe/checkout/studentverification/new");
    await student.createAccount();
    await student.claim("answersAtOnce");
    await expect(student.heading("student.verified.heading")).toBeVisible();
    await eventsUntil(page, "student-verification-status");
    await press(page, student.button("student.verified.continue"));
    await expect(page.getByText("$4.99").first()).toBeVisible();
    await student.buyPlan();

    await student.open("/student");
    await expect(page.getByText(student.day(yearEnd)).first()).toBeVisible();
    await expect(student.button("student.area.renew")).toBeHidden();

    await student.setClock(yearEnd.subtract({ days: 20 }));
    const told = await student.mail("student-mail.ending.subject", { day: student.longDay(yearEnd) });
    for (const amount of [reduced, full]) expect(told).toContain(student.money(amount));
    await student.open("/student");
    await press(page, student.button("student.area.renew"));
    await expect(page).toHaveURL(/student\/re-verify\/new/);
    const effect = {
      before: student.money(reduced),
      amount: student.money(full),
      date: student.day(yearEnd),
    };
    await expect(page.getByText(student.texts.say("student.renew.effect", effect))).toBeVisible();
    await student.claim("answersAtOnce");
    const until = yearEnd.add({ months: 12 });
    await expect(
      page.getByText(student.texts.say("student.renew.done", { date: student.day(until) })),
    ).toBeVisible();
    await eventsUntil(page, "student-reverification-status");
    await student.mail("student-mail.renewed.subject", { until: student.longDay(until) });

    await student.setClock(yearEnd.add({ months: 1 }));
    await student.expectReceipts(times(13, reduced));
    expect(withoutRefusals(complaints)).toEqual([]);
  });

  test("[A2.45] [A2.57] A student sends a proof, buys on one page, and pays the full price after a proof that is refused, in fr-CA", async ({
    page,
    context,
  }) => {
    const complaints = watchConsole(page);
    const student = new Student(page, "fr-CA", await context.newPage());
    const { reduced, full } = PRICES["fr-CA"];
    const today = Temporal.Now.plainDateISO(ZONE);

    await student.open("/subscribe/checkout/studentverification");
    await expectAccessible(page);
    await student.createAccount();
    await expect(student.button("student.verify.submit")).toBeVisible();
    await expectAccessible(page);
    await student.claim("asksForDocuments");
    await expect(student.field("student.document.file")).toBeVisible();
    await expectAccessible(page);
    await student.sendProof("attestation.pdf");
    await expect(student.text("student.review.text")).toBeVisible();
    await expectAccessible(page);

    const decided = today.add({ days: 2 });
    await student.setFirstClock(decided);
    await student.mail("student-mail.verified.subject");
    await press(page, student.button("student.review.again"));
    await press(page, student.button("student.verified.continue"));
    await expect(student.button("student.plan.continue", { offer: "Horizon" })).toBeVisible();
    await expectAccessible(page);
    await student.payForPlan();
    // Only the server knows that this person's clock was moved: the order begins on another day than was agreed to.
    await expect(student.text("review.differs")).toBeVisible();
    await expectAccessible(page);
    await student.completeOrder();
    await expect(student.heading("confirmation.heading")).toBeVisible();

    const yearEnd = decided.add({ months: 12 });
    await student.setClock(yearEnd.subtract({ days: 15 }));
    await student.open("/student");
    await expect(student.button("student.area.renew")).toBeVisible();
    await expectAccessible(page);
    await student.open("/student/re-verify");
    await student.claim("asksForDocuments");
    await student.sendProof("reject.pdf");
    await expect(student.text("student.review.text")).toBeVisible();
    await expectAccessible(page);
    await student.setClock(yearEnd.subtract({ days: 10 }));
    const refused = await student.mail("student-mail.renewalRejected.subject");
    expect(refused).toContain(student.money(full));
    await press(page, student.button("student.review.again"));
    await expect(student.text("student.reason.unreadable")).toBeVisible();

    await student.setClock(yearEnd);
    await student.expectReceipts([full, ...times(11, reduced)]);
    expect(withoutRefusals(complaints)).toEqual([]);
  });
});

test("A student who lets the year end is told twice, pays what was announced, and comes back with a new proof, in en-CA", async ({
  page,
  context,
}) => {
  const student = new Student(page, "en-CA", await context.newPage());
  const { reduced, full } = PRICES["en-CA"];
  const yearEnd = Temporal.Now.plainDateISO(ZONE).add({ months: 12 });

  await student.open("/subscribe/checkout/studentverification/new");
  await student.createAccount();
  await student.claim("knowsNobody");
  await expect(student.text("student.reason.notEnrolled")).toBeVisible();
  await student.claim("answersAtOnce");
  await press(page, student.button("student.verified.continue"));
  await student.buyPlan();

  await student.setClock(yearEnd);
  for (let told = 0; told < 2; told += 1) {
    const mail = await student.mail("student-mail.ending.subject", { day: student.longDay(yearEnd) });
    expect(mail).toContain(student.money(full));
  }
  await student.expectReceipts([full, ...times(11, reduced)]);
  await student.setClock(yearEnd.add({ days: 3 }));
  await student.open("/student");
  await expect(student.text("student.area.renew-late")).toBeVisible();
  await press(page, student.button("student.area.renew"));
  await student.claim("answersAtOnce");
  await expect(page.getByText(student.texts.like("student.renew.done"))).toBeVisible();
  await student.setClock(yearEnd.add({ months: 1 }));
  await student.expectReceipts([reduced, full, ...times(11, reduced)]);
});

import { expect, test } from "@playwright/test";
import { expectAccessible, watchConsole, withoutRefusals } from "./support/check-page.ts";
import { CarOwner, type Mail, ZONE } from "./support/car-owner.ts";
import { press } from "./support/keyboard.ts";

const SATELLITE = "/subscribe/checkout/purchase/satellite/organic/new";
const TRIAL_IN_DAYS = 90;
const USED_CAR_TRIAL_IN_DAYS = 90;
// 15.99, with 6.25 % of Texas.
const FIRST_BILL = "$16.99";

test.describe.configure({ timeout: 240_000 });
test.use({ timezoneId: ZONE });

test("A car is built with a trial, sold, claimed, gone on with, left for the next one and bought by somebody else, with every mail, bill and signal", async ({
  page,
  browser,
}) => {
  const complaints = watchConsole(page);
  const owner = new CarOwner(page, "en-US");
  const { link, reference } = await owner.orderCar();
  const firstRadio = owner.radioId;
  const mails: Mail[] = [];
  const told = (...more: Mail[]) => {
    mails.push(...more);
    return owner.expectMails(mails);
  };

  await test.step("Nobody has bought it yet, and its trial waits", async () => {
    await owner.open(link);
    await expect(owner.text("trial.state.TrialNotStarted")).toBeVisible();
    await owner.hear(firstRadio, false);
  });

  const ends = (await owner.buy(reference)).add({ days: TRIAL_IN_DAYS });
  await test.step("Its buyer claims the trial without a card, and the radio plays", async () => {
    await page.goto("about:blank");
    await owner.open(link);
    await owner.createAccount();
    await press(page, owner.button("trial.claim"));
    await expect(page.getByRole("heading", { name: owner.texts.like("trial.done-heading") })).toBeVisible();
    await expectAccessible(page);
    await owner.hear(firstRadio, true);
    await told();
    await owner.expectPaidBills(0);
  });

  await test.step("A week before it ends they are told so, and how to go on", async () => {
    await owner.liveUntil(ends.subtract({ days: 7 }));
    await told(["ahead.freeEnd.subject", { day: owner.longDay(ends) }]);
    const [mail] = await owner.mailsLike(/nothing to pay$/);
    expect(mail?.text).toContain(SATELLITE);
    await owner.hear(firstRadio, true);
  });

  await test.step("They buy the plan that follows, and pay nothing before", async () => {
    await owner.open(SATELLITE);
    await owner.findBy("RID", firstRadio);
    await press(page, owner.button("radio-step.continue"));
    await owner.choosePlan(/Polaris/);
    await owner.enterAddress();
    await owner.enterCard();
    await owner.completeOrder();
    await expect(owner.text("review.differs")).toBeVisible();
    await owner.completeOrder();
    await expect(page.getByText(owner.texts.like("follow-trial.confirmed"))).toBeVisible();
    await told(["transactional.switch-agreed.subject"]);
    await owner.expectPaidBills(0);
  });

  await test.step("The plan begins on the day on which the trial is over, and is paid for", async () => {
    await owner.liveUntil(ends);
    await told(
      ["ahead.trialEnd.subject", { day: owner.longDay(ends) }],
      ["transactional.plan-switched.subject"],
      ["transactional.receipt.subject", { amount: FIRST_BILL }],
    );
    await owner.expectPaidBills(1);
    await owner.hear(firstRadio, true);
  });

  const moved = ends.add({ days: 10 });
  await owner.liveUntil(moved);
  await owner.buildCar();
  const nextRadio = owner.radioId;
  await test.step("They take the plan along to their next car, and the one that is left falls silent", async () => {
    await owner.open("/account");
    const own = page.getByRole("article").filter({ hasText: firstRadio.slice(-4) });
    await press(page, own.getByRole("link", { name: owner.texts.within("transfer.open") }));
    await owner.findBy("RID", nextRadio);
    await press(page, owner.button("transfer.confirm"));
    await expect(page.getByRole("status").filter({ hasText: nextRadio.slice(-4) })).toBeFocused();
    await told(["transactional.radio-moved.subject"]);
    await owner.hear(nextRadio, true);
    await owner.hear(firstRadio, false);
    await owner.expectPaidBills(1);
  });

  const context = await browser.newContext({ timezoneId: ZONE });
  const buyer = new CarOwner(await context.newPage(), "en-US");
  // Nobody has listened in it for a year by then.
  const sold = moved.add({ months: 12, days: 1 });
  const usedUntil = sold.add({ days: USED_CAR_TRIAL_IN_DAYS });
  await test.step("Somebody else buys the car that was left, and gets the trial of a used one", async () => {
    await buyer.join();
    await buyer.liveUntil(sold);
    await buyer.startUsedCarTrial(firstRadio);
    await expect(
      buyer.page.getByRole("heading", { name: buyer.texts.like("trial.done-heading") }),
    ).toBeFocused();
    await expectAccessible(buyer.page);
    await buyer.hear(firstRadio, true);
    await buyer.expectMails([]);
    await buyer.expectPaidBills(0);
    await owner.hear(nextRadio, true);
  });

  const over = ends.add({ months: 1 });
  await test.step("The first owner cancels, and listens until the time that is paid for is over", async () => {
    await owner.open("/subscription/cancel");
    await press(page, owner.button("cancel.at-term-end"));
    await expect(owner.text("cancel.done")).toBeVisible();
    await told(["transactional.cancellation-agreed.subject", { day: owner.longDay(over) }]);
    await owner.hear(nextRadio, true);
    await owner.liveUntil(over.add({ days: 1 }));
    await told(["transactional.ended.subject"]);
    await owner.expectPaidBills(1);
    await owner.hear(nextRadio, false);
    await buyer.hear(firstRadio, true);
  });

  await test.step("The trial of the used car is over by itself, as its buyer was told", async () => {
    await buyer.liveUntil(usedUntil.add({ days: 1 }));
    await buyer.expectMails([
      ["ahead.freeEnd.subject", { day: buyer.longDay(usedUntil) }],
      ["transactional.ended.subject"],
    ]);
    await buyer.expectPaidBills(0);
    await buyer.hear(firstRadio, false);
  });
  await context.close();
  expect(withoutRefusals(complaints)).toEqual([]);
});

import { expect, test } from "@playwright/test";
import { BillPayer, NO_FUNDS_LATER } from "../support/bill-payer.ts";
import { WaitingDevice } from "../support/devices/waiting-device.ts";
import { press, reach, typeInto } from "../support/keyboard.ts";
import { Member } from "../support/member.ts";
import { Subscriber } from "../support/subscriber.ts";
import { countEffort, tellEffort } from "./count-effort.ts";

test("Whoever has a password is signed in from one screen by one press", async ({ page }) => {
  const effort = await countEffort(page);
  const member = new Member(page, "en-US");
  await member.joinAndLeave();
  await expect(member.field("sign-in.handle")).toBeVisible();
  effort.take();
  await member.signInWithPassword();
  const taken = effort.take();
  tellEffort("sign in", taken);
  expect(taken.screens.at(-1)).toBe(member.texts.say("account.heading"));
  expect([taken.presses, taken.inputs]).toEqual([1, 3]);
});

test("Whoever owes pays with another card on one screen after the account, by two presses", async ({
  page,
}) => {
  const effort = await countEffort(page);
  const member = new BillPayer(page, "en-US");
  await member.liveWithPlan({ ago: "P1M3D", card: NO_FUNDS_LATER });
  await member.open("/account");
  await expect(member.link("account.pay-now")).toBeVisible();
  effort.take();
  await press(page, member.link("account.pay-now"));
  const otherCard = page.getByRole("radio", { name: member.texts.say("pay.other-card") });
  await expect(otherCard).toBeVisible();
  if (!(await otherCard.isChecked())) {
    await reach(page, page.getByRole("radio", { checked: true }));
    await page.keyboard.press("ArrowDown");
  }
  await expect(otherCard).toBeChecked();
  await member.enterCard();
  await press(page, member.buttonLike("pay.submit"));
  await expect(member.heading("pay.receipt-heading")).toBeVisible();
  const taken = effort.take();
  tellEffort("pay an overdue bill", taken);
  expect(taken.screens).toHaveLength(1);
  expect(taken.presses).toBe(2);
  // The choice of the other card; the card itself is typed into its own frame.
  expect(taken.inputs - taken.presses).toBeLessThanOrEqual(2);
});

test("Whoever wants more changes the plan on one screen by three presses", async ({ page }) => {
  const effort = await countEffort(page);
  const member = new Subscriber(page, "en-US");
  await member.subscribe("music-monthly");
  await expect(member.link("plan.change")).toBeVisible();
  effort.take();
  await press(page, member.link("plan.change"));
  await member.choose(/^Horizon, monthly/);
  await press(page, member.button("change.ask"));
  await press(page, page.getByRole("button", { name: member.texts.like("change.confirm-and-pay") }));
  await expect(page.getByText(member.texts.say("change.done-now", { plan: "Horizon" }))).toBeVisible();
  const taken = effort.take();
  tellEffort("change the plan", taken);
  expect(taken.screens).toHaveLength(1);
  expect(taken.presses).toBe(3);
});

test("Whoever was given a card has it in the balance without another screen, by two presses", async ({
  page,
}) => {
  const effort = await countEffort(page);
  const member = new BillPayer(page, "en-US");
  await member.liveWithPlan({ ago: "P10D" });
  const code = await member.buyGiftCard(2_500);
  await member.open("/account/gift-card");
  await expect(member.heading("gift-card.heading")).toBeVisible();
  effort.take();
  await member.typeGiftCard(code);
  await press(page, member.button("gift-card.redeem"));
  await expect(
    page.getByRole("heading", { name: member.texts.like("gift-card.done-heading") }),
  ).toBeVisible();
  const taken = effort.take();
  tellEffort("redeem a gift card", taken);
  // The answer takes the place of the form: no other screen comes.
  expect(taken.screens).toEqual([]);
  expect(taken.presses).toBe(2);
});

test("Whoever is signed in lets a speaker in by its code and two presses", async ({ page }) => {
  const effort = await countEffort(page);
  const member = new Member(page, "en-US");
  await member.join();
  const speaker = await WaitingDevice.switchOn({ flow: "speaker", deviceName: "Kitchen", countryCode: "US" });
  await member.open("/onboarding/device-linking");
  await expect(member.field("linking.code")).toBeVisible();
  effort.take();
  await typeInto(page, member.field("linking.code"), speaker.userCode);
  await press(page, member.button("linking.continue"));
  await press(page, member.button("linking.let-in"));
  await expect(member.text("linking.done")).toBeVisible();
  const taken = effort.take();
  tellEffort("let a speaker in", taken);
  expect([taken.presses, taken.inputs]).toEqual([2, 3]);
});

import { expect, test } from "@playwright/test";
import { press } from "../support/keyboard.ts";
import { Shopper } from "../support/shopper.ts";
import { Subscriber } from "../support/subscriber.ts";
import { countEffort, tellEffort } from "./count-effort.ts";

const ORGANIC = "/subscribe/checkout/purchase/streaming/organic";

test("A new customer with a card is through two screens after the plan, and types what is asked for once", async ({
  page,
}) => {
  const effort = await countEffort(page);
  const shopper = new Shopper(page, "en-US");
  await shopper.open(ORGANIC);
  await expect(shopper.plans.first()).toBeVisible();
  effort.take();
  await shopper.choosePlan();
  await shopper.createAccount();
  await shopper.enterAddress();
  await shopper.enterCard();
  await shopper.completeOrder();
  await expect(shopper.heading("confirmation.heading")).toBeVisible();
  const taken = effort.take();
  tellEffort("buy as somebody new", taken);
  const { screens, inputs, presses } = taken;
  // The step of the account says for a moment who is signed in, before the next one takes its place.
  const seen = screens.filter((heading) => !heading.includes(shopper.email));
  const headings = ["account-step.heading", "billing.heading", "confirmation.heading"] as const;
  expect(seen).toEqual(headings.map((key) => shopper.texts.say(key)));
  expect(presses).toBe(3);
  // Email, password, two names, four of the address, and the tick; the keys of a state may pass another one on their way.
  expect(inputs - presses).toBeLessThanOrEqual(10);
});

test("Whoever is known with a card on file goes from the plan to one screen with one button", async ({
  page,
}) => {
  const effort = await countEffort(page);
  const member = new Subscriber(page, "en-US");
  await member.subscribeBefore("music-monthly");
  await member.open(ORGANIC);
  await expect(member.plans.first()).toBeVisible();
  effort.take();
  await member.choosePlan();
  await expect(member.completeOrderButton()).toBeVisible();
  effort.take();
  await member.completeOrder();
  await expect(member.heading("confirmation.heading")).toBeVisible();
  const taken = effort.take();
  tellEffort("buy as somebody known", taken);
  const { screens, inputs, presses } = taken;
  expect(screens).toEqual([member.texts.say("confirmation.heading")]);
  expect([presses, inputs]).toEqual([1, 2]);
  await page.goBack();
  await expect(member.completeOrderButton()).toHaveCount(0);
});

test("[A2.46] A link to an offer takes whoever is known one press", async ({ page }) => {
  const effort = await countEffort(page);
  const member = new Subscriber(page, "en-US");
  await member.subscribeBefore("music-monthly");
  effort.take();
  await member.open("/subscribe/oneclick?offerid=us-all-access-monthly");
  await press(page, member.completeOrderButton());
  await expect(member.heading("confirmation.heading")).toBeVisible();
  expect(effort.take().inputs).toBe(1);
});

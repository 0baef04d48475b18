import { expect, test } from "@playwright/test";
import { BillPayer, NO_FUNDS_LATER } from "../support/bill-payer.ts";
import { press, typeInto } from "../support/keyboard.ts";
import { atSecurity, edit, NEW_PASSWORD } from "../support/security-page.ts";
import { GOOD_CARD } from "../support/shopper.ts";
import { Subscriber } from "../support/subscriber.ts";
import { eventsUntil, expectTold, lineOf } from "./tracked-events.ts";

test("[A8.32] [A9.07] [A9.11] A change of plan is told with its upgrade, its refusal and its end", async ({
  page,
}) => {
  const member = new Subscriber(page, "en-US");
  await member.subscribe("music-monthly", { card: NO_FUNDS_LATER });
  await press(page, member.link("plan.change"));
  await member.choose(/^Zenith, monthly/);
  await member.choose(/^Horizon, monthly/);
  await press(page, member.button("change.ask"));
  const pay = page.getByRole("button", { name: member.texts.like("change.confirm-and-pay") });
  await press(page, pay);
  await expect(page.getByRole("alert")).toContainText(/haven’t been charged/);
  await press(page, member.button("billing.use-another-card"));
  await member.enterCard(GOOD_CARD);
  await press(page, member.button("methods.add-save"));
  await expect(page.getByLabel(member.texts.say("review.pay-with"))).toContainText("4242");
  await press(page, pay);
  await expect(page.getByText(member.texts.say("change.done-now", { plan: "Horizon" }))).toBeVisible();
  const place = "in changePlan/default";
  // The arrow keys pass by other plans on their way.
  const told = (await eventsUntil(page, "complete-order")).map(lineOf);
  const upgrade = "selected-upgrade us-all-access-monthly";
  expect(told.filter((line) => !line.startsWith("selected-upgrade") || line === upgrade)).toEqual([
    "page-view account",
    "view-other-subscription-options",
    `flow-start ${place}`,
    `page-view subscription/change ${place}`,
    "selected-upgrade us-all-access-monthly",
    "continue-upgrade us-all-access-monthly",
    "complete-order",
    "change-subscription-failure",
    "business-error CREDIT_CARD_ERROR #1",
    "complete-order",
  ]);
});

test("[A9.07] A cancellation is told from its page to its end", async ({ page }) => {
  const member = new Subscriber(page, "en-US");
  await member.subscribe("music-monthly");
  await press(page, member.link("title.cancel-plan"));
  await press(page, member.button("rule.why"));
  await press(page, member.button("cancel.at-term-end"));
  await expect(member.text("cancel.done")).toBeVisible();
  await page.getByLabel(member.texts.say("cancel.reason-label")).selectOption("other");
  await typeInto(page, page.getByLabel(member.texts.say("cancel.reason-note")), "I am moving abroad");
  await press(page, member.button("cancel.reason-send"));
  await expect(member.text("cancel.reason-told")).toBeVisible();
  const place = "in cancelPlan/default";
  const events = await eventsUntil(page, "generic-button-click");
  const lines = events.map(lineOf).map((line) => line.replace(/^viewToolTip .*/, "viewToolTip"));
  expect(lines).toEqual([
    "page-view account",
    `flow-start ${place}`,
    `page-view subscription/cancel ${place}`,
    "viewToolTip",
    "complete-order",
    "generic-button-click cancellationReason",
  ]);
  expect(events.at(-1)?.groups["customerInfo"]).toMatchObject({ transactionType: "cancel" });
  expect(events.at(-1)?.groups["planInfo"]).toMatchObject({ cancelReason: "other", otherReasonText: "•••" });
});

test("[A9.16] A bill and a gift card are told from their pages to the money", async ({ page }) => {
  const payer = new BillPayer(page, "en-US");
  await payer.liveWithPlan({ ago: "P1M3D", card: NO_FUNDS_LATER });
  await payer.open("/account");
  await press(page, payer.link("account.pay-now"));
  await press(page, payer.buttonLike("pay.submit"));
  await expect(page.getByRole("radio", { name: payer.texts.say("pay.other-card") })).toBeChecked();
  await payer.enterCard();
  await press(page, payer.buttonLike("pay.submit"));
  await expect(payer.heading("pay.receipt-heading")).toBeFocused();
  await expectTold(page, [
    "page-view account",
    "flow-start in payBill/default",
    "page-view account/pay in payBill/default",
    "generic-button-click payBill",
    "business-error CREDIT_CARD_ERROR #1",
    "generic-button-click payBill",
  ]);

  const code = await payer.buyGiftCard(500);
  await payer.open("/account/gift-card");
  await payer.typeGiftCard("SKYW00000000NONE");
  await expect(page.getByText(payer.texts.say("gift-card.error.BAD_DATA_RETURNED"))).toBeVisible();
  await payer.typeGiftCard(code);
  await press(page, payer.button("gift-card.redeem"));
  await eventsUntil(page, "prepaid-redeemed");
  await expectTold(page, [
    "flow-start in redeemGiftCard/default",
    "page-view account/gift-card in redeemGiftCard/default",
    "prepaid-opened",
    "business-error BAD_DATA_RETURNED #1",
    "prepaid-redeemed",
  ]);
});

test("Changes of credentials are told with their refusal, never with what was typed", async ({ page }) => {
  const member = await atSecurity(page);
  await press(page, member.button("security.password-change"));
  await typeInto(page, member.field("security.password-new"), "password");
  await press(page, member.button("security.save"));
  await expect(member.field("security.password-new")).toHaveAttribute("aria-invalid", "true");
  await typeInto(page, member.field("security.password-new"), NEW_PASSWORD);
  await press(page, member.button("security.save"));
  await expect(member.field("security.password-new")).toBeHidden();
  await edit(member, "username", "x");
  await press(page, member.button("security.save"));
  await expect(page.getByRole("alert").first()).toBeVisible();
  await expectTold(page, [
    "page-view account/security",
    "generic-button-click changePassword",
    "business-error PASSWORD_DISALLOWED_WORDS #1",
    "generic-button-click changePassword",
    "generic-button-click changeUsername",
    "business-error INVALID_HANDLE #2",
  ]);
});

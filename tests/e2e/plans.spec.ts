import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { expectAccessible, watchConsole, withoutRefusals } from "./support/check-page.ts";
import { press, typeInto } from "./support/keyboard.ts";
import { clickTwice, countCalls, pressThroughOutage } from "./support/ui-stress.ts";
import { GOOD_CARD } from "./support/shopper.ts";
import { Subscriber } from "./support/subscriber.ts";

const NO_FUNDS_LATER = "4000000770000018";

test("[S1.04] [S2.09] [A2.54] A plan is changed by a gift card and another card after the first was declined, and charged once", async ({
  page,
}) => {
  const complaints = watchConsole(page);
  const member = new Subscriber(page, "en-US");
  await member.subscribe("music-monthly", { card: NO_FUNDS_LATER });
  await press(page, member.link("plan.change"));
  await expect(member.button("change.ask")).toBeVisible();
  await expectAccessible(page);
  // A promo code opens a plan that is not listed, and is kept over a look at what that costs.
  await press(page, member.button("promo.question"));
  await typeInto(page, member.field("promo.label"), "HALFPRICE");
  await press(page, member.button("promo.apply"));
  await expect(page.getByText(member.texts.say("promo.applied", { code: "HALFPRICE" }))).toBeVisible();
  await expect(page.getByRole("radio", { name: /^Horizon, monthly/ }).first()).toBeChecked();
  await expectAccessible(page);
  await press(page, member.button("change.ask"));
  await expect(page.getByText(member.texts.like("change.terms-text"))).toContainText("$5.99");
  await page.goBack();
  await press(page, member.button("promo.remove"));
  await member.choose(/^Horizon, monthly/);
  await expect(page.getByRole("radio", { name: /^Now/ })).toBeChecked();
  await press(page, member.button("change.ask"));
  const pay = page.getByRole("button", { name: member.texts.like("change.confirm-and-pay") });
  await expect(pay).toBeVisible();
  await expect(page.getByText(member.texts.like("change.credit-line.other"))).toBeVisible();
  await expectAccessible(page);

  await page.goBack();
  await expect(member.button("change.ask")).toBeVisible();
  await page.goForward();
  await press(page, pay);
  const declined = page.getByRole("alert");
  await expect(declined).toContainText(/haven’t been charged/);

  await press(page, member.button("billing.use-another-card"));
  await member.enterCard(GOOD_CARD);
  await press(page, member.button("methods.add-save"));
  await expect(page.getByLabel(member.texts.say("review.pay-with"))).toContainText("4242");
  const full = await pay.textContent();
  await press(page, member.button("gift-card.have"));
  await member.typeGiftCard(await member.buyGiftCard(100));
  await expect(page.getByText(member.texts.like("gift-card.pays-first"))).toBeVisible();
  await expect(pay).not.toHaveText(full ?? "");
  await expect(page.getByLabel(member.texts.say("review.pay-with"))).toContainText("4242");
  await expectAccessible(page);
  const confirms = countCalls(page, "PUT", "/confirm");
  await clickTwice(pay);
  await expect(page.getByText(member.texts.say("change.done-now", { plan: "Horizon" }))).toBeVisible();
  await expect(page.getByText(member.texts.like("confirmation.gift-card-paid"))).toContainText("$1.00");
  await expectAccessible(page);

  // Back shows what can be chosen by now, and buys nothing.
  await page.goBack();
  await expect(member.button("change.ask")).toBeVisible();
  expect(confirms()).toBe(1);
  await member.open("/account");
  await expect(page.getByRole("heading", { name: "Horizon" })).toBeVisible();
  expect(withoutRefusals(complaints)).toEqual([]);
});

test("[S1.04] [S2.09] [A2.56] A plan is cancelled by two presses, with the rule and no reason asked, taken back, and kept for less", async ({
  page,
}) => {
  const complaints = watchConsole(page);
  const member = new Subscriber(page, "fr-CA");
  await member.subscribe("music-monthly");
  await member.openPlan("Melodia");
  await expectAccessible(page);
  await press(
    page,
    page.getByRole("button", { name: member.texts.say("plan.charges-all", { count: "24" }) }),
  );
  await expect(page.getByRole("row")).toHaveCount(25);
  const downloading = page.waitForEvent("download");
  await press(page, member.button("plan.calendar"));
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^melodia-.*\.ics$/);
  const calendar = await readFile(await download.path(), "utf8");
  expect(calendar.match(/^SUMMARY:Melodia/gm)).toHaveLength(24);
  expect(calendar).toContain("Renouvellement du forfait Melodia");

  await member.open("/account");
  await press(page, member.link("title.cancel-plan"));
  await expect(page.getByText(member.texts.like("cancel.ends-on"))).toBeVisible();
  await expect(page.getByText(member.texts.like("cancel.to-card"))).toBeVisible();
  await press(page, member.button("rule.why"));
  await expect(page.getByText(/Loi sur la protection du consommateur/)).toBeVisible();
  await expectAccessible(page);
  const [cancel, keep] = [member.button("cancel.at-term-end"), member.button("cancel.keep-for-less")];
  const sizes = await Promise.all([cancel, keep].map((button) => button.boundingBox()));
  expect([sizes[0]?.width, sizes[0]?.height]).toEqual([sizes[1]?.width, sizes[1]?.height]);
  await press(page, cancel);
  await expect(member.text("cancel.done")).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel(member.texts.say("cancel.reason-label")).selectOption("content");
  await press(page, member.button("cancel.reason-send"));
  await expect(member.text("cancel.reason-told")).toBeVisible();
  await press(page, member.button("plan.take-back"));
  await expect(member.text("cancel.taken-back")).toBeVisible();

  // Asked once more, somebody may look at what staying for less would cost, leave it, and take it.
  await member.open("/subscription/cancel");
  await press(page, keep);
  await press(page, member.button("cancel.rather-cancel"));
  await press(page, keep);
  await expect(page.getByText(member.texts.like("change.terms-text"))).toBeVisible();
  await expectAccessible(page);
  await press(page, member.button("cancel.keep-confirm"));
  await expect(page.getByText(member.texts.like("cancel.kept"))).toBeVisible();
  await expectAccessible(page);
  await press(page, member.link("plan.see-plan"));
  await expect(member.text("plan.stands.renews")).toBeVisible();
  await member.open("/subscription/cancel");
  await expect(member.button("cancel.pause-instead")).toBeVisible();
  await press(page, cancel);
  await expect(member.text("cancel.done")).toBeVisible();
  expect(withoutRefusals(complaints)).toEqual([]);
});

test("[A2.55] A pause that another tab has agreed is told by name; a lost network and another term go on", async ({
  page,
  context,
}) => {
  const member = new Subscriber(page, "en-CA");
  await member.subscribe("all-access-monthly");
  await member.openPlan("Horizon");
  const address = page.url();
  await press(page, page.getByRole("link", { name: member.texts.say("plan.pause-text") }));
  await member.choose(/^2 months/);
  await expectAccessible(page);
  const other = new Subscriber(await context.newPage(), "en-CA");
  await other.page.goto(page.url());
  await expect(other.button("pause.confirm.one", { count: "1" })).toBeVisible();

  const words = member.texts.say("failure.UNREACHABLE", { brand: "Skywave" });
  await pressThroughOutage(member.button("pause.confirm.other", { count: "2" }), words);
  await expect(member.text("pause.done")).toBeVisible();
  await expectAccessible(page);
  await press(other.page, other.button("pause.confirm.one", { count: "1" }));
  await expect(other.text("change.SUBSCRIPTION_PAUSED")).toBeVisible();

  await page.goto(address.replace("/account/plan/", "/subscription/change-term?subscriptionId="));
  await expect(page.getByRole("radio", { name: /^Horizon/ })).toHaveCount(2);
  await expect(page.getByRole("radio", { name: /^Zenith|^Brisa/ })).toHaveCount(0);
  await expect(page.getByText(member.texts.like("change.replaces-pause"))).toBeVisible();
  await member.choose(/^Horizon, yearly/);
  await press(page, member.button("change.ask"));
  await press(page, member.button("change.confirm"));
  await expect(page.getByText(member.texts.like("change.done-later"))).toBeVisible();
  await press(page, member.link("plan.see-plan"));
  const path = page.getByRole("list", { name: member.texts.say("timeline.label", { plan: "Horizon" }) });
  await expect(path.getByRole("listitem").filter({ hasText: "a year" })).toHaveCount(1);
});

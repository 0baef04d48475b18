import { type Browser, expect, type Locator, test } from "@playwright/test";
import { dictionaries, type MailKey } from "@skywave/localization";
import { press } from "./support/keyboard.ts";
import { Subscriber } from "./support/subscriber.ts";

/** One person with a plan, at two devices at once. */
async function atTwoDevices(browser: Browser): Promise<[Subscriber, Subscriber]> {
  const phone = new Subscriber(await browser.newPage(), "en-US");
  await phone.subscribe("music-monthly");
  const laptop = new Subscriber(await browser.newPage(), "en-US");
  await laptop.open("/account/login");
  await laptop.signInWithPassword(undefined, phone.email);
  return [phone, laptop];
}

async function openCancellation(device: Subscriber): Promise<Locator> {
  await device.open("/subscription/cancel");
  const cancel = device.button("cancel.at-term-end");
  await expect(cancel).toBeVisible();
  return cancel;
}

async function openSwitch(device: Subscriber): Promise<Locator> {
  await device.open("/subscription/change");
  await device.choose(/^Horizon, monthly/);
  await press(device.page, device.button("change.ask"));
  const confirm = device.page.getByRole("button", { name: device.texts.like("change.confirm-and-pay") });
  await expect(confirm).toBeVisible();
  return confirm;
}

const TOLD = [
  "change.CANCELLATION_PENDING",
  "change.QUOTE_CHANGED",
  "change.SAME_PLAN",
  "change.PAYMENT_IN_PROGRESS",
] as const;

/** What became of a press: its receipt, or why there is none. */
async function outcomeOf(device: Subscriber, receipt: Locator): Promise<"done" | "told"> {
  const told = TOLD.map((key) => device.text(key)).reduce((either, text) => either.or(text));
  await expect(receipt.or(told)).toBeVisible({ timeout: 30_000 });
  return (await receipt.isVisible()) ? "done" : "told";
}

test("Two devices that cancel and change one plan at the same moment leave one legal state, and one is told why", async ({
  browser,
}) => {
  const [phone, laptop] = await atTwoDevices(browser);
  const [cancel, change] = await Promise.all([openCancellation(phone), openSwitch(laptop)]);
  await Promise.all([cancel.click(), change.click()]);
  const cancelled = await outcomeOf(phone, phone.text("cancel.done"));
  const changed = await outcomeOf(
    laptop,
    laptop.page.getByText(laptop.texts.say("change.done-now", { plan: "Horizon" })),
  );
  expect([cancelled, changed].toSorted()).toEqual(["done", "told"]);
  for (const device of [phone, laptop]) {
    await device.open("/account");
    const plan = changed === "done" ? "Horizon" : "Melodia";
    const state = changed === "done" ? "account.state.active" : "account.state.pending_cancellation";
    await expect(device.page.getByRole("heading", { name: plan })).toBeVisible();
    await expect(device.page.getByText(device.texts.say(state), { exact: true })).toBeVisible();
  }
});

test("Two devices that cancel one plan at the same moment cancel it once, and both know it", async ({
  browser,
}) => {
  const [phone, laptop] = await atTwoDevices(browser);
  const buttons = await Promise.all([openCancellation(phone), openCancellation(laptop)]);
  await Promise.all(buttons.map((button) => button.click()));
  const outcomes = await Promise.all(
    [phone, laptop].map((device) => outcomeOf(device, device.text("cancel.done"))),
  );
  expect(outcomes).toContain("done");
  await phone.open("/account");
  await expect(phone.text("account.state.pending_cancellation")).toBeVisible();
  const mailTexts: Partial<Record<MailKey, string>> = dictionaries["en-US"].mail;
  const subject = (mailTexts["transactional.cancellation-agreed.subject"] ?? "no subject")
    .replace("{plan}", "Melodia")
    .replace("{day}", "");
  const told = async () => (await phone.mails()).filter((mail) => mail.subject.includes(subject)).length;
  await expect.poll(told).toBe(1);
});

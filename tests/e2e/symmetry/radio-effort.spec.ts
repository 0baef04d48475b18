import { expect, test } from "@playwright/test";
import { Driver } from "../support/driver.ts";
import { press } from "../support/keyboard.ts";
import { countEffort, tellEffort } from "./count-effort.ts";

test("Whoever has an account claims the trial of a new car on two screens by one press", async ({ page }) => {
  const effort = await countEffort(page);
  const driver = new Driver(page, "en-US");
  await driver.join();
  const made = await page.request.get("/sandbox/api/vehicle-trials", { maxRedirects: 0 });
  effort.take();
  await driver.open(made.headers()["location"] ?? "");
  await press(page, driver.button("trial.claim"));
  await expect(page.getByRole("heading", { name: driver.texts.like("trial.done-heading") })).toBeVisible();
  const taken = effort.take();
  tellEffort("claim a trial", taken);
  expect(taken.screens.length).toBeLessThanOrEqual(2);
  expect(taken.presses).toBe(1);
});

test("Whoever has a card on file buys a plan for a car on four screens", async ({ page }) => {
  const effort = await countEffort(page);
  const driver = new Driver(page, "en-US");
  // The card of the first car is on file.
  await driver.buyCar();
  await driver.buildCar();
  effort.take();
  await driver.open("/subscribe/checkout/purchase/satellite/organic/new");
  await driver.findBy("RID", driver.radioId);
  await press(page, driver.button("radio-step.continue"));
  await driver.choosePlan(/Polaris/);
  await driver.completeOrder();
  await expect(driver.heading("confirmation.heading")).toBeVisible();
  const taken = effort.take();
  tellEffort("buy for a car", taken);
  expect(taken.screens.length).toBeLessThanOrEqual(4);
  // Find, this radio, this plan, pay.
  expect(taken.presses).toBe(4);
});

test("Whoever has a plan moves it to another radio on three screens at most", async ({ page }) => {
  const effort = await countEffort(page);
  const driver = new Driver(page, "en-US");
  await driver.buyCar();
  const old = driver.radioId;
  await driver.buildCar();
  await driver.open("/account");
  await expect(driver.heading("account.heading")).toBeVisible();
  effort.take();
  const own = page.getByRole("article").filter({ hasText: old.slice(-4) });
  await press(page, own.getByRole("link", { name: driver.texts.within("transfer.open") }));
  await driver.findBy("RID", driver.radioId);
  await press(page, driver.button("transfer.confirm"));
  await expect(page.getByRole("status").filter({ hasText: driver.radioId.slice(-4) })).toBeFocused();
  const taken = effort.take();
  tellEffort("move a radio", taken);
  expect(taken.screens.length).toBeLessThanOrEqual(3);
  // The radio's link, find, move.
  expect(taken.presses).toBe(3);
});

test("Whoever has a plan for a car cancels it on two screens", async ({ page }) => {
  const effort = await countEffort(page);
  const driver = new Driver(page, "en-US");
  await driver.buyCar();
  effort.take();
  await driver.open("/subscription/cancel");
  await press(page, driver.button("cancel.at-term-end"));
  await expect(driver.text("cancel.done")).toBeVisible();
  const taken = effort.take();
  tellEffort("cancel", taken);
  expect(taken.screens.length).toBeLessThanOrEqual(2);
  expect(taken.presses).toBe(1);
});

import { expect, test } from "@playwright/test";
import { expectAccessible, watchConsole, withoutRefusals } from "./support/check-page.ts";
import { Driver } from "./support/driver.ts";
import { press, typeInto } from "./support/keyboard.ts";
import { CODE } from "./support/security-page.ts";
import { PHONE } from "./support/visits.ts";

test("[A2.58] Somebody takes a plan along to a new car by the link of a mail and a code, on a phone", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const driver = new Driver(page, "fr-CA");
  await driver.buyCar();
  const old = driver.radioId;
  await driver.buildCar();
  const params = { email: driver.email };
  const made = await page.request.get("/sandbox/api/targeted-links/transfer", { params, maxRedirects: 0 });
  const link = made.headers()["location"] ?? "";
  const token = new URLSearchParams(link.split("?")[1]).get("token") ?? "";
  expect(token).toHaveLength(43);
  await driver.signOut();

  const complaints = watchConsole(page);
  await driver.open(link);
  await expect(driver.text("targeted.heard-on")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: old.slice(-4) })).toBeVisible();
  expect(page.url()).not.toContain(token);
  await expectAccessible(page);
  await press(page, driver.button("targeted.send"));
  await typeInto(page, driver.field("sign-in.code"), await driver.message(CODE));
  await expect(page).toHaveURL(/\/transfer\/targeted\?subscriptionId=/);

  await driver.findBy("VIN", driver.vin);
  await expect(driver.text("transfer.free")).toBeVisible();
  await press(page, driver.button("transfer.confirm"));
  await expect(page.getByRole("status").filter({ hasText: driver.radioId.slice(-4) })).toBeFocused();
  const layers = await page.evaluate(() =>
    JSON.stringify([Reflect.get(window, "dataLayer"), Reflect.get(window, "digitalData")]),
  );
  expect(layers).not.toContain(token);
  expect(withoutRefusals(complaints)).toEqual([]);
});

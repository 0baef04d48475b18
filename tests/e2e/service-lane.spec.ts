import { expect, test } from "@playwright/test";
import { expectAccessible, watchConsole } from "./support/check-page.ts";
import { press } from "./support/keyboard.ts";
import { Member } from "./support/member.ts";

test("[A2.42] A dealer's desk starts the trial of a car in two presses, without an account", async ({
  page,
}) => {
  const complaints = watchConsole(page);
  const desk = new Member(page, "en-US");
  const made = await page.request.get("/sandbox/api/service-lane", { maxRedirects: 0 });
  await desk.open(made.headers()["location"] ?? "");
  await expect(desk.heading("service-lane.vehicle")).toBeVisible();
  // The key of the desk is gone from the address before anything else happens.
  expect(new URL(page.url()).hash).toBe("");
  await expectAccessible(page);
  await press(page, desk.button("service-lane.confirm"));
  await expect(desk.heading("service-lane.start")).toBeFocused();
  await expect(page.getByText(/Vireo/)).toBeVisible();
  await expectAccessible(page);
  await press(page, desk.button("service-lane.submit"));
  await expect(desk.heading("service-lane.done")).toBeFocused();
  await expect(page.getByText(desk.texts.like("service-lane.done-text"))).toBeVisible();
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});

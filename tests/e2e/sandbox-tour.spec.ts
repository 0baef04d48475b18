import { expect, test } from "@playwright/test";
import { expectAccessible, watchConsole } from "./support/check-page.ts";
import { press } from "./support/keyboard.ts";
import { textsIn } from "./support/texts.ts";

const { say } = textsIn("en-US");

test("A newcomer takes the tour by keyboard, becomes one of the people at its stops, and comes back to it", async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await page.goto("/sandbox#tour");
  const heading = page.getByRole("heading", { level: 2, name: say("sandbox.tour.heading") });
  await expect(heading).toBeVisible();
  await expectAccessible(page);
  await press(page, page.getByRole("link", { name: say("sandbox.tour.pay.action") }));
  await expect(page).toHaveURL(/\/account\/bills$/);
  await expect(page.getByRole("heading", { level: 1, name: say("title.bills") })).toBeVisible();
  await page.goBack();
  await expect(heading).toBeVisible();
  await expect(
    page.getByRole("progressbar", { name: say("sandbox.tour.progress", { count: "1", all: "10" }) }),
  ).toBeVisible();
  // Whoever is somebody already becomes somebody else all the same.
  await press(page, page.getByRole("link", { name: say("sandbox.tour.cancel.action") }));
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByText("dana@skywave.example").first()).toBeVisible();
  expect(complaints).toEqual([]);
});

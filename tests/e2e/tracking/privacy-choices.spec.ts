import { expect, test } from "@playwright/test";
import type { Locale } from "@skywave/localization";
import { expectAccessible, watchConsole } from "../support/check-page.ts";
import { press } from "../support/keyboard.ts";
import { Member } from "../support/member.ts";
import { eventsOn, eventsUntil } from "./tracked-events.ts";

const LOCALES: Locale[] = ["en-US", "en-CA", "fr-CA"];
const EQUAL_BUTTONS = ["privacy.allow-all", "privacy.refuse-all", "privacy.save"] as const;

for (const locale of LOCALES) {
  test(`The privacy choices in ${locale} open from the foot of the page, by keyboard, with equal buttons`, async ({
    page,
  }) => {
    const complaints = watchConsole(page);
    const person = new Member(page, locale);
    await person.open("/account/login");
    await press(page, person.button("footer.choices"));
    const dialog = page.getByRole("dialog", { name: person.texts.say("privacy.heading") });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    const boxes = dialog.getByRole("checkbox");
    await expect(boxes).toHaveCount(3);
    await expect(dialog.getByRole("checkbox", { checked: true })).toHaveCount(locale === "en-US" ? 3 : 0);
    const looks = EQUAL_BUTTONS.map((key) =>
      person.button(key).evaluate((button) => {
        const { backgroundColor, color, fontSize, borderColor } = getComputedStyle(button);
        const { width, height } = button.getBoundingClientRect();
        return [backgroundColor, color, fontSize, borderColor, Math.round(width), height].join();
      }),
    );
    expect(new Set(await Promise.all(looks)).size).toBe(1);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(person.button("footer.choices")).toBeFocused();
    expect(complaints).toEqual([]);
  });
}

test("In Canada nothing is told before a yes; a yes is for what follows, and a no in another tab stops it", async ({
  page,
  context,
}) => {
  const person = new Member(page, "fr-CA");
  await person.open("/subscribe/checkout/purchase/streaming/organic");
  await expect(page.getByRole("radio").first()).toBeVisible();
  const question = page.getByRole("region", { name: person.texts.say("privacy.question") });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  expect(await eventsOn(page)).toEqual([]);
  await press(page, person.button("privacy.question.yes"));
  await expect(question).toBeHidden();
  await expect(person.text("privacy.saved")).toBeVisible();
  await person.choosePlan();
  const told = (await eventsUntil(page, "page-view")).map(({ name }) => name);
  expect(told).not.toContain("flow-start");

  const other = new Member(await context.newPage(), "fr-CA");
  await other.open("/account/login");
  await eventsUntil(other.page, "page-view");
  await press(other.page, other.button("footer.choices"));
  await press(other.page, other.button("privacy.refuse-all"));
  await expect(other.text("privacy.saved")).toBeVisible();
  const before = await eventsOn(page);
  await page.bringToFront();
  await page.goBack();
  await expect(page.getByRole("radio").first()).toBeVisible();
  expect(await eventsOn(page)).toEqual(before);
});

test("A browser's signal is honoured, shown as honoured, and keeps advertising off", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
  });
  const person = new Member(page, "en-US");
  await person.open("/account/login");
  await expect(page.getByText(person.texts.say("footer.signal"))).toBeVisible();
  await press(page, person.button("footer.choices"));
  await expect(person.text("privacy.signal")).toBeVisible();
  await expect(person.field("privacy.group.C0004")).toBeDisabled();
  await press(page, person.button("privacy.allow-all"));
  const groups = (await page.context().cookies()).find(({ name }) => name === "CONSENT_GROUPS");
  expect(groups?.value).toBe("C0001.C0002.C0003");
  await press(page, person.button("footer.choices"));
  await expect(person.field("privacy.group.C0004")).not.toBeChecked();
});

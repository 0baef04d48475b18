import { expect, type Page, test } from "@playwright/test";
import { expectAccessible, watchConsole } from "./support/check-page.ts";
import { press } from "./support/keyboard.ts";
import { Member } from "./support/member.ts";
import { LANGUAGES } from "./support/visits.ts";

async function waitingPlan(page: Page, status: string): Promise<string> {
  const response = await page.request.post("/sandbox/api/waiting-plans", { data: { status } });
  const { path }: { path: string } = await response.json();
  return path;
}

for (const locale of LANGUAGES) {
  test(`[A2.10] [S4.31] A plan that waits in ${locale} becomes the account's that is made for it`, async ({
    page,
  }) => {
    const complaints = watchConsole(page);
    const member = new Member(page, locale);
    await member.open(await waitingPlan(page, "UNCLAIMED_NO_EMAIL"));
    await expect(member.heading("sal.heading")).toBeVisible();
    await expect(member.text("sal.no-email")).toBeVisible();
    await expectAccessible(page);
    await member.createAccount();
    await press(page, page.getByRole("button", { name: member.texts.like("sal.claim") }));
    await expect(page.getByRole("heading", { name: member.texts.like("sal.done-heading") })).toBeVisible();
    await expect(member.heading("sal.heading")).toBeFocused();
    await expectAccessible(page);
    await press(page, page.getByRole("link", { name: member.texts.say("sal.done-account") }));
    await expect(member.text("account.state.active")).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

for (const [id, status, key] of [
  ["S4.29", "UNCLAIMED_EMAIL_AVAILABLE", "sal.email-available"],
  ["S4.30", "UNCLAIMED_SIGN_IN_TO_REUSE", "sal.email-taken"],
  ["S4.32", "UNCLAIMED_EMAIL_TAKEN", "sal.email-cannot"],
  ["S4.33", "CLAIMED", "sal.claimed"],
] as const) {
  test(`[${id}] A waiting plan that is ${status} says what to do`, async ({ page }) => {
    const member = new Member(page, "en-US");
    await member.open(await waitingPlan(page, status));
    await expect(page.getByText(member.texts.like(key))).toBeVisible();
    await expectAccessible(page);
  });
}

test("A link that is not good any more says so, and so does an address without one", async ({ page }) => {
  const member = new Member(page, "en-CA");
  await member.open("/subscribe/sal-2#not-a-link-that-we-made");
  await expect(member.text("sal.error.INVALID_SAL_STATUS")).toBeVisible();
  const toPlans = page.getByRole("link", { name: member.texts.say("error.home") });
  await expect(toPlans).toHaveAttribute("href", "/subscribe");
  // Not the browser's own blue, which is no colour of the page.
  await expect(toPlans).not.toHaveCSS("color", "rgb(0, 0, 238)");
  await page.goto("about:blank");
  await member.open("/subscribe/sal-2");
  await expect(member.text("sal.missing")).toBeVisible();
  await expectAccessible(page);
});

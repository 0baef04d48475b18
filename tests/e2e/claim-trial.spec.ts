import { expect, type Page, test } from "@playwright/test";
import { expectAccessible, watchConsole } from "./support/check-page.ts";
import { press } from "./support/keyboard.ts";
import { Member } from "./support/member.ts";
import { LANGUAGES } from "./support/visits.ts";

/** Where the link leads that a maker sends for a new car. */
async function makersLink(page: Page, query: Record<string, string>): Promise<string> {
  const answer = await page.request.get("/sandbox/api/vehicle-trials", { params: query, maxRedirects: 0 });
  expect(answer.status(), await answer.text()).toBe(302);
  return answer.headers()["location"] ?? "";
}

for (const locale of LANGUAGES) {
  test(`[A1.03] [A2.44] A maker's trial in ${locale} becomes the account's that is made for it, without a card`, async ({
    page,
  }) => {
    const complaints = watchConsole(page);
    const member = new Member(page, locale);
    await member.open(await makersLink(page, { country: locale === "en-US" ? "US" : "CA" }));
    await expect(member.heading("title.claim-trial")).toBeVisible();
    // The secret of the link is gone from the address before anything else happens.
    expect(new URL(page.url()).hash).toBe("");
    await expect(page.getByText(member.texts.like("trial.text.other"))).toBeVisible();
    await expectAccessible(page);
    await member.createAccount();
    await press(page, page.getByRole("button", { name: member.texts.say("trial.claim") }));
    await expect(page.getByRole("heading", { name: member.texts.like("trial.done-heading") })).toBeVisible();
    await expectAccessible(page);
    await press(page, page.getByRole("link", { name: member.texts.say("trial.done-account") }));
    // The plan has it, and so has the radio that it is heard on.
    await expect(member.text("account.state.active").first()).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

test("A trial that has not begun, a link that nobody made, and an address without one each say so", async ({
  page,
}) => {
  const member = new Member(page, "en-US");
  await member.open(await makersLink(page, { isWaiting: "true" }));
  await expect(member.text("trial.state.TrialNotStarted")).toBeVisible();
  await page.goto("about:blank");
  await member.open("/activate#not-a-link-that-we-made");
  await expect(member.text("trial.error.MAGIC_LINK_NOT_FOUND")).toBeVisible();
  await page.goto("about:blank");
  await member.open("/activate");
  await expect(member.text("trial.missing")).toBeVisible();
  await expectAccessible(page);
});

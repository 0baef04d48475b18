import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./support/check-page.ts";
import { press } from "./support/keyboard.ts";
import { Member } from "./support/member.ts";
import { watchRequests } from "./support/page/watch-requests.ts";
import { LANGUAGES } from "./support/visits.ts";

/** Passes minutes, and ten seconds, for the page and for the server that it asks: else it would rightly doubt its own clock. */
async function takeOverTime(page: Page): Promise<(minutes: number) => Promise<void>> {
  let passed = 0;
  await page.clock.install();
  await page.route("**/time/v1/metronome", (route) =>
    route.fulfill({ json: { data: { time: Date.now() + passed } } }),
  );
  return async (minutes) => {
    const milliseconds = minutes * 60_000 + 10_000;
    passed += milliseconds;
    await page.clock.fastForward(milliseconds);
  };
}

for (const locale of LANGUAGES) {
  test(`[A2.05] [A4.19] Somebody idle in ${locale} is warned, may stay, and is signed out and led back`, async ({
    page,
  }) => {
    const member = new Member(page, locale);
    await member.join();
    const passTime = await takeOverTime(page);
    await member.open("/account/security");
    await expect(member.heading("security.sessions")).toBeVisible();
    // The sandbox's own drawer asks for its texts, which counts as an answer to a screen.
    await expect(page.getByRole("complementary")).toBeVisible();

    await passTime(28);
    const question = page.getByRole("dialog", { name: member.texts.say("timeout.heading") });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await press(page, member.button("timeout.stay"));
    await expect(question).toBeHidden();

    // An answer in between begins the half hour anew: else the time would be over by the second of these.
    await passTime(20);
    const untilQuiet = watchRequests(page);
    await press(page, page.getByRole("link", { name: member.texts.say("account.billing") }));
    await expect(member.heading("bills.heading")).toBeVisible();
    await untilQuiet();
    await passTime(28);
    await expect(question).toBeVisible();
    await press(page, member.button("timeout.stay"));
    await expect(question).toBeHidden();

    await passTime(30);
    const news = page.getByRole("dialog", { name: member.texts.say("timeout.over-heading") });
    await expect(news).toBeVisible();
    await expect(news).toHaveCount(1);
    await expect(member.button("timeout.sign-in")).not.toHaveAttribute("aria-disabled");
    await press(page, member.button("timeout.sign-in"));
    await expect(page).toHaveURL(/returnUrl=%2Faccount%2Fbills/);
    await member.enterPassword();
    await expect(member.heading("bills.heading")).toBeVisible();
  });
}

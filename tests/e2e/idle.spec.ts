import { expect, test } from "@playwright/test";
import { LOCALES } from "@skywave/localization";
import { expectAccessible } from "./support/check-page.ts";
import { press, typeInto } from "./support/keyboard.ts";
import { Member } from "./support/member.ts";
import { PASSWORD } from "./support/shopper.ts";

for (const locale of LOCALES) {
  test(`[A2.05] [A4.16] Somebody idle in ${locale} is warned, may stay, and is signed out and led back`, async ({
    page,
  }) => {
    const member = new Member(page, locale);
    await member.join();
    await page.clock.install();
    // The server's time passes with the page's: a client that is told otherwise would rightly not believe its own.
    await page.route("**/time/v1/metronome", async (route) =>
      route.fulfill({ json: { data: { time: await page.evaluate(() => Date.now()) } } }),
    );
    await member.open("/account/security");
    await expect(member.heading("security.sessions")).toBeVisible();

    await page.clock.fastForward("28:10");
    const question = page.getByRole("dialog", { name: member.texts.say("timeout.heading") });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await press(page, member.button("timeout.stay"));
    await expect(question).toBeHidden();

    await page.clock.fastForward("30:10");
    const news = page.getByRole("dialog", { name: member.texts.say("timeout.over-heading") });
    await expect(news).toBeVisible();
    await expect(news).toHaveCount(1);
    await press(page, member.button("timeout.sign-in"));
    await expect(page).toHaveURL(/returnUrl=%2Faccount%2Fsecurity/);
    await member.enterHandle();
    await press(page, member.button("sign-in.method.password"));
    await typeInto(page, member.field("account-step.password"), PASSWORD);
    await press(page, member.button("sign-in.submit"));
    await expect(member.heading("security.sessions")).toBeVisible();
  });
}

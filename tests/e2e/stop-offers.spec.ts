import { expect, test } from "@playwright/test";
import { expectAccessible, watchConsole } from "./support/check-page.ts";
import { press, typeInto } from "./support/keyboard.ts";
import { Member } from "./support/member.ts";
import { DESKTOP, LANGUAGES, PHONE } from "./support/visits.ts";

for (const locale of LANGUAGES) {
  test(`Whoever gets offers in ${locale} stops them by the link below a mail, in a browser that knows nobody`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize(DESKTOP);
    const reader = new Member(page, locale);
    const { say } = reader.texts;
    const offers = page.getByRole("checkbox", { name: say("manage.offers-mail") });
    await reader.join();
    await reader.open("/account/manage");
    await offers.check();
    await press(page, page.getByRole("button", { name: say("manage.save"), exact: true }).last());
    await expect(page.getByText(say("manage.messages-saved"))).toBeVisible();

    await reader.open("/account/security");
    const name = `${say("security.username-add")}, ${say("security.username")}`;
    await press(page, page.getByRole("button", { name }));
    await typeInto(page, reader.field("security.username-new"), `reader.${Date.now().toString(36)}`);
    await press(page, reader.button("security.save"));
    const link = await reader.message(/https?:\S+\/unsubscribe\S*/);

    const context = await browser.newContext({ viewport: PHONE, reducedMotion: "reduce" });
    const elsewhere = await context.newPage();
    const complaints = watchConsole(elsewhere);
    await elsewhere.goto(link);
    const stranger = new Member(elsewhere, locale);
    await expect(stranger.heading("stop-offers.heading")).toBeVisible();
    expect(new URL(elsewhere.url()).hash).toBe("");
    await expectAccessible(elsewhere);
    await press(elsewhere, stranger.button("stop-offers.submit"));
    await expect(stranger.text("stop-offers.done")).toBeVisible();
    await expectAccessible(elsewhere);
    expect(complaints).toEqual([]);
    await context.close();

    await reader.open("/account/manage");
    await expect(offers).not.toBeChecked();
  });
}

test("A link that is not whole says so, and where else offers are stopped", async ({ page }) => {
  const stranger = new Member(page, "en-US");
  await stranger.open("/unsubscribe#idn_nobody.cut");
  await press(page, stranger.button("stop-offers.submit"));
  await expect(stranger.text("stop-offers.wrong")).toBeVisible();
  await expect(stranger.button("stop-offers.submit")).toHaveCount(0);
  await expect(page.getByRole("link", { name: stranger.texts.say("stop-offers.settings") })).toBeVisible();
  await stranger.open("/donotcall");
  await stranger.open("/unsubscribe");
  await expect(stranger.text("stop-offers.wrong")).toBeVisible();
});

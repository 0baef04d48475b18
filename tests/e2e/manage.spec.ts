import { expect, test } from "@playwright/test";
import { LOCALES } from "@skywave/localization";
import { expectAccessible, watchConsole } from "./support/check-page.ts";
import { press, reach, typeInto } from "./support/keyboard.ts";
import { Member } from "./support/member.ts";
import { pressThroughOutage } from "./support/ui-stress.ts";
import { unreachable } from "./support/security-page.ts";
import { Subscriber } from "./support/subscriber.ts";
import { LANGUAGES } from "./support/visits.ts";

const VIEWPORTS = {
  "en-US": { width: 390, height: 844 },
  "en-CA": { width: 1280, height: 800 },
  "fr-CA": { width: 390, height: 844 },
} as const;

/** Another address in the country, where other taxes hold for what is bought there. */
const ELSEWHERE = {
  "en-US": { city: "Seattle", region: "Washington", code: "98101" },
  "en-CA": { city: "Calgary", region: "Alberta", code: "T2P 1J9" },
  "fr-CA": { city: "Toronto", region: "Ontario", code: "M5H 1A1" },
} as const;

const AMOUNT = /\d+[.,]\d{2}/g;

for (const locale of LOCALES) {
  test(`[A1.05] [A2.31] [S1.03] [S2.12] [S2.13] A subscriber in ${locale} changes name and address, sees the next bill change before and after, and chooses what to hear`, async ({
    page,
  }) => {
    await page.setViewportSize(VIEWPORTS[locale]);
    const complaints = watchConsole(page);
    const subscriber = new Subscriber(page, locale);
    await subscriber.subscribeBefore("music-monthly");
    await subscriber.open("/account/manage");
    const { say } = subscriber.texts;
    const heading = `${say("manage.name")} · ${say("manage.address")}`;
    await press(page, page.getByRole("button", { name: `${say("manage.change")}, ${heading}` }));
    const field = (key: Parameters<typeof say>[0]) => page.getByLabel(say(key), { exact: true });
    await expect(field("billing.first-name")).toHaveValue("Robin");
    const { city, region, code } = ELSEWHERE[locale];
    await typeInto(page, field("billing.first-name"), "Roberta");
    await typeInto(page, field("billing.city"), city);
    await reach(page, field("billing.region"));
    await page.keyboard.type(region);
    await typeInto(page, field("billing.postal-code"), "0");
    await press(page, page.getByRole("button", { name: say("manage.save"), exact: true }).first());
    await expect(page.getByRole("link", { name: say("field.postal.invalid") })).toBeVisible();
    await expect(page.getByText(say("info.part-saved"))).toBeVisible();
    await typeInto(page, field("billing.postal-code"), code);
    await press(page, page.getByRole("button", { name: say("manage.save"), exact: true }).first());
    const review = page.getByRole("heading", { name: subscriber.texts.like("manage.move-heading") });
    await expect(review).toBeFocused();
    const amounts = (await review.textContent())?.match(AMOUNT);
    expect(amounts).toHaveLength(2);
    if (locale === "fr-CA") await expectAccessible(page);
    await press(page, page.getByRole("button", { name: say("manage.move-agree") }));
    const changed = subscriber.texts.like("manage.bill-changed").source.replace(/^\^|\$$/g, "");
    const news = page.getByRole("status").filter({ hasText: new RegExp(changed) });
    expect((await news.textContent())?.match(AMOUNT)).toEqual(amounts);
    await expect(page.getByText("Roberta Ferrer")).toBeVisible();

    const mail = page.getByRole("checkbox", { name: say("manage.offers-mail") });
    expect(await mail.isChecked()).toBe(false);
    await reach(page, mail);
    await page.keyboard.press("Space");
    await press(page, page.getByRole("button", { name: say("manage.save"), exact: true }));
    await expect(page.getByText(say("manage.messages-saved"))).toBeVisible();
    if (locale === "fr-CA") await expectAccessible(page);
    await page.reload();
    await expect(mail).toBeChecked();
    expect(complaints).toEqual([]);
  });
}

for (const locale of LANGUAGES) {
  test(`[A2.59] Somebody in ${locale} is asked for what is missing alone, keeps what is right, and goes back to where they came from`, async ({
    page,
  }) => {
    await page.setViewportSize(VIEWPORTS[locale]);
    const complaints = watchConsole(page);
    const member = new Member(page, locale);
    await member.join();
    await member.open("/account/info-collection?returnUrl=%2Faccount%2Fcredentials");
    await press(page, member.button("manage.save"));
    await expect(page.getByRole("alert").getByRole("link")).toHaveCount(6);
    await member.enterAddress();
    if (locale === "fr-CA") await expectAccessible(page);
    await press(page, member.button("manage.save"));
    await expect(member.field("billing.first-name")).toHaveCount(0);
    await page.reload();
    await expect(member.heading("info.phone")).toBeVisible();
    await expect(member.field("billing.first-name")).toHaveCount(0);
    await press(page, member.button("info.phone-skip"));
    await expect(member.heading("info.done-heading")).toBeFocused();
    await press(page, page.getByRole("link", { name: member.texts.say("info.continue") }));
    await expect(member.heading("credentials.heading")).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

test("A stranger is asked who they are and comes back, never to another site; details survive an outage", async ({
  page,
}) => {
  const member = new Member(page, "en-US");
  await member.open("/account/info-collection?returnUrl=https%3A%2F%2Felsewhere.example%2F");
  const signIn = page.getByRole("link", { name: member.texts.say("info.sign-in"), exact: true }).last();
  const address = new URL((await signIn.getAttribute("href")) ?? "", page.url());
  expect(address.searchParams.get("returnUrl")).toBe("/account/info-collection?returnUrl=%2Faccount");
  await member.join();
  await member.open("/account/info-collection");
  await member.enterAddress();
  await pressThroughOutage(member.button("manage.save"), unreachable(member));
  await expect(member.field("billing.first-name")).toHaveCount(0);
});

import { expect, test } from "@playwright/test";
import { expectAccessible, watchConsole, withoutRefusals } from "./support/check-page.ts";
import { press } from "./support/keyboard.ts";
import { clickTwice, countCalls } from "./support/ui-stress.ts";
import { Subscriber } from "./support/subscriber.ts";
import { VISITS, checkIn } from "./support/visits.ts";

const VIP = "Zenith VIP";

for (const { locale, viewport } of VISITS) {
  test.describe(`In ${locale}`, () => {
    test.use({ viewport });

    test(`[A2.30] a VIP plan starts a second subscription, bought once by one confirmation, in ${locale}`, async ({
      page,
    }) => {
      const complaints = watchConsole(page);
      const check = checkIn(page, locale);
      const person = new Subscriber(page, locale);
      const { texts } = person;
      await person.subscribeBefore("all-access-monthly");
      await person.open("/subscribe/upgrade-vip");
      await expect(page.getByRole("radio", { name: texts.say("vip.second.new") })).toBeChecked();
      await check();
      await press(page, person.button("change.ask"));
      await expect(page.getByText(texts.say("vip.starts", { plan: VIP }))).toBeVisible();
      await expect(page.getByText(texts.like("change.credit-line.other"))).toBeVisible();
      await check();
      const confirms = countCalls(page, "PUT", "/confirm");
      await clickTwice(page.getByRole("button", { name: texts.like("change.confirm-and-pay") }));
      await expect(page.getByText(texts.say("change.done-now", { plan: VIP }))).toBeVisible();
      expect(confirms()).toBe(1);
      await check();
      await page.goBack();
      await expect(page.getByText(texts.say("vip.none"))).toBeVisible();

      await person.open("/account");
      await expect(page.getByRole("heading", { name: VIP })).toHaveCount(2);
      await expect(page.getByText(texts.say("plan.stands.included"))).toHaveCount(1);
      await check();
      const second = page.getByRole("article").filter({ hasText: texts.say("plan.stands.included") });
      await press(page, second.getByRole("link"));
      await expect(page.getByText(texts.say("change.PART_OF_BUNDLE"))).toBeVisible();
      await check();
      await press(page, page.getByRole("link", { name: texts.say("vip.first") }));
      await press(page, page.getByRole("link", { name: new RegExp(`^${texts.say("plan.cancel")}`) }));
      await expect(page.getByText(texts.say("vip.ends-with-it"))).toBeVisible();
      await check();
      expect(complaints).toEqual([]);
    });
  });
}

test("[A2.30] Another plan becomes the second one; a second tab that had it too is told, and nothing is paid twice", async ({
  page,
  context,
}) => {
  const complaints = watchConsole(page);
  const person = new Subscriber(page, "en-US");
  const { texts } = person;
  await person.subscribeBefore("all-access-monthly");
  await person.subscribeAlso("music-monthly");
  await person.openPlan("Horizon");
  await press(page, page.getByRole("link", { name: new RegExp(`^${texts.say("plan.change")}`) }));
  await press(page, page.getByRole("link", { name: texts.like("vip.link") }));
  await expect(page.getByRole("heading", { name: texts.say("title.upgrade-vip"), level: 1 })).toBeVisible();
  await person.choose(new RegExp("^Melodia"));
  const joins = texts.say("vip.joins", { plan: VIP, second: "Melodia" });
  await press(page, person.button("change.ask"));
  await expect(page.getByText(joins)).toBeVisible();
  await expectAccessible(page);

  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole("radio", { name: /^Melodia/ }).check();
  await other.getByRole("button", { name: texts.say("change.ask") }).click();
  await expect(other.getByText(joins)).toBeVisible();

  await press(page, page.getByRole("button", { name: texts.like("change.confirm-and-pay") }));
  await expect(page.getByText(texts.say("change.done-now", { plan: VIP }))).toBeVisible();
  await other.getByRole("button", { name: texts.like("change.confirm-and-pay") }).click();
  await expect(other.getByText(texts.say("change.SAME_PLAN"))).toBeVisible();

  await person.open("/account");
  await expect(page.getByRole("heading", { name: VIP })).toHaveCount(2);
  await expect(page.getByRole("heading", { name: "Melodia" })).toHaveCount(0);
  expect(withoutRefusals(complaints)).toEqual([]);
});

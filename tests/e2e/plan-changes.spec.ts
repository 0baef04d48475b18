import { expect, test } from "@playwright/test";
import type { Locale } from "@skywave/localization";
import { BillPayer } from "./support/bill-payer.ts";
import { watchConsole } from "./support/check-page.ts";
import { press, typeInto } from "./support/keyboard.ts";
import { Subscriber } from "./support/subscriber.ts";
import { DESKTOP, PHONE, type Viewport, checkIn } from "./support/visits.ts";

const NAME = "Kitchen <3";

for (const [locale, viewport, byTheMonth] of [
  ["en-US", DESKTOP, "monthly"],
  ["en-CA", PHONE, "monthly"],
  ["fr-CA", PHONE, "au mois"],
] as const satisfies readonly (readonly [Locale, Viewport, string])[]) {
  test.describe(`In ${locale}`, () => {
    test.use({ viewport });

    test(`[A1.07] A plan is named, changed at once, cancelled with a reason, taken back and paused, in ${locale}`, async ({
      page,
    }) => {
      const complaints = watchConsole(page);
      const person = new Subscriber(page, locale);
      const { texts } = person;
      const check = checkIn(page, locale);
      await person.subscribe("music-monthly");

      await press(page, person.link("plan.change"));
      await person.choose(new RegExp(`^Horizon, ${byTheMonth}`));
      // What is gained and lost stands beside the choice, and again beside the price.
      const effect = page.getByRole("region", {
        name: texts.say("change.effect", { from: "Melodia", to: "Horizon" }),
      });
      await expect(effect).toContainText(texts.say("inclusions.offline"));
      await check();
      await press(page, person.button("change.ask"));
      await expect(effect).toContainText(texts.say("inclusions.offline"));
      await press(page, page.getByRole("button", { name: texts.like("change.confirm-and-pay") }));
      await expect(page.getByText(texts.say("change.done-now", { plan: "Horizon" }))).toBeVisible();
      await expect(page.getByText(texts.like("confirmation.paid-today"))).toBeVisible();

      await person.open("/account");
      await person.openPlan("Horizon");
      await press(page, person.button("nickname.give"));
      const name = page.getByLabel(texts.within("nickname.label"));
      await expect(name).toBeFocused();
      await check();
      await typeInto(page, name, NAME);
      await press(page, person.button("nickname.save"));
      await expect(person.text("nickname.saved")).toBeVisible();
      await expect(page.getByRole("heading", { name: NAME })).toBeVisible();
      await check();

      await press(page, page.getByRole("link", { name: texts.say("plan.cancel-text") }));
      await expect(page.getByText(texts.like("cancel.ends-on"))).toBeVisible();
      await check();
      await press(page, person.button("cancel.at-term-end"));
      await expect(person.text("cancel.done")).toBeVisible();
      await page.getByLabel(texts.say("cancel.reason-label")).selectOption("content");
      await press(page, person.button("cancel.reason-send"));
      await expect(person.text("cancel.reason-told")).toBeVisible();
      await check();
      await press(page, person.button("plan.take-back"));
      await expect(person.text("cancel.taken-back")).toBeVisible();

      await person.open("/account");
      await person.openPlan(NAME);
      await press(page, page.getByRole("link", { name: texts.say("plan.pause-text") }));
      await press(page, person.button("pause.confirm.one", { count: "1" }));
      await expect(person.text("pause.done")).toBeVisible();
      await check();
      await press(page, person.link("plan.see-plan"));
      await expect(page.getByText(texts.like("account.state.pauses"))).toBeVisible();
      await expect(person.text("account.state.active")).toHaveCount(0);
      await check();
      await press(page, person.button("plan.revoke-pause"));
      await expect(person.text("pause.taken-back")).toBeVisible();
      await expect(person.text("account.state.active")).toBeVisible();
      expect(complaints).toEqual([]);
    });
  });
}

test("In Minnesota whoever has cancelled is asked whether to see offers, and takes one or none", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const complaints = watchConsole(page);
  const person = new BillPayer(page, "en-US");
  const { texts } = person;
  const check = checkIn(page, "en-US");
  await person.liveWithPlan({ ago: "P10D", place: "MN" });
  await person.open("/subscription/cancel");
  await expect(page.getByText(texts.like("cancel.ends-on"))).toBeVisible();
  await expect(person.button("cancel.keep-for-less")).toHaveCount(0);
  await press(page, person.button("cancel.at-term-end"));
  await expect(person.text("cancel.done")).toBeVisible();
  await check();
  await press(page, person.button("cancel.see-offers"));
  await expect(person.button("cancel.keep-confirm")).toBeVisible();
  await check();
  await press(page, person.button("cancel.no-thanks"));
  await expect(person.text("cancel.done")).toBeVisible();
  await press(page, person.button("cancel.see-offers"));
  await press(page, person.button("cancel.keep-confirm"));
  await expect(page.getByText(texts.like("cancel.kept"))).toBeVisible();
  await press(page, person.link("plan.see-plan"));
  await expect(person.text("account.state.active")).toBeVisible();
  expect(complaints).toEqual([]);
});

import { expect, test } from "@playwright/test";
import { expectAccessible, watchConsole } from "./support/check-page.ts";
import { press, reach, typeInto } from "./support/keyboard.ts";
import { Member } from "./support/member.ts";
import { pressThroughOutage } from "./support/ui-stress.ts";
import { unreachable } from "./support/security-page.ts";
import { LANGUAGES } from "./support/visits.ts";

const VIEWPORTS = {
  "en-US": { width: 1280, height: 800 },
  "fr-CA": { width: 390, height: 844 },
} as const;

const numberField = (person: Member, place: number) =>
  person.page.getByRole("textbox", {
    name: person.texts.say("stop-calls.number-further", { place: `${place}` }),
  });

for (const locale of LANGUAGES) {
  test(`[A1.11] [A2.53] Anybody in ${locale} is left alone at several numbers and an address, without a sign-in`, async ({
    page,
  }) => {
    await page.setViewportSize(VIEWPORTS[locale]);
    const complaints = watchConsole(page);
    const person = new Member(page, locale);
    await person.open("/donotcall");
    await press(page, person.button("stop-calls.submit"));
    await expect(
      page.getByRole("link", { name: person.texts.say("stop-calls.error.number-empty") }),
    ).toBeVisible();
    await typeInto(page, person.field("stop-calls.number"), "(416) 555-0170");
    await press(page, person.button("stop-calls.add"));
    await expect(numberField(person, 2)).toBeFocused();
    await page.keyboard.type("not a number");
    await press(page, person.button("stop-calls.submit"));
    await expect(
      page.getByRole("link", { name: person.texts.say("stop-calls.error.INVALID_PHONE_NUMBER") }),
    ).toBeVisible();
    if (locale === "fr-CA") await expectAccessible(page);
    await typeInto(page, numberField(person, 2), "+1 512 555 0171");
    await typeInto(
      page,
      page.getByRole("textbox", { name: person.texts.say("stop-calls.email") }),
      "left-alone@example.com",
    );
    await press(page, person.button("stop-calls.submit"));
    await expect(person.heading("stop-calls.done-heading")).toBeFocused();
    for (const contact of ["(416) 555-0170", "+1 512 555 0171", "left-alone@example.com"])
      await expect(page.getByRole("listitem").filter({ hasText: contact })).toBeVisible();
    if (locale === "fr-CA") await expectAccessible(page);
    await reach(page, person.button("stop-calls.more"));
    expect(complaints).toEqual([]);
  });
}

test("A request that the network loses stays on the page, and goes out once when it is back, under one key", async ({
  page,
}) => {
  const keys: (string | undefined)[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/consent/v1/do-not-call")) keys.push(request.headers()["idempotency-key"]);
  });
  const person = new Member(page, "en-US");
  await person.open("/donotcall");
  await person.field("stop-calls.number").fill("512 555 0172");
  await pressThroughOutage(person.button("stop-calls.submit"), unreachable(person));
  await expect(person.heading("stop-calls.done-heading")).toBeVisible();
  expect(new Set(keys).size).toBe(1);
});

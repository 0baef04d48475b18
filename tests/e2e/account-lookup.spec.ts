import { expect, type Page, test } from "@playwright/test";
import type { Locale } from "@skywave/localization";
import { watchConsole } from "./support/check-page.ts";
import { press, typeInto } from "./support/keyboard.ts";
import { Member } from "./support/member.ts";
import { textsIn } from "./support/texts.ts";
import { eventsUntil } from "./tracking/tracked-events.ts";
import { DESKTOP, PHONE, checkIn } from "./support/visits.ts";

const SANDBOX_PASSWORD = "an-evening-on-the-air";
const DANA = {
  firstName: "dana",
  lastName: "Reyes",
  email: "dana@skywave.example",
  phone: "(512) 555-0142",
  zipCode: "78701",
};
const EMILIE = {
  firstName: "Emilie",
  lastName: "tremblay",
  email: "emilie@skywave.example",
  phone: "514 555 0143",
  zipCode: "h2y1a1",
};
const LABELS = {
  firstName: "billing.first-name",
  lastName: "billing.last-name",
  email: "account-step.email",
  phone: "look-up.phone",
  zipCode: "billing.postal-code",
} as const;

async function lookUp(person: Member, typed: typeof DANA): Promise<void> {
  for (const field of ["firstName", "lastName", "email", "phone", "zipCode"] as const)
    await typeInto(person.page, person.field(LABELS[field]), typed[field]);
  await press(person.page, person.button("look-up.submit"));
}

const announced = (page: Page, locale: Locale) => page.getByText(textsIn(locale).like("look-up.found"));

for (const [locale, who, viewport] of [
  ["en-US", DANA, PHONE],
  ["en-CA", EMILIE, DESKTOP],
  ["fr-CA", EMILIE, PHONE],
] as const) {
  test.describe(`A customer in ${locale}`, () => {
    test.use({ viewport });

    test(`[A2.41] is found by all five fields, picks a plan and signs in before anything is bought, in ${locale}`, async ({
      page,
    }) => {
      const complaints = watchConsole(page);
      const person = new Member(page, locale);
      const check = checkIn(page, locale);
      await person.open("/");
      await expect(page).toHaveURL(/subscribe\/checkout\/flepz/);
      await check();
      await lookUp(person, who);
      await expect(page).toHaveURL(/offer\/flepz/);
      await page.reload();
      const plan = locale === "en-US" ? /Melodia/ : /Horizon/;
      await person.choosePlan(plan);
      await expect(announced(page, locale)).toBeVisible();
      expect(await page.locator("body").textContent()).not.toContain(who.email);
      await check();
      await person.enterPassword(SANDBOX_PASSWORD, who.email);
      await expect(person.heading("review.heading")).toBeVisible();
      expect(complaints).toEqual([]);
    });
  });
}

test("Who is not found is told no more than that, and goes on with what was typed", async ({ page }) => {
  const person = new Member(page, "en-CA");
  const typed = { ...EMILIE, phone: "514 555 0199", email: "somebody.new@example.com" };
  await person.open("/subscribe/checkout/flepz");
  await lookUp(person, typed);
  const nobody = page.getByText(person.texts.say("look-up.nobody"));
  await expect(nobody).toBeVisible();
  await expect(person.field("look-up.phone")).toHaveValue(typed.phone);
  expect(JSON.stringify(await page.evaluate(() => ({ ...sessionStorage, ...localStorage })))).not.toContain(
    typed.email,
  );
  await press(page, page.getByRole("link", { name: person.texts.say("sign-in.see-plans") }));
  await person.choosePlan();
  await expect(person.field("account-step.email")).toHaveValue(typed.email);
});

test("[A2.36] A mail about the end of a promotion leads by the lookup and the sign-in to the choice of what follows", async ({
  page,
}) => {
  const person = new Member(page, "en-US");
  await person.open("/subscribe/checkout/flepz?renewalcode=choice");
  await expect(page).toHaveURL(/renewal\/flepz/);
  await lookUp(person, DANA);
  await person.enterPassword(SANDBOX_PASSWORD, DANA.email);
  await expect(page).toHaveURL(/checkout\/renewal/);
  await expect(page.getByText(person.texts.like("renewal.without-choice"))).toBeVisible();
});

test("[A5.03] An empty lookup names every field beside it and in a summary that takes the focus", async ({
  page,
}) => {
  const person = new Member(page, "en-US");
  await person.open("/subscribe/checkout/flepz");
  await press(page, person.button("look-up.submit"));
  for (const key of [
    "field.firstName.empty",
    "field.email.empty",
    "look-up.phone-empty",
    "field.postal.empty",
  ] as const)
    await expect(page.getByText(person.texts.say(key))).toHaveCount(2);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(person.field("billing.first-name")).toBeFocused();
});

test("An answer that is over is told by the key of its refusal", async ({ page }) => {
  const person = new Member(page, "en-US");
  await person.open("/subscribe/checkout/flepz");
  await page.evaluate(() => sessionStorage.setItem("customer-lookup", "an answer that is over"));
  await person.open("/subscribe/checkout/offer/flepz");
  const refused = (await eventsUntil(page, "business-error")).find(({ name }) => name === "business-error");
  expect(refused?.groups["errorInfo"]).toMatchObject({
    errorDetails: { errorPropKey: expect.stringMatching(/./) },
  });
});

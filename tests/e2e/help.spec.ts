import { expect, test } from "@playwright/test";
import { expectAccessible, watchConsole } from "./support/check-page.ts";
import { press, typeInto } from "./support/keyboard.ts";
import { Member } from "./support/member.ts";
import { pressThroughOutage } from "./support/ui-stress.ts";
import { unreachable } from "./support/security-page.ts";
import { LANGUAGES } from "./support/visits.ts";

const VIEWPORTS = {
  "en-US": { width: 1280, height: 800 },
  "fr-CA": { width: 390, height: 844 },
} as const;
const TEAM = "hello@skywave.example";

for (const locale of LANGUAGES) {
  test(`Every link at the foot of the page leads a visitor in ${locale} to a page that answers it`, async ({
    page,
  }) => {
    await page.setViewportSize(VIEWPORTS[locale]);
    const complaints = watchConsole(page);
    const person = new Member(page, locale);
    const footer = page.getByRole("contentinfo");
    await person.open("/account/login");
    for (const [link, heading] of [
      ["footer.terms", "agreement.heading"],
      ["footer.privacy", "privacy-policy.heading"],
      ["footer.help", "help.heading"],
      ["footer.cancel", "how-to-cancel.heading"],
    ] as const) {
      await press(page, footer.getByRole("link", { name: person.texts.say(link), exact: true }));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(person.texts.say(heading));
      await expect(page.getByText(/\{\w+\}/)).toHaveCount(0);
      await expectAccessible(page);
    }
    expect(complaints).toEqual([]);
  });

  test(`Somebody in ${locale} finds an answer by a word of it, and asks the team where there is none`, async ({
    page,
  }) => {
    await page.setViewportSize(VIEWPORTS[locale]);
    const person = new Member(page, locale);
    const { texts } = person;
    await person.open("/help");
    const question = texts.say("help.gift-card.question");
    await typeInto(page, person.field("help.search"), question.split(" ").at(-1) ?? "");
    const found = page.getByRole("main").getByRole("status");
    await expect(found).toContainText(/\d/);
    await press(page, page.getByRole("button", { name: question }));
    await expect(page.getByText(texts.say("help.gift-card.answer"))).toBeVisible();
    await expect(page.getByRole("link", { name: texts.say("help.gift-card.link") })).toBeVisible();
    await typeInto(page, person.field("help.search"), "zzz");
    await expect(found).toContainText(texts.say("help.nothing", { words: "zzz" }));
    await press(page, page.getByRole("link", { name: texts.say("help.ask"), exact: true }));

    await press(page, person.button("contact-us.send"));
    await expect(page.getByRole("alert").getByRole("link")).toHaveText([
      texts.say("contact-us.error.topic"),
      texts.say("contact-us.error.EMAIL_INVALID"),
      texts.say("contact-us.error.message"),
    ]);
    await person.field("contact-us.topic").selectOption("billing");
    await expect(page.getByRole("alert").getByRole("link")).toHaveCount(2);
    await typeInto(
      page,
      page.getByRole("textbox", { name: texts.say("contact-us.email") }),
      "asks@example.com",
    );
    const message = page.getByRole("textbox", { name: texts.say("contact-us.message") });
    await typeInto(page, message, "4242 4242 4242 4242");
    await press(page, person.button("contact-us.send"));
    await expect(
      page.getByRole("alert").getByText(texts.say("contact-us.error.CARD_NUMBER_NOT_ALLOWED")),
    ).toBeVisible();
    await message.fill("Why?");
    await expect(page.getByRole("alert")).toHaveCount(0);
    await pressThroughOutage(person.button("contact-us.send"), unreachable(person));
    await expect(person.heading("contact-us.done-heading")).toBeFocused();
    const reference = /sup_\w+/.exec((await page.getByRole("main").textContent()) ?? "")?.[0] ?? "none";
    await expect
      .poll(async () => {
        const response = await page.request.get("/sandbox/api/inbox", { params: { to: TEAM } });
        const { messages }: { messages: { subject: string; text: string }[] } = await response.json();
        return messages.filter(({ subject }) => subject.includes(reference)).map(({ text }) => text);
      })
      .toEqual([expect.stringContaining("> Why?")]);
  });
}

import { expect, test } from "@playwright/test";
import { watchConsole } from "./support/check-page.ts";
import { press } from "./support/keyboard.ts";
import { Subscriber } from "./support/subscriber.ts";
import { checkIn, DESKTOP, PHONE } from "./support/visits.ts";
import { textsIn } from "./support/texts.ts";

for (const viewport of [PHONE, DESKTOP])
  test(`[A1.07] Somebody in Quebec on an English page reads the terms of a change in French first, ${viewport.width} wide`, async ({
    page,
  }) => {
    const complaints = watchConsole(page);
    await page.setViewportSize(viewport);
    const person = new Subscriber(page, "en-CA");
    const { texts } = person;
    const check = checkIn(page, "en-CA");
    await person.subscribe("music-monthly", { place: "QC" });
    await press(page, person.link("plan.change"));
    await person.choose(/^Horizon, monthly/);
    await press(page, person.button("change.ask"));

    await expect(person.text("terms.quebec-first")).toBeVisible();
    const french = page.getByText(textsIn("fr-CA").like("change.terms-text"));
    await expect(french).toBeVisible();
    expect(await french.evaluate((text) => text.closest("[lang]")?.getAttribute("lang"))).toBe("fr-CA");
    await check();
    await press(page, person.button("terms.continue-in-english"));
    const english = page.getByText(texts.like("change.terms-text"));
    await expect(english).toBeFocused();
    await expect(french).toBeHidden();
    await check();
    await press(page, page.getByRole("button", { name: texts.like("change.confirm-and-pay") }));
    await expect(page.getByText(texts.say("change.done-now", { plan: "Horizon" }))).toBeVisible();
    expect(complaints).toEqual([]);
  });

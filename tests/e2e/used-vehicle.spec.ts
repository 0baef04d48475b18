import { expect, test } from "@playwright/test";
import { expectAccessible, watchConsole, withoutRefusals } from "./support/check-page.ts";
import { press, typeInto } from "./support/keyboard.ts";
import { Member } from "./support/member.ts";

const TRIALS = [
  ["en-US", "/activate/trial/used-vehicle/new"],
  ["fr-CA", "/activate/trial/used-vehicle"],
] as const;

for (const [locale, address] of TRIALS) {
  test(`[A1.03] [A2.43] Somebody who bought a used car starts its trial in ${locale} at ${address}, without a card`, async ({
    page,
  }) => {
    const complaints = watchConsole(page);
    const member = new Member(page, locale);
    const country = locale === "en-US" ? "US" : "CA";
    const made = await page.request.get("/sandbox/api/used-cars", { params: { country }, maxRedirects: 0 });
    const radioId = (made.headers()["location"] ?? "").split("#")[1] ?? "";
    await member.open(address);
    await expect(member.heading("title.used-vehicle")).toBeVisible();
    const field = page.getByRole("textbox", { name: member.texts.say("find-radio.radio-id") });
    // A number that is on no radio says so beside where it is found, and nothing typed is lost.
    await typeInto(page, field, "N0B0DYZ1");
    await press(page, member.button("used-vehicle.check"));
    await expect(member.text("used-car.106")).toBeVisible();
    await expectAccessible(page);
    await press(page, member.button("used-car.action.field"));
    await typeInto(page, field, radioId.toLowerCase());
    await press(page, member.button("used-vehicle.check"));
    await expect(member.heading("used-vehicle.account")).toBeFocused();
    await member.createAccount();
    await expect(member.heading("used-vehicle.start")).toBeFocused();
    await press(page, member.button("used-vehicle.submit"));
    await expect(member.heading("used-vehicle.place")).toBeFocused();
    await expectAccessible(page);
    const isHere = country === "US";
    const typed = {
      "billing.first-name": "Robin",
      "billing.last-name": "Ferrer",
      "billing.address-line-1": isHere ? "41 Harbor Road" : "85, rue Saint-Louis",
      "billing.city": isHere ? "Austin" : "Québec",
      "billing.postal-code": isHere ? "78701" : "G1R 3Z2",
    } as const;
    for (const [name, value] of Object.entries(typed))
      await typeInto(
        page,
        page.getByLabel(member.texts.say(name as keyof typeof typed), { exact: true }),
        value,
      );
    await page
      .getByRole("combobox", { name: member.texts.say("billing.region") })
      .selectOption(isHere ? "TX" : "QC");
    await press(page, member.button("manage.save"));
    await expect(page.getByRole("heading", { name: member.texts.like("trial.done-heading") })).toBeFocused();
    await expect(page.getByText(member.texts.like("used-vehicle.day"))).toBeVisible();
    // The signal went out without a press, and the radio plays while its owner looks on.
    await expect(member.text("activation.playing")).toBeVisible();
    await expectAccessible(page);
    expect(withoutRefusals(complaints)).toEqual([]);
  });
}

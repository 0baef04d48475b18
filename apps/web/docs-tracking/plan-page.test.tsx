import { dictionaries, LOCALES } from "@skywave/localization";
import { createSkywave } from "@skywave/sdk";
import { createFakePlatform, makeConfiguration } from "@skywave/sdk/testing";
import { DATA_GROUPS, EVENT_AREAS } from "@skywave/tracking/catalogue";
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { makeTranslator } from "#i18n/translate.ts";
import { flattenFields } from "./flatten-fields.ts";
import { PlanPage } from "./plan-page.tsx";

afterEach(cleanup);

function open(locale: (typeof LOCALES)[number]) {
  const skywave = createSkywave(createFakePlatform(), { configuration: makeConfiguration() });
  const { sandbox, tracking } = dictionaries[locale];
  const translate = makeTranslator(locale, { ...sandbox, ...tracking });
  render(<PlanPage skywave={skywave} translate={translate} brandName="Skywave" locales={LOCALES} />);
  return translate;
}

describe("the tracking plan", () => {
  it.each(LOCALES)("shows in %s every event and every field of the catalogue, and no other", (locale) => {
    const translate = open(locale);
    const events = screen.getAllByRole("term").map(({ textContent }) => textContent);
    expect(events).toEqual(Object.values(EVENT_AREAS).flat());
    for (const [name, field] of Object.entries(DATA_GROUPS)) {
      const table = screen.getByRole("table", { name: translate("tracking.table", { group: name }) });
      const rows = within(table).getAllByRole("rowheader");
      expect(rows.map(({ textContent }) => textContent)).toEqual(
        flattenFields(field).map(({ path }) => path),
      );
    }
    expect(document.body.textContent).not.toMatch(/tracking\.[a-z]/);
  });

  it("says which fields say who somebody is, and what is left of them", () => {
    const translate = open("en-US");
    const row = screen.getByRole("rowheader", { name: "email" }).closest("tr");
    expect(row?.textContent).toContain(translate("tracking.personal.firstLetter"));
    const other = screen.getByRole("rowheader", { name: "digitalSegment" }).closest("tr");
    expect(other?.textContent).toContain("new | trial | selfPay | former");
    expect(other?.textContent).toContain(translate("tracking.personal.none"));
  });
});

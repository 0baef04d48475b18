import { dictionaries } from "@skywave/localization";
import { cleanup, screen } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { afterEach, describe, expect, it } from "vitest";
import { EMPTY_PURCHASE } from "#flows/engine/purchase-state.ts";
import { makeTranslator } from "#i18n/translate.ts";
import { fakeSkywave } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import type { BillingValues } from "../save-billing-details/use-billing-form.ts";
import { AddressFields } from "./address-fields.tsx";

function Page() {
  const { control } = useForm<BillingValues>({ defaultValues: EMPTY_PURCHASE.billing });
  return <AddressFields control={control} />;
}

afterEach(cleanup);

describe("AddressFields", () => {
  it.each([
    ["US", "numeric"],
    ["CA", "text"],
  ] as const)("brings the keyboard up for the postal codes of %s: %s", async (country, keyboard) => {
    renderPage(Page, { fake: fakeSkywave(), country });
    const code = await screen.findByLabelText("billing.postal-code");
    expect(code.getAttribute("inputmode")).toBe(keyboard);
  });

  it("tells browsers which part of an address each field is, and asks for all but the second line", async () => {
    renderPage(Page, { fake: fakeSkywave() });
    await screen.findByLabelText("billing.city");
    const fields = [...document.querySelectorAll("input, select")];
    expect(fields.map((field) => field.getAttribute("autocomplete"))).toEqual([
      "address-line1",
      "address-line2",
      "address-level2",
      "address-level1",
      "postal-code",
    ]);
    expect(screen.getAllByText(/field\.optional/)).toHaveLength(1);
  });

  it("names the provinces as their people do, in the order of those names", async () => {
    const texts = Object.assign({}, ...Object.values(dictionaries["fr-CA"]));
    renderPage(Page, { fake: fakeSkywave(), country: "CA", translate: makeTranslator("fr-CA", texts) });
    const [, ...names] = (await screen.findAllByRole("option")).map(({ textContent }) => textContent);
    expect(names).toContain("Nouvelle-Écosse");
    expect(names).not.toContain("Nova Scotia");
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, "fr-CA")));
  });
});

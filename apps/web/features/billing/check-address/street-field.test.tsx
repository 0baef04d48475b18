import type { PersonDetails } from "@skywave/domain/addresses/find-missing-details";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { afterEach, describe, expect, it } from "vitest";
import { EMPTY_PURCHASE } from "#flows/engine/purchase-state.ts";
import { fakeSkywave, refusal } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { StreetField } from "./street-field.tsx";

const STREETS = [
  { addressLine1: "12 Main Street", city: "Houston", state: "TX", zipCode: "77002" },
  { addressLine1: "12 Main Street", city: "Buffalo", state: "NY", zipCode: "14202" },
];

const form: { getValues?: () => PersonDetails } = {};
const values = () => form.getValues?.();
let submits = 0;

function Page() {
  const { control, getValues } = useForm<PersonDetails>({ defaultValues: EMPTY_PURCHASE.billing });
  useEffect(() => void Object.assign(form, { getValues }), [getValues]);
  return (
    <form onSubmit={(event) => void (event.preventDefault(), (submits += 1))}>
      <StreetField control={control} />
    </form>
  );
}

async function open(suggestAddresses: unknown) {
  submits = 0;
  const fake = fakeSkywave({ suggestAddresses });
  fake.setSession("authenticated");
  renderPage(Page, { fake, country: "US" });
  const field = await screen.findByRole("combobox", { name: "billing.address-line-1" });
  // As a browser tells of keys; what it fills in by itself comes without a kind of input.
  const type = (value: string, inputType = "insertText") => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
    fireEvent(field, new InputEvent("input", { bubbles: true, inputType }));
  };
  const asked = () => fake.calls.flatMap(({ name, input }) => (name === "suggestAddresses" ? [input] : []));
  return { field, type, asked };
}
const options = () => screen.queryAllByRole("option");
const chosen = (field: HTMLElement) => {
  const id = field.getAttribute("aria-activedescendant");
  return id === null ? undefined : document.getElementById(id)?.textContent;
};

afterEach(cleanup);

describe("StreetField", () => {
  it("fills in the whole address that was chosen by the arrow keys and Enter, and sends no form", async () => {
    const { field, type, asked } = await open({ suggestions: STREETS });
    type("12 Main");
    await expect.poll(() => options().length).toBe(2);
    expect(asked()).toEqual([{ body: { typed: "12 Main", country: "US" } }]);
    expect(field.getAttribute("aria-expanded")).toBe("true");
    expect(screen.getByRole("status").textContent).toBe("billing.address-suggestions-told");
    const stops = ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowUp"].map((key) => {
      fireEvent.keyDown(field, { key });
      return chosen(field);
    });
    const second = "12 Main Street Buffalo, NY 14202";
    expect(stops).toEqual(["12 Main Street Houston, TX 77002", second, undefined, second]);
    const wentOn = fireEvent.keyDown(field, { key: "Enter" });
    expect(wentOn).toBe(false);
    expect(values()).toMatchObject(STREETS[1] ?? {});
    expect(options()).toEqual([]);
    expect(screen.getByRole("status").textContent).toBe("billing.address-filled");
    expect(submits).toBe(0);
  });

  it("leaves Enter to the form where nothing is chosen, and Escape closes the list with the text kept", async () => {
    const { field, type } = await open({ suggestions: STREETS });
    type("12 Main");
    await expect.poll(() => options().length).toBe(2);
    expect(fireEvent.keyDown(field, { key: "Enter" })).toBe(true);
    fireEvent.keyDown(field, { key: "Escape" });
    expect(options()).toEqual([]);
    expect(values()?.addressLine1).toBe("12 Main");
  });

  it("takes what is pressed, and closes when the field is left", async () => {
    const { field, type } = await open({ suggestions: STREETS });
    type("12 Main");
    await expect.poll(() => options().length).toBe(2);
    fireEvent.click(options()[0] ?? field);
    expect(values()?.city).toBe("Houston");
    type("12 Mai");
    await expect.poll(() => options().length).toBe(2);
    fireEvent.blur(field);
    expect(options()).toEqual([]);
  });

  it.each([
    ["the server is out of order", refusal("SERVICE_UNAVAILABLE")],
    ["it was asked too often", refusal("RATE_LIMIT_EXCEEDED")],
  ])("lets people type on where %s", async (_why, answer) => {
    const { type, asked } = await open(answer);
    type("12 Main");
    await expect.poll(() => asked().length).toBe(1);
    type("12 Main Street");
    expect(values()?.addressLine1).toBe("12 Main Street");
    expect(options()).toEqual([]);
  });

  it("asks for nothing that the browser filled in, and for no few letters", async () => {
    const { type, asked } = await open({ suggestions: STREETS });
    type("12 Main Street", "");
    expect(values()?.addressLine1).toBe("12 Main Street");
    type("12 ");
    type("12 Main");
    await expect.poll(() => options().length).toBe(2);
    expect(asked()).toEqual([{ body: { typed: "12 Main", country: "US" } }]);
  });
});

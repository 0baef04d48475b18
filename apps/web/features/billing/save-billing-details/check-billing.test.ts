import { describe, expect, it } from "vitest";
import { EMPTY_PURCHASE } from "#flows/engine/purchase-state.ts";
import { makeTranslator } from "#i18n/translate.ts";
import { checkBilling } from "./check-billing.ts";

const translate = makeTranslator("en-US", {});
const good = {
  firstName: "Zoé",
  lastName: "O’Neil-Tremblay",
  addressLine1: "1 Main St",
  addressLine2: "",
  city: "Albany",
  state: "NY",
  zipCode: "12207",
};
const problem = (override: Partial<typeof good>, country: "US" | "CA" = "US") =>
  checkBilling({ ...good, ...override }, country, translate).map(({ message }) => message);

describe("checkBilling", () => {
  it("passes what is good, pasted spaces included", () => {
    expect(problem({})).toEqual([]);
    expect(problem({ firstName: "  Zoé ", zipCode: " 12207 " })).toEqual([]);
    expect(problem({ zipCode: " h2x 1y4", state: "QC" }, "CA")).toEqual([]);
  });

  it("names every empty field that is needed, and only those", () => {
    expect(checkBilling(EMPTY_PURCHASE.billing, "US", translate).map(({ field }) => field)).toEqual([
      "firstName",
      "lastName",
      "addressLine1",
      "city",
      "state",
      "zipCode",
    ]);
  });

  it.each([
    ["field.name.tooLong", { firstName: "a".repeat(51) }],
    ["field.name.invalid", { lastName: "Иванов" }],
    ["field.address.tooLong", { addressLine1: "a".repeat(51) }],
    ["field.address.tooLong", { addressLine2: "a".repeat(51) }],
    ["field.city.tooLong", { city: "a".repeat(36) }],
    ["field.postal.invalid", { zipCode: "1220" }],
  ])("says %s", (message, override) => {
    expect(problem(override)).toEqual([message]);
  });

  it("knows the letters that Canadian codes never have", () => {
    expect(problem({ zipCode: "D1A 1A1" }, "CA")).toEqual(["field.postal.invalid"]);
  });
});

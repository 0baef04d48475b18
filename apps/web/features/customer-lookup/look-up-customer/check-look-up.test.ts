import { describe, expect, it } from "vitest";
import { makeTranslator } from "#i18n/translate.ts";
import { checkLookUp, EMPTY_LOOK_UP, type LookUpValues } from "./check-look-up.ts";

const translate = makeTranslator("en-US", {});
const GOOD: LookUpValues = {
  firstName: "Zoé",
  lastName: "O’Neil-Saint",
  email: "zoe@example.com",
  phone: "(512) 555-0142",
  zipCode: "78701-1234",
};
const fieldsOf = (values: Partial<LookUpValues>, country: "US" | "CA" = "US") =>
  checkLookUp({ ...GOOD, ...values }, country, translate).map(({ field, message }) => `${field} ${message}`);

describe("checkLookUp", () => {
  it("lets through what people are called and how they write numbers", () => {
    expect(fieldsOf({})).toEqual([]);
    expect(fieldsOf({ zipCode: "k1a0b1", phone: "+1 613.555.0142" }, "CA")).toEqual([]);
  });

  it("names every empty field", () => {
    expect(checkLookUp(EMPTY_LOOK_UP, "US", translate).map(({ field }) => field)).toEqual([
      "firstName",
      "lastName",
      "email",
      "phone",
      "zipCode",
    ]);
  });

  it.each([
    [{ firstName: "名前" }, "firstName field.name.invalid"],
    [{ lastName: "x".repeat(51) }, "lastName field.name.tooLong"],
    [{ email: "jo@example" }, "email field.email.invalid"],
    [{ email: `${"x".repeat(250)}@example.com` }, "email field.email.tooLong"],
    [{ phone: "911" }, "phone look-up.phone-invalid"],
    [{ phone: "+44 20 7946 0958" }, "phone look-up.phone-invalid"],
    [{ zipCode: "K1A 0B1" }, "zipCode field.postal.invalid"],
  ] as const)("[A5.03] says what is wrong with %o", (values, expected) => {
    expect(fieldsOf(values)).toEqual([expected]);
  });
});

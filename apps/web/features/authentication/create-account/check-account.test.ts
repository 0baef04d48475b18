import { describe, expect, it } from "vitest";
import { makeTranslator } from "#i18n/translate.ts";
import { checkAccount } from "./check-account.ts";

const translate = makeTranslator("en-US", {});
const check = (email: string, password: string) =>
  checkAccount({ email, password }, "password", translate).map(({ message }) => message);

describe("checkAccount", () => {
  it("passes a pasted address with spaces and any long password", () => {
    expect(check("  Jo@Example.com ", "pâte à tarte 🍋")).toEqual([]);
  });

  it.each([
    ["", "correct horse", "field.email.empty"],
    ["jo@", "correct horse", "field.email.invalid"],
    ["иван@example.com", "correct horse", "field.email.invalid"],
    [`${"a".repeat(250)}@example.com`, "correct horse", "field.email.tooLong"],
    ["jo@example.com", "", "field.password.tooShort"],
    ["jo@example.com", "a".repeat(129), "field.password.tooLong"],
    ["jo@example.com", "correct\u0007horse", "field.password.controlCharacter"],
    ["josephine@example.com", "josephine-1815", "field.password.personalData"],
    ["jo@example.com", "password", "field.password.disallowedWord"],
  ])("refuses %s with %s: %s", (email, password, message) => {
    expect(check(email, password)).toEqual([message]);
  });

  it("asks no password where none is wanted", () => {
    expect(checkAccount({ email: "jo@example.com", password: "" }, "emailOnly", translate)).toEqual([]);
  });
});

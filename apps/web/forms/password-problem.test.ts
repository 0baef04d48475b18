import { describe, expect, it } from "vitest";
import { makeTranslator } from "#i18n/translate.ts";
import { checkPassword, strengthOf } from "./password-problem.ts";

describe("strengthOf", () => {
  it.each([
    ["short", "none"],
    ["eightlong", "fair"],
    ["twelve chars", "good"],
    ["four random words here", "strong"],
    ["password", "none"],
  ])("judges %s as %s", (password, strength) => {
    expect(strengthOf({ email: "jo@example.com", password })).toBe(strength);
  });
});

describe("checkPassword", () => {
  const check = (password: string, email = "jo@example.com") =>
    checkPassword({ email, password }, makeTranslator("en-US", {}));

  it.each(["password", "12345678", "123456789", "qwertyui", "iloveyou"])(
    "refuses what many people have, before it is sent: %s",
    (password) => {
      expect(check(password)).toBeDefined();
    },
  );

  it.each([
    ["short", "field.password.tooShort"],
    ["x".repeat(200), "field.password.tooLong"],
    ["a quiet\tevening", "field.password.controlCharacter"],
    ["i am robinsparrow", "field.password.personalData"],
  ])("says of %s what is wrong", (password, text) => {
    expect(check(password, " RobinSparrow@Example.com")).toBe(text);
  });

  it("has nothing to say of a good one", () => {
    expect(check("a quiet evening on the air")).toBeUndefined();
  });
});

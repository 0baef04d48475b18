import { describe, expect, test } from "vitest";
import { isEmail, normaliseEmail } from "./email.ts";
import { maskEmail, maskPhone } from "./masked-contact.ts";
import { findPasswordProblem } from "./password.ts";
import { isPersonName } from "./person-name.ts";

describe("isEmail", () => {
  test("[S5.05] wants an allowed local part, a dotted domain, and a top level of two letters or more", () => {
    expect(["a@b.co", "first.last+tag@sub.example.com"].every(isEmail)).toBe(true);
    const wrong = [
      "",
      "a",
      "a@b",
      "a@b.c",
      "a@b.c0",
      "a b@c.com",
      "a@-b.com",
      "é@b.com",
      `${"a".repeat(250)}@b.com`,
    ];
    expect(wrong.filter(isEmail)).toEqual([]);
  });

  test("is asked of a trimmed address in lower case", () => {
    expect(normaliseEmail("  Pat@Example.COM ")).toBe("pat@example.com");
  });
});

describe("masked contacts", () => {
  test("[S3.08] show the owner enough to know them by", () => {
    expect(maskEmail("jo@mail.example.com")).toBe("j•••@m•••.com");
    expect(maskPhone("5145550123")).toBe("•••-•••-0123");
  });
});

describe("findPasswordProblem", () => {
  const words = new Set(["password123"]);
  const problem = (password: string, owner = {}) => findPasswordProblem(password, owner, words);

  test("takes any printable characters from 8 to 64, spaces and emoji included", () => {
    expect(
      ["12345678x", "a b c d e", "🎵🎶🎵🎶🎵🎶🎵🎶", "x".repeat(64)].map((good) => problem(good)),
    ).toEqual([undefined, undefined, undefined, undefined]);
  });

  test("[S5.04] says which rule was not met, and which word is not allowed", () => {
    expect(problem("short")).toEqual({ code: "PASSWORD_POLICY_NOT_MET", reason: "tooShort" });
    expect(problem("x".repeat(65))).toEqual({ code: "PASSWORD_POLICY_NOT_MET", reason: "tooLong" });
    expect(problem("with\u0007bell.")).toEqual({
      code: "PASSWORD_POLICY_NOT_MET",
      reason: "controlCharacter",
    });
    expect(problem("Password123")).toEqual({ code: "PASSWORD_DISALLOWED_WORDS", word: "password123" });
  });

  test("[S5.01] refuses the owner's own e-mail, name and phone", () => {
    const owner = { email: "rosalind@example.com", names: ["Okafor"], phone: "5145550123" };
    for (const password of ["I am Rosalind", "okafor-forever", "call 5145550123"]) {
      expect(problem(password, owner)).toEqual({ code: "PASSWORD_POLICY_NOT_MET", reason: "personalData" });
    }
  });
});

describe("isPersonName", () => {
  test("takes names of both languages and refuses other scripts and digits", () => {
    expect(["Zoé", "O’Neil", "Jean-Luc", "St. John", "Nguyễn"].every(isPersonName)).toBe(true);
    expect(["", " Al", "R2", "株式会社", "x".repeat(51)].some(isPersonName)).toBe(false);
  });
});

import { describe, expect, test } from "vitest";
import { isEmail, normaliseEmail } from "./email.ts";
import { maskEmail, maskPhone } from "./masked-contact.ts";
import { isOneTimeCode, readOneTimeCode } from "./one-time-code.ts";
import { findPasswordProblem } from "./password.ts";
import { estimatePasswordStrength } from "./password-strength.ts";
import { isPersonName } from "./person-name.ts";
import { internationalPhoneNumber, phonePrefix, readPhoneNumber } from "./phone-number.ts";
import { withPlainDigits } from "./plain-digits.ts";
import { suggestedEmail } from "./suggested-email.ts";
import { isUsername, maskUsername } from "./username.ts";

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

  test("takes any printable characters from 8 to 128, spaces and emoji included", () => {
    expect(
      ["12345678x", "a b c d e", "🎵🎶🎵🎶🎵🎶🎵🎶", "x".repeat(128)].map((good) => problem(good)),
    ).toEqual([undefined, undefined, undefined, undefined]);
  });

  test("[S5.04] says which rule was not met, and which word is not allowed", () => {
    expect(problem("short")).toEqual({ code: "PASSWORD_POLICY_NOT_MET", reason: "tooShort" });
    expect(problem("x".repeat(129))).toEqual({ code: "PASSWORD_POLICY_NOT_MET", reason: "tooLong" });
    expect(problem("with\u0007bell.")).toEqual({
      code: "PASSWORD_POLICY_NOT_MET",
      reason: "controlCharacter",
    });
    expect(problem("Password123")).toEqual({ code: "PASSWORD_DISALLOWED_WORDS", word: "password123" });
  });

  test("[S5.01] refuses the owner's own e-mail, name and phone", () => {
    const owner = { email: "rosalind@example.com", names: ["Okafor"], phone: "5145550123" };
    for (const password of ["I am Rosalind", "okafor-forever", "call 5145550123"]) {
      expect(problem(password, owner)).toEqual({ code: "INVALID_PASSWORD_ERROR", reason: "personalData" });
    }
  });
});

describe("isPersonName", () => {
  test("[S5.24] takes names of both languages and refuses other scripts and digits", () => {
    expect(["Zoé", "O’Neil", "Jean-Luc", "St. John", "Nguyễn"].every(isPersonName)).toBe(true);
    expect(["", " Al", "R2", "株式会社", "x".repeat(51)].some(isPersonName)).toBe(false);
  });
});

describe("readPhoneNumber", () => {
  test("[S5.01] reads numbers of the US and Canada however they are typed", () => {
    for (const typed of ["(512) 555-0123", "512.555.0123", "+1 512 555 0123", "15125550123", " 5125550123 "])
      expect(readPhoneNumber(typed)).toBe("5125550123");
    expect(readPhoneNumber("514 555-0123")).toBe("5145550123");
    expect(internationalPhoneNumber("5145550123")).toBe("+15145550123");
    expect(phonePrefix("5145550123")).toBe("514555");
  });

  test("[S5.24] refuses the Caribbean codes behind the same +1, toll-free and premium ones, and what is no number", () => {
    const caribbean = "876 809 829 849 242 246 268 284 345 441 473 649 664 721 758 767 784 868 869";
    const wrong = `${caribbean} 800 888 900 710 555`.split(" ").map((areaCode) => `${areaCode}5550123`);
    const others = [
      "",
      "512555012",
      "+44 7700 900123",
      "5121550123",
      "5129110123",
      "call me",
      "call 512 555 0123",
      "512 555 0123 ext 4",
      "+5125550123",
      "25125550123",
      "151255501234",
      "1512555012",
    ];
    expect([...wrong, ...others].filter((typed) => readPhoneNumber(typed) !== undefined)).toEqual([]);
  });
});

describe("maskUsername", () => {
  test("shows the first and the last letter", () => {
    expect(maskUsername("dana.reyes")).toBe("d•••s");
  });
});

describe("isUsername", () => {
  test("[S5.24] takes letters, digits, dots and dashes inside, and nothing that could be an address", () => {
    expect(["dana", "dana.reyes-2", "3po"].every(isUsername)).toBe(true);
    expect(["", "ab", ".dana", "dana-", "dana@example.com", "da na", "x".repeat(61)].some(isUsername)).toBe(
      false,
    );
  });
});

describe("suggestedEmail", () => {
  test("sees a slip of the finger at the end, and leaves right addresses alone", () => {
    expect(["a@b.con", "a@b,com", "a@b..com", "a@b.ogr", "a@b.nte"].map(suggestedEmail)).toEqual([
      "a@b.com",
      "a@b.com",
      "a@b.com",
      "a@b.org",
      "a@b.net",
    ]);
    expect(["a@b.com", "a@b.ca", "a@b.co"].map(suggestedEmail)).toEqual([undefined, undefined, undefined]);
  });
});

describe("estimatePasswordStrength", () => {
  const strength = (password: string, known: string[] = []) => estimatePasswordStrength(password, known);

  test("gives nothing for repeats, runs and the owner's own words", () => {
    for (const weak of ["aaaaaaaa", "12345678", "abcdefghij", "qwertyuiop", "abababababab", ""])
      expect(strength(weak), weak).toBe(0);
    expect(strength("rosalind1815", ["rosalind"])).toBe(0);
  });

  test("grows with every character that nobody foresees", () => {
    const levels = ["password", "k7#pQ2x!", "k7#pQ2x!vR9", "k7#pQ2x!vR9zW4&m"].map((one) => strength(one));
    expect(levels).toEqual(levels.toSorted());
    expect(levels[0]).toBeLessThan(2);
    expect(levels.at(-1)).toBe(4);
    expect(strength("a quiet evening on the air")).toBeGreaterThanOrEqual(3);
  });

  test.each([
    ["eight digits", "83719264", 0],
    ["ten digits", "8371926405", 1],
    ["sixteen digits", "8371926405183729", 2],
    ["seventeen digits", "83719264051837294", 3],
    ["two letters before eight digits", "ok83719264", 2],
    ["two short words", "brightwater", 1],
    ["two short words with a space", "bright water", 2],
    ["seven letters", "ktpxbrw", 0],
    ["seven letters with a mark between", "ktpx!brw", 2],
    ["a word of letters with accents", "éàüöñç", 0],
    ["a row of the keyboard, backwards", "poiuytrewq", 0],
    ["the alphabet, backwards", "zyxwvutsrqponm", 0],
    ["three characters over and over", "kq7kq7kq7kq7", 1],
    ["six characters of all kinds", "k7#pq2", 1],
    ["seven characters of all kinds", "k7#pq2x", 2],
  ])("judges %s", (_what, password, level) => {
    expect(strength(password)).toBe(level);
  });

  test("leaves the owner's words out, but for those that are too short to be one", () => {
    expect(strength("annk7#p")).toBe(1);
    expect(strength("annk7#p", ["Ann"])).toBe(0);
    expect(strength("RosalindK7#pq2", ["rosalind"])).toBe(strength("K7#pq2"));
    expect(strength("83719264051837294", ["83"])).toBe(3);
  });
});

describe("withPlainDigits", () => {
  test.each([
    ["full-width", "０１２３４５６７８９"],
    ["Arabic", "٠١٢٣٤٥٦٧٨٩"],
    ["Persian", "۰۱۲۳۴۵۶۷۸۹"],
    ["Devanagari", "०१२३४५६७८९"],
    ["bold", "𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗"],
    ["plain", "0123456789"],
  ])("reads %s digits", (_script, digits) => {
    expect(withPlainDigits(digits)).toBe("0123456789");
  });
});

describe("readOneTimeCode", () => {
  test.each([
    "123456",
    " 123 456 ",
    "123-456",
    "123–456",
    "１２３　４５６",
    "١٢٣٤٥٦",
    "\u200e123\u00a0456\u200f",
  ])("reads %j", (typed) => {
    expect(readOneTimeCode(typed)).toBe("123456");
  });

  test.each(["", "12345", "1234567", "12345a", "🎵🎶🎵🎶🎵🎶"])("leaves %j no code", (typed) => {
    expect(isOneTimeCode(readOneTimeCode(typed))).toBe(false);
  });
});

test("A phone number is read in the digits of any script, and as address books and texts write it", () => {
  expect(readPhoneNumber("＋１（４１６）５５５－０１３４")).toBe("4165550134");
  expect(readPhoneNumber("٤١٦ ٥٥٥ ٠١٣٤")).toBe("4165550134");
  expect(readPhoneNumber("\u202a(416)\u00a0555–0134\u202c")).toBe("4165550134");
});

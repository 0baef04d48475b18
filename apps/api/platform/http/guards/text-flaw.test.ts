import { describe, expect, test } from "vitest";
import { DEEPEST, findFlaw, isStorable } from "./text-flaw.ts";

const nested = (depth: number): unknown => JSON.parse(`${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`);

describe("findFlaw", () => {
  test.each(["plain", "Zoë", "Montréal", "日本", "😀", "a\nb\tc", "שלום", "عربى", "\uFFFD", "\u200D"])(
    "finds none in %j",
    (text) => {
      expect(findFlaw({ a: [text], [text]: 1 })).toBeUndefined();
    },
  );

  test.each(["\0", "a\0b", "\uD800", "x\uDFFFy", "\uDE00\uD83D"])(
    "finds what cannot be stored: %j",
    (text) => {
      expect(findFlaw({ a: { b: [1, text] } })).toEqual({ field: "a.b.1", code: "characters" });
      expect(findFlaw({ a: { [text]: 1 } })).toEqual({ field: "a", code: "characters" });
      expect(isStorable(text)).toBe(false);
    },
  );

  test.each([..."\u061C\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069"])(
    "finds what turns the direction of writing: %j",
    (mark) => {
      expect(findFlaw({ name: `a${mark}b` })).toEqual({ field: "name", code: "characters" });
      expect(findFlaw({ [mark]: 1 })).toEqual({ field: "", code: "characters" });
    },
  );

  test("lets fields that nobody is shown turn the direction, and still be stored", () => {
    expect(findFlaw({ password: "a\u200Fb" }, { unshownFields: ["password"] })).toBeUndefined();
    expect(findFlaw({ events: [{ text: "a\u202Eb" }] }, { unshownFields: ["events"] })).toBeUndefined();
    expect(findFlaw({ password: "a\0b" }, { unshownFields: ["password"] })).toEqual({
      field: "password",
      code: "characters",
    });
  });

  test("leaves the characters of what is scrubbed alone, and not its depth", () => {
    expect(findFlaw({ message: "\uD800\0\u202E" }, { isScrubbed: true })).toBeUndefined();
    expect(findFlaw(nested(100_000), { isScrubbed: true })).toEqual({ field: "a", code: "depth" });
  });

  test("finds what is too deep, however deep, and nothing in what is just deep enough", () => {
    expect(findFlaw(nested(DEEPEST))).toBeUndefined();
    expect(findFlaw(nested(DEEPEST + 1))).toEqual({ field: "a", code: "depth" });
    expect(findFlaw(nested(100_000))).toEqual({ field: "a", code: "depth" });
  });

  test("finds the one flaw among many texts of all kinds", () => {
    const events = Array.from({ length: 100 }, (_, number) => ({ number, texts: ["plain", "Zoë 😀"] }));
    expect(findFlaw({ events })).toBeUndefined();
    expect(findFlaw({ events: [...events, { texts: ["plain", "a\u202Eb"] }] })).toEqual({
      field: "events.100.texts.1",
      code: "characters",
    });
  });

  test("leaves numbers, nothing and bytes alone", () => {
    expect(findFlaw(undefined)).toBeUndefined();
    expect(findFlaw({ a: null, b: 1, c: true, d: Buffer.from([0]) })).toBeUndefined();
  });
});

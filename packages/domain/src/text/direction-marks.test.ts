import { describe, expect, it } from "vitest";
import { hasDirectionMarks, withoutDirectionMarks } from "./direction-marks.ts";

describe("marks of direction", () => {
  it.each([
    ["\u202A+1 514 555 0123\u202C", "+1 514 555 0123"],
    ["\u2068Ana\u2069", "Ana"],
    ["dana\u200E@example.com", "dana@example.com"],
    ["\u061C\u200F\u2066\u202E", ""],
  ])("are found in %j, and taken out", (text, plain) => {
    expect(hasDirectionMarks(text)).toBe(true);
    expect(withoutDirectionMarks(text)).toBe(plain);
    expect(hasDirectionMarks(plain)).toBe(false);
  });

  it.each(["Zoë de Oude", "מוזיקה", "\u{1F468}\u200D\u{1F3A4}", "a\u00A0b"])(
    "are not the letters of %j",
    (text) => {
      expect(hasDirectionMarks(text)).toBe(false);
      expect(withoutDirectionMarks(text)).toBe(text);
    },
  );
});

import { describe, expect, test } from "vitest";
import { scrub } from "./scrub.ts";

describe("scrub", () => {
  test.each([
    ["https://a.test/b?token=abc#c", "https://a.test/b"],
    ["at f (https://a.test/b.js?v=1:12:34)", "at f (https://a.test/b.js:12:34)"],
    ["pat.o'neil@example.com", "pat.o'[mail address]"],
    ["pat%40example.com called", "[mail address] called"],
    ["card 4242 4242 4242 4242!", "card [digits]!"],
    ["4242-4242-4242-4242", "[digits]"],
    ["Authorization: Bearer abc.def", "Authorization: [secret]"],
    ['{"password":"hunter2"}', '{"password":"[secret]"}'],
    ["refreshToken=abc", "refreshToken=[secret]"],
    ["eyJhbGciOiJFZERTQSJ9123456789.x", "[secret].x"],
    ["one\r\ntwo", "one\\u{d}\\ntwo"],
    ["\u001B[31mred\u001B[0m", "\\u{1b}[31mred\\u{1b}[0m"],
    ["a\u2028b\u202Ec\u0000", "a\\u{2028}b\\u{202e}c\\u{0}"],
  ])("%j becomes %j", (text, expected) => {
    expect(scrub(text)).toBe(expected);
  });

  test.each([
    "at beside-the-page-C1x2Y3z4.js:1:2",
    "TypeError: x is not a function",
    "createCommitHookEffectListMount",
    "Pourquoi ? Parce que.",
  ])("leaves %j alone", (text) => {
    expect(scrub(text)).toBe(text);
  });

  test("takes no longer for a text that was made to be slow", () => {
    const before = performance.now();
    for (const part of ["a@", "token=", "?", "4 ", "[\u001B", "a-"]) scrub(part.repeat(4_000));
    expect(performance.now() - before).toBeLessThan(2_000);
  });
});

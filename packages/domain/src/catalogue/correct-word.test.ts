import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { correctWord, countSlips } from "./correct-word.ts";

const KNOWN = ["jazz", "jasmine", "classical", "hockey", "boleros", "news"].map((word) => ({
  word,
  count: 1,
}));

describe("correctWord", () => {
  it.each([
    ["jaz", undefined],
    ["jazs", "jazz"],
    ["ajzz", "jazz"],
    ["clasiccal", "classical"],
    ["hokey", "hockey"],
    ["boleors", "boleros"],
    ["nwes", "news"],
    ["opera", undefined],
  ])("takes %s for %s", (typed, meant) => {
    expect(correctWord(typed, KNOWN)).toBe(meant);
  });

  it("takes the commoner of two words that are as near", () => {
    const known = [
      { word: "band", count: 2 },
      { word: "bend", count: 9 },
      { word: "bind", count: 4 },
    ];
    expect(correctWord("bnnd", known)).toBe("bend");
  });
});

describe("countSlips", () => {
  const word = fc.stringMatching(/^[a-d]{0,7}$/);

  it("is nothing for the same word, the same both ways, and never more than the longer word is long", () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(countSlips(one, one)).toBe(0);
        const slips = countSlips(one, other);
        expect(countSlips(other, one)).toBe(slips);
        expect(slips).toBeLessThanOrEqual(Math.max(one.length, other.length));
        expect(slips).toBeGreaterThanOrEqual(Math.abs(one.length - other.length));
      }),
    );
  });

  it("is one for one letter that was left out, put in, mistaken or swapped", () => {
    for (const typed of ["hocey", "hocckey", "hoxkey", "hcokey"]) expect(countSlips(typed, "hockey")).toBe(1);
  });
});

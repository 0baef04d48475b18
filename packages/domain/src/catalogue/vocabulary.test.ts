import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countSlips, createVocabulary } from "./vocabulary.ts";

const known = (...words: string[]) => words.map((word) => ({ word, count: 1 }));
const WORDS = createVocabulary(known("jazz", "jasmine", "classical", "hockey", "boleros", "news", "140"));

describe("a vocabulary", () => {
  it.each([
    ["jaz", undefined],
    ["jazs", "jazz"],
    ["ajzz", "jazz"],
    ["clasiccal", "classical"],
    ["hokey", "hockey"],
    ["boleors", "boleros"],
    ["nwes", "news"],
    ["opera", undefined],
    ["", undefined],
  ])("takes %j for %s", (typed, meant) => {
    expect(WORDS.nearest(typed)).toBe(meant);
  });

  it("takes the commoner of two words that are as near", () => {
    const counted = createVocabulary([
      { word: "band", count: 2 },
      { word: "bend", count: 9 },
      { word: "bind", count: 4 },
    ]);
    expect(counted.nearest("bnnd")).toBe("bend");
  });

  it("counts the words with a beginning", () => {
    const counted = createVocabulary([
      { word: "jazzy", count: 2 },
      { word: "jazz", count: 30 },
      { word: "jam", count: 4 },
      { word: "140", count: 1 },
    ]);
    expect(["", "j", "ja", "jazz", "jazzy", "1", "k", "jazzier"].map(counted.countBeginning)).toEqual([
      37, 36, 36, 32, 2, 1, 0, 0,
    ]);
    expect(createVocabulary([]).countBeginning("a")).toBe(0);
  });

  it("finds what comparing with each word would find", () => {
    const word = fc.stringMatching(/^[a-eé0-3]{1,9}$/);
    fc.assert(
      fc.property(fc.array(word, { maxLength: 30 }), word, (words, typed) => {
        const vocabulary = createVocabulary(known(...words));
        expect(vocabulary.countBeginning(typed)).toBe(words.filter((one) => one.startsWith(typed)).length);
        const most = typed.length < 4 ? 0 : typed.length < 7 ? 1 : 2;
        const fewest = Math.min(...words.map((one) => countSlips(typed, one)));
        const nearest = vocabulary.nearest(typed);
        const slips = nearest === undefined ? undefined : countSlips(typed, nearest);
        expect(slips).toBe(most === 0 || fewest > most ? undefined : fewest);
      }),
    );
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

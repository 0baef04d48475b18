import { describe, expect, it } from "vitest";
import { wordsIn } from "./words-in.ts";

describe("wordsIn", () => {
  it.each([
    ["Côté Nord", ["cote", "nord"]],
    ["L’œuvre d’un CŒUR", ["l", "oeuvre", "d", "un", "coeur"]],
    ["  Side A, Side B!", ["side", "a", "side", "b"]],
    ["140", ["140"]],
    ["Straße", ["strasse"]],
    ["ﬁesta", ["fiesta"]],
    ["ジャズ", ["シャス"]],
    ["🎷🎺", []],
    ["", []],
  ])("finds the words of %j", (text, words) => {
    expect(wordsIn(text)).toEqual(words);
  });

  it("finds the same words however the accents are written", () => {
    expect(wordsIn("Québec".normalize("NFD"))).toEqual(wordsIn("Québec".normalize("NFC")));
  });
});

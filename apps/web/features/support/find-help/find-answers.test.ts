import { describe, expect, it } from "vitest";
import { findAnswers } from "./find-answers.ts";

const ANSWERS = [
  { id: "refund", question: "Do I get a refund?", answer: "Unused days are given back when you cancel." },
  { id: "cancel", question: "How do I cancel?", answer: "Online, at any time." },
  { id: "resilier", question: "Comment résilier?", answer: "À l’écran du forfait." },
];
const found = (typed: string) => findAnswers(ANSWERS, typed).map(({ id }) => id);

describe("findAnswers", () => {
  it("shows all answers until a word is typed", () => {
    expect(found("")).toEqual(["refund", "cancel", "resilier"]);
    expect(found(" ?! ")).toEqual(["refund", "cancel", "resilier"]);
  });

  it("puts a question that holds the word before an answer that does", () => {
    expect(found("cancel")).toEqual(["cancel", "refund"]);
  });

  it("finds words by their beginning, in any case, with or without accents", () => {
    expect(found("REF")).toEqual(["refund"]);
    expect(found("resili")).toEqual(["resilier"]);
    expect(found("écran")).toEqual(["resilier"]);
  });

  it("wants every word, in any order", () => {
    expect(found("days cancel")).toEqual(["refund"]);
    expect(found("cancel radio")).toEqual([]);
  });
});

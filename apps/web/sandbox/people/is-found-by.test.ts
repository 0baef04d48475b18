import { expect, it } from "vitest";
import { isFoundBy } from "./is-found-by.ts";

const EMILIE = ["Émilie Tremblay", "Paie un forfait chaque mois, au Québec", "emilie@skywave.example"];

it.each([
  ["", true],
  ["  ", true],
  ["emi", true],
  ["ÉMILIE quebec", true],
  ["forfait, mois", true],
  ["emilie@skywave", true],
  ["lie", false],
  ["emilie texas", false],
  ["😀", true],
])("finds by the beginnings of words, without accents and case: %s", (typed, isFound) => {
  expect(isFoundBy(typed, EMILIE)).toBe(isFound);
});

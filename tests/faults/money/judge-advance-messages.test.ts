import { expect, test } from "vitest";
import { judgeAdvanceMessages } from "./judge-advance-messages.ts";

const TRIAL = { who: "robin", topic: "bill", about: "2027-01-20", on: "2027-01-13" };
const CARD = { who: "robin", topic: "cardExpired", about: "2027-03-01", on: "2027-03-01" };
const DUE = [TRIAL, CARD];

test("the judge of advance messages agrees to each once and on its day, and to nothing else", () => {
  expect(judgeAdvanceMessages(DUE, DUE)).toEqual([]);
  expect(judgeAdvanceMessages(DUE, [TRIAL])).toEqual(["cardExpired of 2027-03-01 to robin was never told"]);
  expect(judgeAdvanceMessages(DUE, [TRIAL, CARD, TRIAL])).toEqual([
    "bill of 2027-01-20 to robin was told 2 times: 2027-01-13, 2027-01-13",
  ]);
  expect(judgeAdvanceMessages(DUE, [{ ...TRIAL, on: "2027-01-15" }, CARD])).toEqual([
    "bill of 2027-01-20 to robin was told on 2027-01-15, and not on 2027-01-13",
  ]);
  expect(judgeAdvanceMessages([], [CARD])).toEqual([
    "cardExpired of 2027-03-01 to robin was told and is nobody's to know",
  ]);
});

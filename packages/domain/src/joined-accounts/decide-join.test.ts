import { describe, expect, it } from "vitest";
import { decideJoin, type JoiningAccount, MOST_PLANS_OF_AN_ACCOUNT } from "./decide-join.ts";

const OPEN: JoiningAccount = {
  isClosed: false,
  isInCollections: false,
  isConsumer: true,
  isJoined: false,
  isBusy: false,
  hasOpenBill: false,
  country: "US",
  currencies: ["USD"],
  planCount: 1,
  hasBoundPlan: false,
};

describe("decideJoin", () => {
  it("lets two accounts in good standing become one, whether anybody was ever billed or not", () => {
    expect(decideJoin(OPEN, OPEN)).toBeUndefined();
    expect(decideJoin(OPEN, { ...OPEN, currencies: [] })).toBeUndefined();
    expect(decideJoin(OPEN, { ...OPEN, country: undefined })).toBeUndefined();
    expect(decideJoin({ ...OPEN, currencies: [], hasBoundPlan: true }, OPEN)).toBeUndefined();
  });

  it.each([
    [{ isJoined: true, isBusy: true }, "ACCOUNT_NOT_JOINABLE"],
    [{ isClosed: true, country: "CA" }, "ACCOUNT_NOT_JOINABLE"],
    [{ isConsumer: false }, "ACCOUNT_NOT_JOINABLE"],
    [{ country: "CA", isBusy: true }, "COUNTRY_ERROR"],
    [{ currencies: ["CAD"] }, "COUNTRY_ERROR"],
    [{ isBusy: true, hasOpenBill: true }, "PAYMENT_IN_PROGRESS"],
    [{ hasOpenBill: true, planCount: MOST_PLANS_OF_AN_ACCOUNT }, "PAYMENT_DUE"],
    [{ isInCollections: true }, "PAYMENT_DUE"],
    [{ planCount: MOST_PLANS_OF_AN_ACCOUNT }, "TOO_MANY_PLANS"],
  ] as const)("refuses %j in either account: %s", (changes, refusal) => {
    expect(decideJoin(OPEN, { ...OPEN, ...changes })).toBe(refusal);
    expect(decideJoin({ ...OPEN, ...changes }, OPEN)).toBe(refusal);
  });

  it("leaves a plan where it is that hangs on whoever it was sold to", () => {
    expect(decideJoin(OPEN, { ...OPEN, hasBoundPlan: true })).toBe("BILLED_ELSEWHERE");
  });

  it("takes as many plans as one account may have, and not one more", () => {
    const rest = { ...OPEN, planCount: MOST_PLANS_OF_AN_ACCOUNT - 1 };
    expect(decideJoin(OPEN, rest)).toBeUndefined();
    expect(decideJoin({ ...OPEN, planCount: 2 }, rest)).toBe("TOO_MANY_PLANS");
  });
});

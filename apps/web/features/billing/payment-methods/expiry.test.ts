import { describe, expect, it } from "vitest";
import { readExpiry, writeExpiry } from "./expiry.ts";

describe("the expiry of a card", () => {
  it("is read as it stands on the card, or with the whole year", () => {
    expect(readExpiry("09/29")).toEqual({ month: 9, year: 2029 });
    expect(readExpiry(" 12 / 2031 ")).toEqual({ month: 12, year: 2031 });
    expect(writeExpiry({ month: 9, year: 2029 })).toBe("09/29");
  });

  it.each(["", "13/29", "9/29", "0929", "00/30", "09/2", "09/1929"])("is not read from %j", (typed) => {
    expect(readExpiry(typed)).toBeUndefined();
  });
});

import { describe, expect, it } from "vitest";
import { isSameZip } from "./is-same-zip.ts";

describe("isSameZip", () => {
  it.each([
    ["K1A 0B1", "k1a0b1", true],
    [" 78701 ", "78701", true],
    ["K1A\u00A00B1", "K1A 0B1", true],
    ["78701", "78702", false],
    ["78701", "78701-1234", false],
  ])("[S5.06] compares %j with %j without white space and in capitals", (one, other, isSame) => {
    expect(isSameZip(one, other)).toBe(isSame);
  });
});

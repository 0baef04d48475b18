import { describe, expect, it } from "vitest";
import { lastFourOf, readRadioId } from "./radio-id.ts";

describe("readRadioId", () => {
  it.each([
    ["d4a7b2c1", "D4A7B2C1"],
    [" D4A7 B2C1 ", "D4A7B2C1"],
    ["123-4567-8901", "12345678901"],
    ["D4A7B2C1E8N7", "D4A7B2C1E8N7"],
  ])("[S5.24] takes '%s' in capitals, without blanks and hyphens", (typed, radioId) => {
    expect(readRadioId(typed)).toEqual({ ok: true, radioId });
  });

  it("[S5.24] leaves a UUID as it is", () => {
    const radioId = "5f0c3b9e-8d0f-4b7a-9c3e-0a1b2c3d4e5f";
    expect(readRadioId(` ${radioId} `)).toEqual({ ok: true, radioId });
  });

  it.each([
    ["D4A7B2CO", "D4A7B2C0"],
    ["D4A7BISO", "D4A7B150"],
    ["d4a7 b2co", "D4A7B2C0"],
  ])("[S5.24] suggests for '%s' what was most likely read", (typed, suggestion) => {
    expect(readRadioId(typed)).toEqual({ ok: false, suggestion });
  });

  it.each([
    "",
    "D4A7B2C",
    "D4A7B2C1E",
    "F4A7B2C1",
    "D4A7B2C1E8N7X",
    "ラジオ番号です八",
    "D4A7B2ﬄ",
    "x".repeat(5000),
  ])("[S5.24] knows no radio by '%s', and has nothing to suggest", (typed) => {
    expect(readRadioId(typed)).toEqual({ ok: false, suggestion: undefined });
  });
});

describe("lastFourOf", () => {
  it("is the end of the number", () => {
    expect(lastFourOf("D4A7B2C1")).toBe("B2C1");
  });
});

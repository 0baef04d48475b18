import { describe, expect, it } from "vitest";
import { formatPhone } from "./format-phone.ts";

describe("formatPhone", () => {
  it.each([
    ["en-US", "(512) 555-0142"],
    ["en-CA", "512 555-0142"],
    ["fr-CA", "512 555-0142"],
  ] as const)("writes a number as it is written in %s", (locale, said) => {
    expect(formatPhone("5125550142", locale)).toBe(said);
  });
});

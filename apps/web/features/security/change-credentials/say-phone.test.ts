import { describe, expect, it } from "vitest";
import { sayPhone } from "./say-phone.ts";

describe("sayPhone", () => {
  it.each([
    ["en-US", "(512) 555-0142"],
    ["en-CA", "512 555-0142"],
    ["fr-CA", "512 555-0142"],
  ] as const)("writes a number as it is written in %s", (locale, said) => {
    expect(sayPhone("5125550142", locale)).toBe(said);
  });
});

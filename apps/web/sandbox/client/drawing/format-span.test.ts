import { describe, expect, it } from "vitest";
import { formatSpan } from "./format-span.ts";

const plain = (text: string) => text.replace(/\s/gu, " ");

describe("formatSpan", () => {
  it.each([
    [11_520_000, "3 hr 12 min"],
    [86_400_000, "1 day"],
    [59_000, "59 sec"],
    [-3_600_000, "−1 hr"],
    [12.34, "12.3 ms"],
    [0, "0 ms"],
  ])("says %d milliseconds as %s", (milliseconds, words) => {
    expect(plain(formatSpan(milliseconds, "en-US"))).toBe(words);
  });

  it("says it in French", () => {
    expect(plain(formatSpan(90_000, "fr-CA"))).toBe("1 min 30 s");
  });
});

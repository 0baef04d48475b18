import { describe, expect, test } from "vitest";
import { readCheckResults } from "./read-check-results.mjs";

describe("readCheckResults", () => {
  test("has a row for each check, and the lines of those that found something", () => {
    const results = [
      { name: "check-names", found: [], seconds: 0.2 },
      { name: "check-sizes", found: ["a.ts: too long"], seconds: 0.1 },
    ];
    expect(readCheckResults(`a warning\n${JSON.stringify(results)}\n`)).toEqual({
      rows: [
        { name: "check-names", isPassed: true, seconds: 0.2 },
        { name: "check-sizes", isPassed: false, seconds: 0.1 },
      ],
      lines: ["a.ts: too long", "check-sizes: 1 found"],
    });
  });

  test("takes checks that broke off for a failure, and shows what they said", () => {
    const { rows, lines } = readCheckResults("a.ts cannot be read: Unexpected token\n");
    expect(rows).toMatchObject([{ name: "checks", isPassed: false }]);
    expect(lines).toEqual(["a.ts cannot be read: Unexpected token"]);
  });
});

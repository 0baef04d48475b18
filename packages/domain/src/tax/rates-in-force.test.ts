import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { ratesInForce } from "./rates-in-force.ts";

const ROOT = fileURLToPath(new URL("../../../..", import.meta.url));
const SOURCES = ["apps", "packages"].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !/node_modules|dist/.test(path))
    .map((path) => `${folder}/${path}`),
);

describe("ratesInForce", () => {
  const typesOn = (day: string) =>
    ratesInForce({ country: "CA", state: "NS" }, Temporal.PlainDate.from(day)).map(
      ({ taxType, rateInMillionths }) => [taxType, rateInMillionths],
    );

  test("changes with the day on which another rate comes into force", () => {
    expect(typesOn("2025-03-31")).toEqual([["hst", 150_000]]);
    expect(typesOn("2025-04-01")).toEqual([["hst", 140_000]]);
  });

  test("is the only reader of the tables, and of it only the lines of a bill are made", () => {
    const readersOf = (name: string) =>
      SOURCES.filter((path) => !path.endsWith(".test.ts"))
        .filter((path) =>
          new RegExp(`import \\{[^}]*\\b${name}\\b`).test(readFileSync(join(ROOT, path), "utf8")),
        )
        .map((path) => path.replace("packages/domain/src/tax/", ""));
    expect(readersOf("(?:CA|US)_TAX_RATES")).toEqual(["rates-in-force.ts"]);
    expect(readersOf("ratesInForce")).toEqual(["tax-lines.ts"]);
  });
});

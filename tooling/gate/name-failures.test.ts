import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { nameFailures } from "./name-failures.mjs";

const folder = mkdtempSync(join(tmpdir(), "skywave-reports-"));

function report(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(content));
  return path;
}

test("names each failed test of both runners with the first lines of why", () => {
  const unit = report("unit.json", {
    testResults: [
      {
        name: "a.test.ts",
        message: "",
        assertionResults: [
          { status: "passed", fullName: "adds", failureMessages: [] },
          {
            status: "failed",
            fullName: "divides",
            failureMessages: ["\u001B[31mExpected 2\u001B[39m\n\nat a"],
          },
        ],
      },
      { name: "b.test.ts", message: "does not load", assertionResults: [] },
    ],
  });
  const browser = report("browser.json", {
    suites: [
      {
        specs: [{ ok: true, file: "c.spec.ts", title: "buys", tests: [] }],
        suites: [
          {
            specs: [
              {
                ok: false,
                file: "c.spec.ts",
                title: "pays",
                tests: [{ results: [{ errors: [{ message: "no button" }] }] }],
              },
            ],
          },
        ],
      },
    ],
  });
  expect(nameFailures({ unit, browser })).toEqual([
    "  ✗ a.test.ts › divides\n      Expected 2\n      at a",
    "  ✗ b.test.ts\n      does not load",
    "  ✗ c.spec.ts › pays\n      no button",
  ]);
});

test("names nothing where there is no report", () => {
  expect(nameFailures({ unit: join(folder, "none"), browser: join(folder, "none") })).toEqual([]);
});

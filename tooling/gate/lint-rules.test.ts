import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { root } from "../setup/folders.mjs";
import { tool } from "../setup/tool.mjs";

const lines = (count: number) => "  say();\n".repeat(count);

/** For each rule, code that breaks it and nothing else that matters here. */
const BROKEN: Readonly<Record<string, readonly [file: string, text: string]>> = {
  "max-lines": ["long.ts", `export const a = 1;\n${"export {};\n".repeat(300)}`],
  "max-lines-per-function": [
    "wide.ts",
    `declare function say(): void;\nexport function a() {\n${lines(81)}}\n`,
  ],
  "max-params": ["params.ts", "export function a(b: 1, c: 2, d: 3, e: 4) {\n  return [b, c, d, e];\n}\n"],
  "no-console": ["talk.ts", 'console.log("a");\nexport {};\n'],
  eqeqeq: ["equal.ts", "export const a = (b: number) => b == 1;\n"],
  "no-explicit-any": ["any.ts", "export const a = (b: any) => b;\n"],
  "no-non-null-assertion": ["bang.ts", "export const a = (b?: string) => b!.length;\n"],
  "no-floating-promises": ["floating.ts", "export function a() {\n  Promise.resolve(1);\n}\n"],
  "no-misused-promises": ["misused.ts", "export function a(b: Promise<boolean>) {\n  return b ? 1 : 2;\n}\n"],
  "switch-exhaustiveness-check": [
    "switch.ts",
    'export function a(b: "c" | "d") {\n  switch (b) {\n    case "c":\n      return 1;\n  }\n  return 2;\n}\n',
  ],
  "consistent-type-imports": [
    "type-import.ts",
    'import { Unused } from "./type-export.ts";\nexport const a = (b: Unused) => b;\n',
  ],
  "no-cycle": ["cycle-one.ts", 'import { two } from "./cycle-two.ts";\nexport const one = () => two;\n'],
  "no-default-export": ["default.ts", "export default 1;\n"],
  "rules-of-hooks": [
    "hook.tsx",
    'import { useState } from "react";\nexport function A({ b }: { b: boolean }) {\n  if (b) useState(1);\n  return null;\n}\n',
  ],
  "exhaustive-deps": [
    "deps.tsx",
    'import { useEffect } from "react";\nexport function A({ b }: { b: () => void }) {\n  useEffect(() => b(), []);\n  return null;\n}\n',
  ],
  "alt-text": ["picture.tsx", 'export const A = () => <img src="a.png" />;\n'],
  "no-focused-tests": [
    "focused.test.ts",
    'import { expect, test } from "vitest";\ntest.only("a", () => {\n  expect(1).toBe(1);\n});\n',
  ],
  "no-disabled-tests": [
    "disabled.test.ts",
    'import { expect, test } from "vitest";\ntest.skip("a", () => {\n  expect(1).toBe(1);\n});\n',
  ],
};

const ALSO = {
  "type-export.ts": "export interface Unused {\n  a: 1;\n}\n",
  "cycle-two.ts": 'import { one } from "./cycle-one.ts";\nexport const two = () => one;\n',
};

let found: { file: string; rule: string }[];

function lint(folder: string): Promise<string> {
  return new Promise((resolve) => {
    execFile(tool("oxlint"), ["--type-aware", "--format", "json"], { cwd: folder }, (_error, output) =>
      resolve(output),
    );
  });
}

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), "lint-rules-"));
  const source = join(folder, "source");
  mkdirSync(source);
  cpSync(join(root, ".oxlintrc.json"), join(folder, ".oxlintrc.json"));
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "junction");
  const compilerOptions = {
    strict: true,
    target: "esnext",
    module: "esnext",
    moduleResolution: "bundler",
    jsx: "react-jsx",
    noEmit: true,
    allowImportingTsExtensions: true,
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["source"] }));
  for (const [file, text] of [...Object.values(BROKEN), ...Object.entries(ALSO)])
    writeFileSync(join(source, file), text);
  const report: { diagnostics: { filename: string; code: string }[] } = JSON.parse(await lint(folder));
  found = report.diagnostics.map(({ filename, code }) => ({
    file: filename.split(/[\\/]/).at(-1) ?? "",
    rule: /\((?:.*\/)?([\w-]+)\)$/.exec(code)?.[1] ?? code,
  }));
}, 60_000);

describe("the linter", () => {
  test.each(Object.entries(BROKEN))("fails on code that breaks %s", (rule, [file]) => {
    expect(found).toContainEqual({ file, rule });
  });
});

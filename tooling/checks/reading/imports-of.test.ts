import { describe, expect, test } from "vitest";
import { importsOf } from "./imports-of.ts";

const line = (...parts: string[]) => parts.join("");

describe("importsOf", () => {
  test.each([
    [line("import { a } ", 'from "./a.ts";'), "./a.ts", false],
    [line("import type { A } ", 'from "./a.ts";'), "./a.ts", true],
    [line("import { type A, type B } ", 'from "./a.ts";'), "./a.ts", true],
    [line("import { type A, b } ", 'from "./a.ts";'), "./a.ts", false],
    [line("import {\n  a,\n  b,\n} ", 'from "@skywave/sdk";'), "@skywave/sdk", false],
    [line("import ", '"./a.css";'), "./a.css", false],
    [line("export * ", 'from "./a.ts";'), "./a.ts", false],
    [line("const a = await ", 'import("./a.ts");'), "./a.ts", false],
  ])("finds %j", (text, specifier, isTypeOnly) => {
    expect(importsOf(text)).toEqual([{ specifier, isTypeOnly }]);
  });

  test("takes no text for an import", () => {
    expect(importsOf('const from = "elsewhere";\nexport const a = "b";')).toEqual([]);
  });
});

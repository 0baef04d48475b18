import { describe, expect, test } from "vitest";
import { importsOf } from "./imports-of.ts";

const line = (...parts: string[]) => parts.join("");
const found = (text: string) => importsOf({ path: "apps/web/a.tsx", text });

describe("importsOf", () => {
  test.each([
    [line("import { a } ", 'from "./a.ts";'), "./a.ts", false],
    [line("import type { A } ", 'from "./a.ts";'), "./a.ts", true],
    [line("import { type A, type B } ", 'from "./a.ts";'), "./a.ts", true],
    [line("import { type A, b } ", 'from "./a.ts";'), "./a.ts", false],
    [line("import a, { type A } ", 'from "./a.ts";'), "./a.ts", false],
    [line("import {\n  a, // the first\n  b,\n} ", 'from "@skywave/sdk";'), "@skywave/sdk", false],
    [line("import ", '"./a.css";'), "./a.css", false],
    [line("export * ", 'from "./a.ts";'), "./a.ts", false],
    [line("export type { A } ", 'from "./a.ts";'), "./a.ts", true],
    [line("export { type A } ", 'from "./a.ts";'), "./a.ts", true],
    [line("const a = await ", 'import("./a.ts");'), "./a.ts", false],
    [line("type A = ", 'import("./a.ts").A;'), "./a.ts", true],
  ])("finds %j", (text, specifier, isTypeOnly) => {
    expect(found(text)).toEqual([{ specifier, isTypeOnly }]);
  });

  test("takes no text for an import", () => {
    expect(found('const from = "elsewhere";\nexport const a = "b";')).toEqual([]);
  });

  test("takes no import in a comment or a template for one", () => {
    const commented = '/*\nimport { a } from "./a.ts";\n*/\n// import("./b.ts")\n';
    const quoted = 'const code = `\nimport { a } from "./a.ts";\n`;\n';
    expect(found(commented + quoted)).toEqual([]);
  });
});

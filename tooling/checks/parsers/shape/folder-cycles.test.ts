import { describe, expect, test } from "vitest";
import { folderCycles } from "./folder-cycles.ts";

const file = (path: string, ...imports: string[]) => ({
  path: `apps/web/${path}`,
  text: imports.map((one) => `import ${one};\n`).join(""),
});

describe("folderCycles", () => {
  test("finds folders that need each other by way of a third", () => {
    const files = [
      file("a/a.ts", '{ b } from "#b/b.ts"'),
      file("b/b.ts", '{ c } from "#c/c.ts"'),
      file("c/c.ts", '{ a } from "#a/other.ts"'),
      file("a/other.ts"),
      file("d/d.ts", '{ a } from "#a/a.ts"'),
    ];
    expect(folderCycles(files)).toEqual([["apps/web/a", "apps/web/b", "apps/web/c"]]);
  });

  test("lets a door put together what is behind it", () => {
    const files = [
      file("a/index.ts", '{ b } from "./b/b.ts"'),
      file("a/base.ts"),
      file("a/b/b.ts", '{ base } from "../base.ts"'),
    ];
    expect(folderCycles(files)).toEqual([]);
  });

  test("counts neither types nor tests", () => {
    const files = [
      file("a/a.ts", '{ b } from "#b/b.ts"'),
      file("b/b.ts", 'type { A } from "#a/a.ts"'),
      file("b/b.test.ts", '{ a } from "#a/a.ts"'),
    ];
    expect(folderCycles(files)).toEqual([]);
  });
});

import { describe, expect, test } from "vitest";
import { checkDocs } from "./check-docs.ts";

const line = (...parts: string[]) => parts.join("");
const HOUSE = [
  { path: "package.json", text: JSON.stringify({ scripts: { start: "", verify: "" } }) },
  { path: "docs/architecture.md", text: "- `sdk` → `contract`\n- `services` → `sdk` and `contract` (types)" },
  { path: "packages/sdk/src/send.ts", text: line("import { a } fr", 'om "@skywave/contract";') },
  {
    path: "packages/services/src/orders/complete-order.ts",
    text: [
      line("import { a } fr", 'om "@skywave/contract";'),
      line("import { send } fr", 'om "@skywave/sdk";'),
    ].join("\n"),
  },
];

const found = (...documents: { path: string; text: string }[]) =>
  checkDocs([...HOUSE.filter(({ path }) => !documents.some((one) => one.path === path)), ...documents]);

describe("checkDocs", () => {
  test("finds nothing wrong with a true document", () => {
    const text =
      "See `packages/sdk/src/send.ts`, `packages/<name>/src`, run `npm run verify` or [look](architecture.md).";
    expect(found({ path: "docs/glossary.md", text })).toEqual([]);
  });

  test.each([
    ["`packages/sdk/src/gone.ts`", "which is not there"],
    ["[look](gone.md)", "links to gone.md"],
    ["`npm run polish`", "npm run polish"],
  ])("refuses %s", (text, why) => {
    expect(found({ path: "docs/glossary.md", text }).join()).toContain(why);
  });

  test("refuses a picture that shows an arrow too few or too many", () => {
    expect(found({ path: "docs/architecture.md", text: "`sdk` → `contract`" })).toHaveLength(2);
    const many = "`sdk` → `contract`, `services`\n`services` → `sdk`, `contract`";
    expect(found({ path: "docs/architecture.md", text: many })).toHaveLength(1);
  });

  test("takes no import in a comment for an arrow", () => {
    const stray = {
      path: "packages/sdk/src/stray.ts",
      text: line("/*\nimport { a } fr", 'om "@skywave/domain";\n*/'),
    };
    expect(found(stray)).toEqual([]);
  });

  test("refuses a walk that goes nowhere, or where no step leads", () => {
    const walk = (...paths: string[]) => ({
      path: "docs/walks/a.md",
      text: paths.map((path, index) => `${index + 1}. \`${path}\` does it`).join("\n"),
    });
    const first = "packages/services/src/orders/complete-order.ts";
    const second = "packages/sdk/src/send.ts";
    expect(found(walk(first, second))).toEqual([]);
    expect(found(walk(first, "packages/sdk/src/gone.ts")).join()).toContain("not there");
    const stray = { path: "packages/sdk/src/stray.ts", text: "// next comes complete-order" };
    expect(found(walk(first, stray.path), stray).join()).toContain("no step before");
  });
});

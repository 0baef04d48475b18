import { describe, expect, test } from "vitest";
import { checkAssertions } from "./check-assertions.ts";

const found = (text: string, path = "apps/api/modules/orders/a.ts") => checkAssertions([{ path, text }]);

describe("checkAssertions", () => {
  test.each([
    "const a = b as Order;",
    "const a = {} as { id: string };",
    "run(b() as unknown);",
    "const a = b!;",
    "b!.id;",
    "run(b[0]!, c);",
    "const sum = b()! + 1;",
    "const a = <Order>b;",
    "const a = `${b as string}`;",
  ])("refuses %j", (text) => {
    expect(found(text)).toHaveLength(1);
  });

  test.each([
    'const a = ["b"] as const;',
    "const a = { b } satisfies Order;",
    ["import { a as b } fr", 'om "./a.ts";'].join(""),
    ["import * as b fr", 'om "./a.ts";'].join(""),
    "export { a as b };",
    "if (!a || b != c || !d.e) run();",
    '// as Order\nsay("known as Order!");',
  ])("does not mind %j", (text) => {
    expect(found(text)).toEqual([]);
  });

  test("does not mind what a person reads", () => {
    expect(found("const a = <p>Known as Robin, at last!</p>;", "apps/web/ui/a.tsx")).toEqual([]);
  });

  test("leaves tests alone", () => {
    expect(found("const a = b as Order;", "apps/api/modules/orders/a.test.ts")).toEqual([]);
  });
});

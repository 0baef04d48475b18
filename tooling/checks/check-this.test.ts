import { expect, test } from "vitest";
import { checkThis } from "./check-this.ts";

const found = (text: string, path = "apps/api/modules/orders/a.ts") => checkThis([{ path, text }]);

test("refuses a method of an object that reaches for its siblings, and says where", () => {
  const text = "const a = {\n  b() {},\n  c() {\n    this.b();\n  },\n};";
  expect(found(text).join()).toContain("a.ts:4: names this outside a class");
});

test("refuses one after a class and beside it", () => {
  expect(found("class A { b() { return this; } }\nconst c = { d() { return this; } };")).toHaveLength(1);
});

test("does not mind classes, what is in them, and what is read by people", () => {
  expect(found("class A extends B { #c = 1; d = () => this.#c; e() { return [() => this.#c]; } }")).toEqual(
    [],
  );
  expect(found("// this one\nconst a = <p>Is this yours?</p>;", "apps/web/ui/a.tsx")).toEqual([]);
});

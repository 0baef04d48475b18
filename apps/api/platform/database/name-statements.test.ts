import { expect, test } from "vitest";
import { nameStatements } from "./name-statements.ts";

test("a statement gets a name when it comes again, and keeps it", () => {
  const nameOf = nameStatements();
  expect([nameOf("select 1"), nameOf("select 2")]).toEqual([undefined, undefined]);
  const first = nameOf("select 1");
  expect([first, nameOf("select 1")]).toEqual(["s0", "s0"]);
  expect(nameOf("select 2")).toBe("s1");
});

test("no more statements get names than a server bears", () => {
  const nameOf = nameStatements();
  const names = Array.from({ length: 400 }, (_, index) => {
    nameOf(`select ${index}`);
    return nameOf(`select ${index}`);
  });
  expect(names.filter((name) => name !== undefined)).toHaveLength(300);
  expect(nameOf("select 299")).toBe("s299");
  expect(nameOf("select 300")).toBeUndefined();
});

test("texts that never come again are forgotten", () => {
  const nameOf = nameStatements();
  nameOf("select 0");
  for (let index = 1; index <= 2_000; index += 1) nameOf(`select ${index}`);
  expect(nameOf("select 0")).toBeUndefined();
  expect(nameOf("select 0")).toBe("s0");
});

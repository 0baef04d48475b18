import { describe, expect, it } from "vitest";
import { readTogether } from "./read-together.ts";

interface Row {
  id: string;
  color: string;
}

/** Rows to read, with what was read by each statement. */
function openShelf(isInTransaction = false) {
  const rows = new Map<string, Row>();
  const statements: string[][] = [];
  let failure: Error | undefined;
  const find = readTogether(
    { isInTransaction: () => isInTransaction },
    async (ids): Promise<Row[]> => {
      statements.push(ids);
      if (failure !== undefined) throw failure;
      // A database hands rows back in an order of its own.
      return ids.flatMap((id) => rows.get(id) ?? []).toReversed();
    },
    ({ id }) => id,
  );
  return { rows, statements, find, fail: (cause: Error | undefined) => (failure = cause) };
}

describe("rows that are read together", () => {
  it("are read by one statement, each caller's own, and each row once", async () => {
    const { rows, statements, find } = openShelf();
    rows.set("a", { id: "a", color: "red" }).set("b", { id: "b", color: "blue" });
    const found = await Promise.all(["a", "b", "none", "a"].map(find));
    expect(found.map((row) => row?.color)).toEqual(["red", "blue", undefined, "red"]);
    expect(statements).toEqual([["a", "b", "none"]]);
  });

  it("are not remembered: who asks once the statement was sent reads anew", async () => {
    const { rows, statements, find } = openShelf();
    rows.set("a", { id: "a", color: "red" });
    expect(await find("a")).toMatchObject({ color: "red" });
    rows.set("a", { id: "a", color: "green" });
    expect(await find("a")).toMatchObject({ color: "green" });
    expect(statements).toEqual([["a"], ["a"]]);
  });

  it("fail for all who asked, and for nobody after them", async () => {
    const { rows, find, fail } = openShelf();
    rows.set("a", { id: "a", color: "red" });
    fail(new Error("the database is away"));
    const found = await Promise.allSettled(["a", "b"].map(find));
    expect(found.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    fail(undefined);
    expect(await find("a")).toMatchObject({ color: "red" });
  });

  it("are read alone within a transaction", async () => {
    const { rows, statements, find } = openShelf(true);
    rows.set("a", { id: "a", color: "red" }).set("b", { id: "b", color: "blue" });
    const found = await Promise.all(["a", "b"].map(find));
    expect(found.map((row) => row?.color)).toEqual(["red", "blue"]);
    expect(statements).toEqual([["a"], ["b"]]);
  });
});

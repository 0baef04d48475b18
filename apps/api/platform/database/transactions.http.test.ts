import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTestDatabase } from "#testing/open-test-database.ts";
import { readRows } from "#testing/read-rows.ts";
import type { Database } from "./database.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.queries().execute("create table notes (word text primary key)");
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.queries().execute("delete from notes");
});

const write = (word: string) => database.queries().execute(`insert into notes values ('${word}')`);
const words = async () => {
  const rows = await readRows({ database }, "select word from notes order by word");
  return rows.map((row) => row["word"]);
};
const BROKEN = new Error("broken off");
const breakOff = () => Promise.reject(BROKEN);

describe("a transaction", () => {
  test("is whole or not at all", async () => {
    await database.inTransaction(async () => {
      await write("one");
      await write("two");
    });
    const broken = database.inTransaction(async () => {
      await write("three");
      await breakOff();
    });
    await expect(broken).rejects.toBe(BROKEN);
    expect(await words()).toEqual(["one", "two"]);
  });

  test("has a statement in it that is returned before it was sent", async () => {
    const broken = database.inTransaction(async () => {
      await database.inTransaction(() => write("inner"));
      await breakOff();
    });
    await expect(broken).rejects.toBe(BROKEN);
    const failed = database.inTransaction(() => database.queries().execute("select 1 / 0"));
    await expect(failed).rejects.toThrow();
    await database.inTransaction(() => write("outer"));
    expect(await words()).toEqual(["outer"]);
  });

  test("inside another is taken back by itself", async () => {
    await database.inTransaction(async () => {
      await write("before");
      const inner = database.inTransaction(async () => {
        await write("inside");
        await write("inside");
      });
      await expect(inner).rejects.toThrow();
      await database.inTransaction(() => database.inTransaction(() => write("deep")));
      await write("after");
    });
    expect(await words()).toEqual(["after", "before", "deep"]);
  });

  test("sees its own writes, and others at the same moment have their own", async () => {
    const seen = await Promise.all(
      ["one", "two", "three"].map((word) =>
        database.inTransaction(async () => {
          await write(word);
          expect(database.isInTransaction()).toBe(true);
          return (await words()).includes(word);
        }),
      ),
    );
    expect(seen).toEqual([true, true, true]);
    expect(database.isInTransaction()).toBe(false);
    expect(await words()).toEqual(["one", "three", "two"]);
  });

  test("is over when it ends: the connection serves others, however often statements come again", async () => {
    for (let round = 0; round < 30; round += 1) {
      const broken = database.inTransaction(async () => {
        await write("again");
        await write("again");
      });
      await expect(broken).rejects.toThrow();
    }
    await write("again");
    expect(await words()).toEqual(["again"]);
  });
});

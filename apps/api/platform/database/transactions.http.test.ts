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

  test("can end with its last statement, which takes all back where it fails", async () => {
    await database.inTransaction(async () => {
      await write("one");
      await database.committing(() => write("two"));
    });
    await database.inTransaction(() => database.committing(() => write("alone")));
    const failed = database.inTransaction(async () => {
      await write("three");
      await database.committing(() => write("one"));
    });
    await expect(failed).rejects.toThrow();
    const late = database.inTransaction(async () => {
      await write("four");
      await database.committing(() => write("one")).catch(() => undefined);
    });
    await Promise.allSettled([late]);
    await database.committing(() => write("outside any"));
    expect(await words()).toEqual(["alone", "one", "outside any", "two"]);
  });

  test("fails where its commit does, which its last statement brought", async () => {
    await database.queries().execute(`create table pages (number int primary key,
      after int references pages deferrable initially deferred)`);
    const failed = database.inTransaction(async () => {
      await write("kept");
      await database.committing(() => database.queries().execute("insert into pages values (2, 1)"));
    });
    await expect(failed).rejects.toThrow();
    expect(await words()).toEqual([]);
  });

  test("takes no statement after its last one", async () => {
    const late = database.inTransaction(async () => {
      await database.committing(() => write("last"));
      await write("late");
    });
    await expect(late).rejects.toThrow(/Failed query|after the last one/);
    expect(await words()).not.toContain("late");
  });

  test("inside another does not end that one with its own last statement", async () => {
    const broken = database.inTransaction(async () => {
      await database.inTransaction(() => database.committing(() => write("inner")));
      await write("outer");
      await breakOff();
    });
    await expect(broken).rejects.toBe(BROKEN);
    expect(await words()).toEqual([]);
  });

  test("may begin with a statement for whose table it is too early", async () => {
    const writeLater = () =>
      database.inTransaction(() => database.queries().execute("insert into later values (1)"));
    for (let round = 0; round < 3; round += 1) await expect(writeLater()).rejects.toThrow();
    await database.queries().execute("create table later (number int)");
    for (let round = 0; round < 3; round += 1) await writeLater();
    expect(await readRows({ database }, "select * from later")).toHaveLength(3);
  });

  test("sends what comes at once only when it has begun", async () => {
    const broken = database.inTransaction(async () => {
      await Promise.all([write("one"), write("two"), write("three")]);
      await breakOff();
    });
    await expect(broken).rejects.toBe(BROKEN);
    expect(await words()).toEqual([]);
  });
});

import { describe, expect, test } from "vitest";
import { checkSql } from "./check-sql.ts";

const found = (path: string, text: string) => checkSql([{ path, text }]);

describe("checkSql", () => {
  test.each([
    "const rows = await q().select({ id: orders.id }).from(orders);",
    "await q().insert(orders).values({ id });",
    "await q().update(orders).set({ id });",
    "await q().delete(orders).where(done);",
    "await q().execute(sql`select 1`);",
    ["import { eq } fr", 'om "drizzle-orm";'].join(""),
    "await q().insert(tables[name]).values({ id });",
    "await q().select({ id: after(() => { done(); }) }).from(orders);",
  ])("refuses %j in a use case", (text) => {
    expect(found("apps/api/modules/orders/complete-order.ts", text)).toHaveLength(1);
  });

  test.each(["orders-repository.ts", "orders-tables.ts", "orders.http.test.ts"])(
    "allows it in %s",
    (name) => {
      expect(found(`apps/api/modules/orders/${name}`, "await q().insert(orders).values({ id });")).toEqual(
        [],
      );
    },
  );

  test("does not mind calls of the same names on something else", () => {
    const text = "const days = form.select(name).map((day) => toDay(day)).from(start);";
    expect(found("apps/api/platform/http/a.ts", text)).toEqual([]);
  });

  test("does not mind a map, nor a query in a comment", () => {
    expect(found("apps/api/platform/http/a.ts", "seen.delete(key); // q().delete(a).where(b)")).toEqual([]);
  });

  test("refuses a number that is only claimed, in a repository too, and takes one that is made", () => {
    const repository = (text: string) => found("apps/api/modules/orders/orders-repository.ts", text);
    expect(repository("const all = sql<number>`(select count(*) from orders)`;").join()).toContain("mapWith");
    expect(repository("const all = sql`(select count(*) from orders)`.mapWith(Number);")).toEqual([]);
    expect(repository("const all = sql<string>`(select count(*) from orders)`;")).toEqual([]);
  });
});

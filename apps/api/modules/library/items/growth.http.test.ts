import { AsyncLocalStorage } from "node:async_hooks";
import type { ContentType } from "@skywave/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { keep, makeMember, MORNING, NEWS, viewLibrary } from "#testing/keep-library.ts";
import { openTestDatabase } from "#testing/open-test-database.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";
import type { Place } from "../contents/page-cursor.ts";
import { createItemsRepository, type LibrarySort } from "./items-repository.ts";

const MANY = 100_000;
const BATCH = 5_000;
const PAGE = 21;
/** A page, and what an index may look at beside it. */
const FEW_ROWS = 3 * PAGE;
/** The statements of one call: what works behind the calls asks the database, too, whenever it likes. */
const call = new AsyncLocalStorage<{ statements: number }>();

let api: TestApi;
let member: TestVisitor;
let identityId: string;
beforeAll(async () => {
  const openDatabase = async () => {
    const database = await openTestDatabase();
    const queries = () => {
      const counted = call.getStore();
      if (counted !== undefined) counted.statements += 1;
      return database.queries();
    };
    return { ...database, queries };
  };
  api = await openTestApi({}, { openDatabase });
  ({ member, identityId } = await makeMember(api));
  // A batch at a time: no statement of ours may take as long as all of them do on a busy machine.
  for (let from = 0; from < MANY; from += BATCH)
    await api.database.queries().execute(`
      insert into library_items
        (identity_id, item_id, entity_type, entity_id, plain_title, genre, kept_at, is_reminding)
      select '${identityId}', 'show/kept-' || at, 'show', 'kept-' || at, 'title ' || at, 'talk',
        timestamptz '2026-01-01T00:00:00Z' + at * interval '1 second', false
      from generate_series(${from + 1}, ${from + BATCH}) as at`);
  await keep(member, NEWS);
  await keep(member, MORNING);
  await api.database.queries().execute(`analyze library_items`);
}, 120_000);
afterAll(() => api.close());

/** How many rows of the library the database has looked at for some work, whatever it answered. */
async function touchedRows(work: () => Promise<unknown>): Promise<number> {
  return api.database.inTransaction(async () => {
    const read = async () => {
      const { rows } = await api.database.queries().execute<{ touched: string }>(`
        select coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) as touched
        from pg_stat_xact_user_tables where relname = 'library_items'`);
      return Number(rows[0]?.touched);
    };
    const before = await read();
    await work();
    return (await read()) - before;
  });
}

describe("a library of a hundred thousand things", () => {
  test("is read by the page, from an index of its order, wherever the page begins", async () => {
    const items = createItemsRepository(api.database);
    const list = (
      sort: LibrarySort,
      isDescending: boolean,
      { after, entityTypes }: { after?: Place<string | number>; entityTypes?: ContentType[] } = {},
    ) =>
      touchedRows(async () => {
        const now = Temporal.Instant.from("2026-03-10T15:00:00Z");
        const part = { sort, isDescending, after, entityTypes, now, size: PAGE };
        expect((await items.list(identityId, part)).length).toBe(entityTypes === undefined ? PAGE : 1);
      });
    const middle = { key: "2026-01-01T13:00:00Z", id: "show/x" };
    const touched = [
      await list("recentlyKept", true),
      await list("recentlyKept", true, { after: middle }),
      await list("recentlyKept", false, { after: middle }),
      await list("title", false, { after: { key: "title 5", id: "show/x" } }),
      await list("title", true),
      await list("manual", true, { after: { key: 50_000, id: "show/x" } }),
      await list("recentlyKept", true, { entityTypes: ["channel-linear"] }),
      await list("title", false, { entityTypes: ["channel-linear"] }),
    ];
    for (const rows of touched) expect(rows, touched.join(" ")).toBeLessThan(FEW_ROWS);
    expect(Math.min(...touched)).toBeGreaterThan(0);
  });

  test("is answered with as many statements as one of two things", async () => {
    const { member: other } = await makeMember(api);
    await keep(other, NEWS);
    await keep(other, MORNING);
    const view = async (by: TestVisitor) =>
      expect((await viewLibrary(by, { resultSize: 50 })).status).toBe(200);
    const count = async (by: TestVisitor) => {
      // What the first call of a node or of a session looks up once is known by the second.
      await view(by);
      const counted = { statements: 0 };
      await call.run(counted, () => view(by));
      return counted.statements;
    };
    const ofTwo = await count(other);
    expect(ofTwo).toBeGreaterThan(0);
    expect(await count(member)).toBe(ofTwo);
  });
});

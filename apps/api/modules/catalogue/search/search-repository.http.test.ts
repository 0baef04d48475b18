import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { readRows } from "#testing/read-rows.ts";
import { createSearchRepository, type SearchRepository } from "./search-repository.ts";

const MANY = 100_000;
const BATCH = 10_000;
const EDITION = "large";
/** The thousand that are counted and a page of them, each looked at a time or two. */
const FEW_ROWS = 3_000;

let api: TestApi;
let repository: SearchRepository;

beforeAll(async () => {
  api = await openTestApi();
  repository = createSearchRepository(api.database, EDITION);
  // An index that is made afterwards takes a third of the time.
  const indexes = await readRows(
    api,
    `select indexname, indexdef from pg_indexes
    where tablename = 'catalogue_entries' and indexdef not like 'CREATE UNIQUE%'`,
  );
  await readRows(api, `drop index ${indexes.map(({ indexname }) => indexname).join(", ")}`);
  for (let from = 0; from < MANY; from += BATCH)
    await readRows(
      api,
      `insert into catalogue_entries
        (edition, entity_type, entity_id, title, plain_title, genre, language, channel_number, channel_name, position,
        texts, title_words, words)
      select '${EDITION}', 'show', 'made-' || at, 'Title ' || at, 'title ' || at, 'jazz', 'en', 31, 'Brass Alley', at,
        '{"en": "A show with music", "fr": "Une émission de musique"}', ('title:1A ' || at || ':2A')::tsvector,
        ('title:1A ' || at || ':2A show:3C music:4C word' || at % 30000 || ':5C')::tsvector
      from generate_series(${from + 1}, ${from + BATCH}) as at`,
    );
  for (const { indexdef } of indexes) await readRows(api, String(indexdef));
  await readRows(api, "analyze catalogue_entries");
}, 120_000);
afterAll(() => api.close());

/** How many rows of the catalogue the database has looked at for some work. */
function rowsReadBy(work: () => Promise<void>): Promise<number> {
  return api.database.inTransaction(async () => {
    const read = async () => {
      const [row] = await readRows(
        api,
        `select coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) as touched
        from pg_stat_xact_user_tables where relname = 'catalogue_entries'`,
      );
      return Number(row?.["touched"]);
    };
    const before = await read();
    await work();
    return (await read()) - before;
  });
}

test.each([
  ["a word that all of them have", ["music"]],
  ["a beginning of one", ["sho"]],
  ["both", ["music", "sho"]],
])("a search among a hundred thousand for %s reads few of them", async (_what, words) => {
  const wanted = { words, isCommon: true };
  const searched = await rowsReadBy(async () => {
    const { entries, totalCount } = await repository.search(wanted, { from: 0, size: 20 });
    expect(entries.map(({ entityId }) => entityId).slice(0, 2)).toEqual(["made-1", "made-2"]);
    expect(totalCount).toBe(1_000);
  });
  expect(searched).toBeGreaterThan(0);
  expect(searched).toBeLessThan(FEW_ROWS);
  const counted = await rowsReadBy(async () => {
    expect(await repository.count(wanted)).toEqual([
      { entityType: "show", genre: "jazz", language: "en", count: 1_000 },
    ]);
  });
  expect(counted).toBeLessThan(FEW_ROWS);
});

test("a search among them for a word that few have reads those alone", async () => {
  const searched = await rowsReadBy(async () => {
    const { totalCount } = await repository.search(
      { words: ["word777"], isCommon: false },
      { from: 0, size: 20 },
    );
    // It and those that begin with it, each as often as it comes up.
    expect(totalCount).toBeGreaterThan(3);
  });
  expect(searched).toBeGreaterThan(0);
  expect(searched).toBeLessThan(FEW_ROWS);
});

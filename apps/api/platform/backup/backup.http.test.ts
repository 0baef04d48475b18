import { copyFile, mkdir, mkdtemp, readFile, stat, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { subscribe } from "#testing/money/subscribe.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { openBlankDatabase, reopenDatabase } from "#testing/open-test-database.ts";
import type { Database } from "../database/database.ts";
import { lockFolder } from "@skywave/folder-lock";
import { createBackupRepository } from "./backup-repository.ts";
import { restoreBackup } from "./restore-backup.ts";
import { writeBackup } from "./write-backup.ts";

const LEDGER = "card-processor/ledger.jsonl";

let api: TestApi;
let dataFolder: string;
let path: string;

const ODDITIES = `create table oddities
  (word text, fraction double precision, at timestamptz, data jsonb, list text[])`;

const newFolder = () => mkdtemp(join(tmpdir(), "skywave-backup-"));

beforeAll(async () => {
  api = await openTestApi();
  await subscribe(api, "us-all-access-monthly");
  await subscribe(api, "us-all-access-monthly");
  // What a transfer as text could change: signs, marks, precision, and null beside the word.
  await api.database.queries().execute(ODDITIES);
  await api.database.queries().execute(
    `insert into oddities values ('null', 0.1::float8 + 0.2::float8, '2026-03-10 15:00:00.123456+00', 'null', '{"a,b",null,"\\""}'),
      (null, 'infinity', 'infinity', '{"a": 1.00}', null), (E'line\nend \u{1f4fb} "quoted" \\ back', null, null, null, '{}')`,
  );
  dataFolder = await newFolder();
  await mkdir(join(dataFolder, "card-processor"));
  await copyFile(join(api.cards.folder, "ledger.jsonl"), join(dataFolder, LEDGER));
  await copyFile(
    join(api.cards.folder, "fingerprint.key"),
    join(dataFolder, "card-processor/fingerprint.key"),
  );
  await writeFile(join(dataFolder, "secret.key"), "the key of a sandbox");
  path = join(await newFolder(), "monday.backup");
}, 120_000);
afterAll(() => api.close());

/** Every row of every table, and where the sequences stand. */
async function contentOf(database: Database): Promise<Record<string, unknown>> {
  const repository = createBackupRepository(database);
  return database.inTransaction(async () => {
    await repository.beginCopy();
    const content: Record<string, unknown> = { sequences: await repository.listSequences() };
    for (const table of await repository.listTables()) {
      const lines = [];
      for await (const line of repository.readLines(table)) lines.push(line);
      content[table.name] = lines.toSorted();
    }
    return content;
  });
}

/** A database that holds the table of this test, as a release that has it would make it. */
async function openBlank(): Promise<Database> {
  const database = await openBlankDatabase();
  await database.queries().execute(ODDITIES);
  return database;
}

describe("a backup", () => {
  test("brings every table, sequence, key and the ledger into a fresh place as they were, unfinished jobs too", async () => {
    const live = await writeBackup(api.database, { dataFolder, path });
    expect(live.files).toBe(3);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    // The first copy stands still. What serves does not: the days of what is next are written down behind the calls.
    const [copy, copyFolder] = [await openBlank(), await newFolder()];
    expect(await restoreBackup(copy, { dataFolder: copyFolder, path })).toEqual(live);
    const before = await contentOf(copy);
    const serving = await contentOf(api.database);
    for (const table of ["public.identities", "public.invoices", "public.payments", "public.oddities"])
      expect(before[table]).toEqual(serving[table]);

    const [database, folder] = [await openBlank(), await newFolder()];
    const second = await writeBackup(copy, { dataFolder: copyFolder, path });
    expect(await restoreBackup(database, { dataFolder: folder, path })).toEqual(second);
    expect(await contentOf(database)).toEqual(before);
    expect(Object.keys(before).length).toBeGreaterThan(80);
    for (const table of [
      "public.subscriptions",
      "public.invoices",
      "pgboss.job",
      "drizzle.__drizzle_migrations",
    ])
      expect(before[table]).not.toEqual([]);
    for (const file of [LEDGER, "card-processor/fingerprint.key", "secret.key"])
      expect(await readFile(join(folder, file))).toEqual(await readFile(join(dataFolder, file)));
    await Promise.all([copy.close(), database.close()]);
  }, 120_000);

  test("is restored into nothing that holds something already", async () => {
    await expect(restoreBackup(api.database, { dataFolder: await newFolder(), path })).rejects.toThrow(
      "not empty",
    );
    const database = await openBlank();
    await expect(restoreBackup(database, { dataFolder, path })).rejects.toThrow("is there already");
    await database.close();
  });

  test("that was cut off or damaged changes nothing", async () => {
    const database = await openBlank();
    const cut = join(await newFolder(), "cut.backup");
    const lines = gunzipSync(await readFile(path))
      .toString("utf8")
      .trimEnd()
      .split("\n");
    await writeFile(cut, gzipSync(`${lines.slice(0, -1).join("\n")}\n`));
    await expect(restoreBackup(database, { dataFolder: await newFolder(), path: cut })).rejects.toThrow(
      "its end",
    );
    await writeFile(cut, gzipSync(`${lines.toSpliced(5, 1).join("\n")}\n`));
    await expect(restoreBackup(database, { dataFolder: await newFolder(), path: cut })).rejects.toThrow(
      "its end",
    );
    await copyFile(path, cut);
    await truncate(cut, 5_000);
    await expect(restoreBackup(database, { dataFolder: await newFolder(), path: cut })).rejects.toThrow();
    expect(await database.queries().execute(`select to_regclass('public.orders') as orders`)).toMatchObject({
      rows: [{ orders: null }],
    });
    await database.close();
  });

  test("is not restored beside a card processor that runs", async () => {
    const [database, folder] = [await openBlank(), await newFolder()];
    const release = lockFolder(join(folder, "card-processor"));
    await expect(restoreBackup(database, { dataFolder: folder, path })).rejects.toThrow("in use");
    release();
    await database.close();
  });

  test("of a newer release is refused", async () => {
    const newer = join(await newFolder(), "newer.backup");
    const [about = "", ...lines] = gunzipSync(await readFile(path))
      .toString("utf8")
      .split("\n");
    await writeFile(
      newer,
      gzipSync([about.replace(/"schema":"\d+"/, '"schema":"9999999999999"'), ...lines].join("\n")),
    );
    const database = await openBlank();
    await expect(restoreBackup(database, { dataFolder: await newFolder(), path: newer })).rejects.toThrow(
      "newer release",
    );
    await database.close();
  });
});

const reopen = () => reopenDatabase(api.database);

describe("a release", () => {
  test("starts on its own schema, and refuses that of a newer one in so many words", async () => {
    await (await reopen()).close();
    const newer = 9_999_999_999_999;
    await api.database
      .queries()
      .execute(
        `insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a newer release', ${newer})`,
      );
    await expect(reopen()).rejects.toThrow("newer release");
    await api.database
      .queries()
      .execute(`delete from drizzle.__drizzle_migrations where created_at = ${newer}`);
    await (await reopen()).close();
  });

  test("refuses tables that were made before the first release, and says how to go on", async () => {
    const earlier = 1_790_000_000_000;
    await api.database
      .queries()
      .execute(
        `insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a draft', ${earlier})`,
      );
    await expect(reopen()).rejects.toThrow(/before the first release.*new DATA_DIR or database/);
    await api.database
      .queries()
      .execute(`delete from drizzle.__drizzle_migrations where created_at = ${earlier}`);
    await (await reopen()).close();
  });
});

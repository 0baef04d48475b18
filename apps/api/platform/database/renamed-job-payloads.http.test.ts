import { afterAll, beforeAll, expect, test } from "vitest";
import { openBlankDatabase, reopenDatabase } from "#testing/open-test-database.ts";
import { readRows } from "#testing/read-rows.ts";
import type { Database } from "./database.ts";
import { migrateEmptyTo } from "./migrations.ts";

const FIRST_RELEASE = "1795444534321";

/** What lay in the queue of the first release, and what its keys are called since. */
const PAYLOADS: [name: string, before: unknown, after: unknown][] = [
  [
    "send-message",
    { to: "a@b.c", content: { template: "one-time-code", sealedCode: 'a"sealedCode": b' } },
    { to: "a@b.c", content: { template: "one-time-code", encryptedCode: 'a"sealedCode": b' } },
  ],
  [
    "send-message",
    { content: { template: "magic-link", sealedUrl: "u" } },
    { content: { template: "magic-link", encryptedUrl: "u" } },
  ],
  [
    "send-message",
    { content: { template: "targeted-link", sealedToken: "t" } },
    { content: { template: "targeted-link", encryptedToken: "t" } },
  ],
  [
    "send-message",
    {
      id: "news.receipt.sub_1.inv_1",
      content: { template: "subscription-news", news: "receipt", plan: "news" },
    },
    {
      id: "transactional.receipt.sub_1.inv_1",
      content: { template: "subscription-message", event: "receipt", plan: "news" },
    },
  ],
  [
    "send-message",
    {
      id: "notice.bill.sub_1.2026-04-10",
      content: { template: "subscription-notice", notice: "renewal", sealedTokens: { cancel: "c" } },
    },
    {
      id: "advance-message.bill.sub_1.2026-04-10",
      content: { template: "advance-message", kind: "renewal", encryptedTokens: { cancel: "c" } },
    },
  ],
  [
    "send-message",
    { id: "notice.freeEnd.sub_1.2026-04-10", content: { template: "free-end", day: "2026-04-10" } },
    { id: "advance-message.freeEnd.sub_1.2026-04-10", content: { template: "free-end", day: "2026-04-10" } },
  ],
  [
    "send-message",
    { id: "notice.cardExpired.pm_1.2026-04-10", content: { template: "card-notice", notice: "cardExpired" } },
    {
      id: "advance-message.cardExpired.pm_1.2026-04-10",
      content: { template: "card-advance-message", kind: "cardExpired" },
    },
  ],
  [
    "send-message",
    { id: "student.verified.1", content: { template: "student-notice", notice: "verified" } },
    { id: "student.verified.1", content: { template: "student-message", event: "verified" } },
  ],
];

let database: Database;
beforeAll(async () => {
  const first = await openBlankDatabase();
  await first.inTransaction(async () => {
    const run = (statement: string) => readRows({ database: first }, statement);
    await migrateEmptyTo(first.queries(), FIRST_RELEASE);
    await run(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('first', ${FIRST_RELEASE})`,
    );
    await run("create schema pgboss");
    await run("create table pgboss.job (id int, name text, data jsonb)");
    for (const [place, [name, before]] of PAYLOADS.entries())
      await run(`insert into pgboss.job values (${place}, '${name}', '${JSON.stringify(before)}')`);
  });
  database = await reopenDatabase(first);
  await first.close();
}, 120_000);
afterAll(() => database.close());

test("a job that waits has the keys that this release reads", async () => {
  const rows = await readRows({ database }, "select name, data::text as data from pgboss.job order by id");
  expect(rows.map(({ name, data }) => [name, JSON.parse(data ?? "")])).toEqual(
    PAYLOADS.map(([name, , after]) => [name, after]),
  );
});

import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openTestDatabase, shareTestDatabase } from "#testing/open-test-database.ts";
import type { Database } from "../database/database.ts";
import { createJobs, type Jobs } from "./jobs.ts";

const PATIENCE = { timeout: 45_000, interval: 100 };
const nothing = () => Promise.resolve();

let database: Database;
let jobs: Jobs;
let errors: Error[];

beforeEach(async () => {
  database = await openTestDatabase();
  errors = [];
  jobs = createJobs(database, (error) => void errors.push(error));
  await jobs.open();
});
afterEach(async () => {
  await jobs.stop();
  await database.close();
});

/** Starts a worker that forgets cards by `forget`, and does nothing of anything else. */
function work(forget: (paymentMethodId: string) => Promise<void>, by = jobs): Promise<void> {
  return by.work({
    "send-message": nothing,
    "activate-radio": nothing,
    "align-radio": nothing,
    "align-radios-of": nothing,
    "remove-expired": nothing,
    "handle-processor-event": nothing,
    "compare-with-processor": nothing,
    "forget-card": ({ paymentMethodId }) => forget(paymentMethodId),
  });
}

const forget = (paymentMethodId: string) => jobs.send("forget-card", { paymentMethodId });

async function statesOf(): Promise<unknown[]> {
  const { rows } = await database
    .queries()
    .execute("select state from pgboss.job where name = 'forget-card' order by created_on");
  return rows.map(({ state }) => state);
}

describe("a job", () => {
  test("is there if the transaction that sent it is, and not if that was taken back", async () => {
    const done: string[] = [];
    const takenBack = database.inTransaction(async () => {
      await forget("pm_taken_back");
      throw new Error("taken back");
    });
    await expect(takenBack).rejects.toThrow("taken back");
    await database.inTransaction(() => forget("pm_kept"));
    expect(await statesOf()).toEqual(["created"]);
    await work(async (id) => void done.push(id));
    await expect.poll(() => done, PATIENCE).toEqual(["pm_kept"]);
  });

  test("that fails is reported with its cause, and done again, while others go on", async () => {
    const done: string[] = [];
    await forget("pm_fails_once");
    await forget("pm_other");
    let tries = 0;
    await work(async (id) => {
      if (id === "pm_fails_once" && (tries += 1) === 1) throw new Error("the processor is down");
      done.push(id);
    });
    await expect.poll(() => done.toSorted(), PATIENCE).toEqual(["pm_fails_once", "pm_other"]);
    expect(errors).toMatchObject([{ cause: new Error("the processor is down") }]);
    await expect.poll(() => statesOf(), PATIENCE).toEqual(["completed", "completed"]);
  });

  test("that is for later waits", async () => {
    await jobs.send("forget-card", { paymentMethodId: "pm_later" }, { notBeforeSeconds: 3_600 });
    const done: string[] = [];
    await forget("pm_now");
    await work(async (id) => void done.push(id));
    await expect.poll(() => done, PATIENCE).toEqual(["pm_now"]);
    await expect.poll(() => statesOf(), PATIENCE).toEqual(["created", "completed"]);
  });

  test("is done by one of two nodes", async () => {
    const shared = await shareTestDatabase(database);
    const other = createJobs(shared, () => undefined);
    await other.open();
    const done: string[] = [];
    const ids = Array.from({ length: 12 }, (_, place) => `pm_${place}`);
    for (const id of ids) await forget(id);
    const note = async (id: string) => void done.push(id);
    await Promise.all([work(note), work(note, other)]);
    await expect.poll(() => done.length, PATIENCE).toBeGreaterThanOrEqual(ids.length);
    expect(done.toSorted()).toEqual(ids.toSorted());
    await other.stop();
    await shared.close();
  });
});

describe("the queues", () => {
  const retriesOf = async () => {
    const { rows } = await database
      .queries()
      .execute("select retry_limit from pgboss.queue where name = 'forget-card'");
    return rows.map(({ retry_limit: limit }) => limit);
  };

  test("go by the policy of this release, whatever an earlier one has left", async () => {
    const [limit] = await retriesOf();
    await database.queries().execute("update pgboss.queue set retry_limit = 0 where name = 'forget-card'");
    const next = createJobs(database, () => undefined);
    await next.open();
    expect(await retriesOf()).toEqual([limit]);
    expect(limit).toBeGreaterThan(0);
    await next.stop();
  });
});

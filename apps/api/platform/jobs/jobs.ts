import { type SQL, sql, type WithSubquery } from "drizzle-orm";
import type pg from "pg";
import { fromDrizzle, type JobResult, PgBoss } from "pg-boss";
import { currentBrandKey } from "../brands/current-brand.ts";
import type { Database } from "../database/database.ts";
import type { JobName, JobPayloads } from "./job-payloads.ts";

type JobHandlers = { [N in JobName]: (payload: JobPayloads[N]) => Promise<void> };

/**
 * The outbox and its workers. A job sent inside a transaction exists if and only if that transaction does, and
 * is then done at least once: handlers have to be safe to run twice.
 */
export interface Jobs {
  send<N extends JobName>(
    name: N,
    payload: JobPayloads[N],
    options?: { notBeforeSeconds?: number },
  ): Promise<void>;
  /** The same along with a statement of its transaction, in its trip. */
  adding<N extends JobName>(name: N, payload: JobPayloads[N]): Promise<WithSubquery>;
  /** Makes the queues; jobs can be sent from then on. */
  open(): Promise<void>;
  work(handlers: JobHandlers): Promise<void>;
  stop(): Promise<void>;
}

// A node that is killed keeps its jobs until they expire, and others look for those as often as this.
const SUPERVISE_INTERVAL_IN_SECONDS = 30;

interface QueuePolicy {
  /** How many jobs a worker takes at once; while there are as many, it goes on without a pause. */
  batchSize?: number;
  retryLimit: number;
  retryDelay: number;
  retryBackoff: boolean;
  /** How long a job is left to the node that took it. */
  expireInSeconds: number;
}

const QUEUES: Record<JobName, QueuePolicy> = {
  // A code that somebody waits for is good for ten minutes: another node sends it while it is.
  "send-message": { batchSize: 10, retryLimit: 8, retryDelay: 5, retryBackoff: true, expireInSeconds: 60 },
  "remove-expired": { retryLimit: 0, retryDelay: 0, retryBackoff: false, expireInSeconds: 900 },
  // Somebody who has just paid sits in the car.
  "activate-radio": { batchSize: 10, retryLimit: 12, retryDelay: 2, retryBackoff: true, expireInSeconds: 60 },
  "align-radio": { batchSize: 10, retryLimit: 12, retryDelay: 2, retryBackoff: true, expireInSeconds: 60 },
  "align-radios-of": {
    batchSize: 10,
    retryLimit: 12,
    retryDelay: 2,
    retryBackoff: true,
    expireInSeconds: 60,
  },
  "forget-card": { retryLimit: 12, retryDelay: 2, retryBackoff: true, expireInSeconds: 60 },
  "handle-processor-event": {
    batchSize: 5,
    retryLimit: 12,
    retryDelay: 2,
    retryBackoff: true,
    expireInSeconds: 60,
  },
  "compare-with-processor": { retryLimit: 6, retryDelay: 60, retryBackoff: true, expireInSeconds: 3600 },
};
const SCHEDULES: Partial<Record<JobName, string>> = {
  "remove-expired": "*/15 * * * *",
  // After midnight UTC plus the longest that an answer of the card processor is waited for.
  "compare-with-processor": "20 9 * * *",
};
const NO_JOB = "00000000-0000-0000-0000-000000000000";
const POLLING_INTERVAL_IN_SECONDS = 0.5;
const STOP_TIMEOUT_IN_MILLISECONDS = 8_000;

/** Jobs on the same database as everything else; without a schedule, the clock on the wall begins none of them. */
export function createJobs(
  database: Database,
  onError: (error: Error) => void,
  { hasSchedule = true } = {},
): Jobs {
  const { driver } = database;
  const supervision = {
    schedule: hasSchedule,
    superviseIntervalSeconds: SUPERVISE_INTERVAL_IN_SECONDS,
    monitorIntervalSeconds: SUPERVISE_INTERVAL_IN_SECONDS,
  };
  const boss =
    driver.kind === "embedded"
      ? new PgBoss({ ...supervision, db: onPool(driver.pool), backend: "pglite" })
      : new PgBoss({ ...supervision, connectionString: driver.url, max: 3 });
  boss.on("error", onError);
  return {
    open: async () => {
      await boss.start();
      for (const [name, policy] of Object.entries(QUEUES)) {
        await boss.createQueue(name, queueOptions(policy));
        // One that is there already, from an earlier release, goes by the policy of this one.
        await boss.updateQueue(name, queueOptions(policy));
        // The library reads a queue when it is first named, outside the transaction that sends a job: on the embedded
        // database, which has one connection, each would wait for the other for ever.
        await boss.getJobById(name, NO_JOB);
      }
    },
    send: async (name, payload, { notBeforeSeconds = 0 } = {}) => {
      const transaction = fromDrizzle(database.queries(), sql);
      await boss.send(name, branded(name, payload), { db: transaction, startAfter: notBeforeSeconds });
    },
    adding: async (name, payload) => {
      const collected: SQL[] = [];
      const collector = fromDrizzle({ execute: (statement: SQL) => collect(collected, statement) }, sql);
      await boss.send(name, branded(name, payload), { db: collector });
      const [statement, ...more] = collected;
      if (statement === undefined || more.length > 0) throw new Error(`a job ${name} is not one statement`);
      return database.queries().$with("job_added", {}).as(statement);
    },
    work: async (handlers) => {
      const start = <N extends JobName>(name: N) =>
        startWorker(boss, name, { handle: handlers[name], onError });
      for (const name of Object.keys(QUEUES).filter(isJobName)) await start(name);
      for (const [name, times] of Object.entries(SCHEDULES)) await boss.schedule(name, times);
    },
    stop: () => boss.stop({ graceful: true, timeout: STOP_TIMEOUT_IN_MILLISECONDS }),
  };
}

/** The embedded database's one connection, in turn with everybody else. */
function onPool(pool: pg.Pool) {
  return { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) };
}

/** Keeps a statement of the queue's from being sent; the queue hears that it has added a job. */
function collect(collected: SQL[], statement: SQL): Promise<{ rows: { id: string }[] }> {
  collected.push(statement);
  return Promise.resolve({ rows: [{ id: NO_JOB }] });
}

/** A message is written in the name of whoever it was asked for. */
function branded<N extends JobName>(name: N, payload: JobPayloads[N]) {
  return name === "send-message" ? { ...payload, brand: currentBrandKey() } : payload;
}

function isJobName(name: string): name is JobName {
  return name in QUEUES;
}

function queueOptions({ batchSize: _batchSize, ...options }: QueuePolicy) {
  return options;
}

/** Each job of a batch succeeds or fails by itself: one that is done is not done again because of another. */
async function startWorker<N extends JobName>(
  boss: PgBoss,
  name: N,
  { handle, onError }: { handle: JobHandlers[N]; onError: (error: Error) => void },
): Promise<void> {
  const { batchSize = 1 } = QUEUES[name];
  const settle = async ({ id, data }: { id: string; data: JobPayloads[N] }): Promise<JobResult> => {
    try {
      await handle(data);
      return { id, status: "completed" };
    } catch (cause) {
      const error = new Error(`the job ${name} failed and is tried again`, { cause });
      onError(error);
      return { id, status: "failed", output: { message: String(cause) } };
    }
  };
  await boss.work<JobPayloads[N]>(
    name,
    {
      pollingIntervalSeconds: POLLING_INTERVAL_IN_SECONDS,
      batchSize,
      burstWhenBatchFull: batchSize > 1,
      perJobResults: true,
    },
    (jobs) => Promise.all(jobs.map(settle)),
  );
}

import { sql } from "drizzle-orm";
import { fromDrizzle, fromPglite, PgBoss } from "pg-boss";
import type { Database } from "../database/database.ts";
import type { JobName, JobPayloads } from "./job-payloads.ts";

type JobHandlers = { [N in JobName]: (payload: JobPayloads[N]) => Promise<void> };

/**
 * The outbox and its workers. A job sent inside a transaction exists if and only if that transaction does, and
 * is then done at least once: handlers have to be safe to run twice.
 */
export interface Jobs {
  send<N extends JobName>(name: N, payload: JobPayloads[N]): Promise<void>;
  /** Makes the queues; jobs can be sent from then on. */
  open(): Promise<void>;
  work(handlers: JobHandlers): Promise<void>;
  stop(): Promise<void>;
}

interface QueuePolicy {
  retryLimit: number;
  retryDelay: number;
  retryBackoff: boolean;
}

const QUEUES: Record<JobName, QueuePolicy> = {
  "send-message": { retryLimit: 8, retryDelay: 5, retryBackoff: true },
  "remove-expired": { retryLimit: 0, retryDelay: 0, retryBackoff: false },
  "forget-card": { retryLimit: 12, retryDelay: 2, retryBackoff: true },
  "handle-processor-event": { retryLimit: 12, retryDelay: 2, retryBackoff: true },
  "compare-with-processor": { retryLimit: 6, retryDelay: 60, retryBackoff: true },
};
const SCHEDULES: Partial<Record<JobName, string>> = {
  "remove-expired": "*/15 * * * *",
  // After midnight UTC plus the longest that an answer of the card processor is waited for.
  "compare-with-processor": "20 9 * * *",
};
const POLLING_INTERVAL_IN_SECONDS = 0.5;
const STOP_TIMEOUT_IN_MILLISECONDS = 8_000;

/** Jobs on the same database as everything else. */
export function createJobs(database: Database, onError: (error: Error) => void): Jobs {
  const { driver } = database;
  const boss =
    driver.kind === "embedded"
      ? new PgBoss({ db: fromPglite(driver.lite), backend: "pglite" })
      : new PgBoss({ connectionString: driver.url, max: 3 });
  boss.on("error", onError);
  return {
    open: async () => {
      await boss.start();
      for (const [name, policy] of Object.entries(QUEUES)) await boss.createQueue(name, policy);
    },
    send: async (name, payload) => {
      const transaction = fromDrizzle(database.queries(), sql);
      await boss.send(name, payload, { db: transaction });
    },
    work: async (handlers) => {
      await startWorker(boss, "send-message", handlers["send-message"]);
      await startWorker(boss, "remove-expired", handlers["remove-expired"]);
      await startWorker(boss, "forget-card", handlers["forget-card"]);
      await startWorker(boss, "handle-processor-event", handlers["handle-processor-event"]);
      await startWorker(boss, "compare-with-processor", handlers["compare-with-processor"]);
      for (const [name, times] of Object.entries(SCHEDULES)) await boss.schedule(name, times);
    },
    stop: () => boss.stop({ graceful: true, timeout: STOP_TIMEOUT_IN_MILLISECONDS }),
  };
}

async function startWorker<N extends JobName>(boss: PgBoss, name: N, handle: JobHandlers[N]): Promise<void> {
  await boss.work<JobPayloads[N]>(
    name,
    { pollingIntervalSeconds: POLLING_INTERVAL_IN_SECONDS, batchSize: 1 },
    async (jobs) => {
      for (const job of jobs) await handle(job.data);
    },
  );
}

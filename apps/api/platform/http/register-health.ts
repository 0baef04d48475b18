import type { FastifyInstance } from "fastify";
import type { Database } from "../database/database.ts";

const PATIENCE_IN_MILLISECONDS = 1_000;

/** Live: the process answers. Ready: its database does, and it is not about to stop. */
export function registerHealth(app: FastifyInstance, database: Database, isStopping: () => boolean): void {
  app.get("/health/live", { schema: { hide: true } }, () => ({ status: "live" }));
  app.get("/health/ready", { schema: { hide: true } }, async (_request, reply) => {
    if (isStopping()) return reply.status(503).send({ status: "stopping" });
    const isUp = await answersInTime(database);
    return reply.status(isUp ? 200 : 503).send({ status: isUp ? "ready" : "database unavailable" });
  });
}

async function answersInTime(database: Database): Promise<boolean> {
  const { promise: tooLate, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), PATIENCE_IN_MILLISECONDS);
  try {
    const answer = database.ping().then(
      () => true,
      () => false,
    );
    return await Promise.race([answer, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

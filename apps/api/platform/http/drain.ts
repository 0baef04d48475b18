import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/** How long a node waits for quiet; whoever sends without a pause is answered 503 by then. */
const PATIENCE_IN_MILLISECONDS = 7_000;
const LOOK_AGAIN_IN_MILLISECONDS = 20;

/** The way a node that is told to stop gets out of the way without cutting anybody off. */
export interface Drain {
  /** From the moment the node is told to stop: it is not ready then, and asks each client to go elsewhere. */
  isDraining(): boolean;
  /** Closes the app once nobody has asked for anything for the given time, and all who did were answered. */
  close(): Promise<void>;
}

/**
 * Follows the requests of an app for the day on which it is told to stop. Whoever balances the load learns from
 * the health check that this node is not ready, so it goes on serving until no more requests come.
 */
export function createDrain(
  app: FastifyInstance,
  { quietInMilliseconds }: { quietInMilliseconds: number },
): Drain {
  let isDraining = false;
  let lastRequestAt = 0;
  let unanswered = 0;
  app.addHook("onRequest", (request, reply, done) => {
    unanswered += 1;
    reply.raw.once("close", () => {
      unanswered -= 1;
    });
    if (!request.url.startsWith("/health/")) lastRequestAt = performance.now();
    done();
  });
  // A client that keeps its connection would send its next request to a node that is gone.
  app.addHook("onSend", async (_request, reply) => {
    if (isDraining) void reply.header("connection", "close");
  });

  const untilQuiet = async (): Promise<void> => {
    const startedAt = performance.now();
    for (;;) {
      const now = performance.now();
      const remaining = Math.max(lastRequestAt, startedAt) + quietInMilliseconds - now;
      if (remaining <= 0 || now - startedAt > PATIENCE_IN_MILLISECONDS) return;
      await pause(remaining);
    }
  };
  const untilAnswered = async (): Promise<void> => {
    while (unanswered > 0) await pause(LOOK_AGAIN_IN_MILLISECONDS);
  };
  return {
    isDraining: () => isDraining,
    close: async () => {
      isDraining = true;
      await untilQuiet();
      const closing = app.close();
      await untilAnswered();
      // Connections that wait for a next request, or for their first one, would keep the server open.
      app.server.closeAllConnections();
      await closing;
    },
  };
}

declare module "fastify" {
  interface FastifyInstance {
    /** Closes the app as a node is closed that others stand in for: without cutting anybody off. */
    drainAndClose(): Promise<void>;
  }
}

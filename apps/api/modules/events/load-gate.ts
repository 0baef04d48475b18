import { type Refusal, refuse } from "#platform/outcome.ts";

const MAX_BATCHES_AT_ONCE = 16;
const RETRY_AFTER_SECONDS = 5;

/** Runs a piece of work unless too much of it is under way: events can wait at the client, orders cannot. */
export interface LoadGate {
  pass<T>(work: () => Promise<T>): Promise<T | Refusal<"SERVICE_UNAVAILABLE">>;
}

/** A gate of one node. What it turns away was not begun, so nothing is ever stored by half. */
export function createLoadGate(maxAtOnce = MAX_BATCHES_AT_ONCE): LoadGate {
  let underWay = 0;
  return {
    pass: async (work) => {
      if (underWay >= maxAtOnce) {
        return refuse("SERVICE_UNAVAILABLE", {
          retryAfterInSeconds: RETRY_AFTER_SECONDS,
          cause: new Error("too many batches of events at once"),
        });
      }
      underWay += 1;
      try {
        return await work();
      } finally {
        underWay -= 1;
      }
    },
  };
}

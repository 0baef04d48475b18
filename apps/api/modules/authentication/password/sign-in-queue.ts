import { type Refusal, refuse } from "#platform/outcome.ts";

// While one password is hashed, what belongs to the other is read and written.
const AT_ONCE = 2;
const WAITING_AT_MOST = 50;
const RETRY_AFTER_IN_SECONDS = 5;

/** Runs sign-ins a few at a time, in the order in which they came; more than may wait are refused. */
export type SignInQueue = <T>(signIn: () => Promise<T>) => Promise<T | Refusal<"SERVICE_UNAVAILABLE">>;

/** The queue of one node, which a flood of sign-ins fills without a question to the database. */
export function createSignInQueue(): SignInQueue {
  const waiting: (() => void)[] = [];
  let underWay = 0;
  return async (signIn) => {
    if (underWay >= AT_ONCE) {
      if (waiting.length >= WAITING_AT_MOST)
        return refuse("SERVICE_UNAVAILABLE", {
          retryAfterInSeconds: RETRY_AFTER_IN_SECONDS,
          cause: new Error("too many sign-ins at once"),
        });
      await new Promise<void>((resume) => waiting.push(resume));
    } else underWay += 1;
    try {
      return await signIn();
    } finally {
      const next = waiting.shift();
      // Whoever comes next takes this place; nobody slips in between.
      if (next === undefined) underWay -= 1;
      else next();
    }
  };
}

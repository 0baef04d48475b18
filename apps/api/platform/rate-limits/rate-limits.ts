import type { RefusalCode } from "@skywave/contract";
import type { SQL } from "drizzle-orm";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { type Refusal, refuse } from "../outcome.ts";
import type { Secrets } from "../security/secrets.ts";
import { type LimitName, LIMITS } from "./limits.ts";
import { type CountedWindows, type Counts, createRateLimitsRepository } from "./rate-limits-repository.ts";

const SANDBOX_ADDRESS_FACTOR = 100;
const BY_ADDRESS = /By(?:Network)?Address$/;

export type { CountedWindows, Counts } from "./rate-limits-repository.ts";

type Uses = readonly (readonly [LimitName, subject: string])[];

/** A look at counters that is taken along with another statement, which reads them by `counting`. */
export interface Checking<C extends RefusalCode> {
  windows: CountedWindows;
  decide(counts: Counts): Refusal<C> | undefined;
}

export interface RateLimits {
  /** Counts one use; a refusal says when the next one will pass. */
  take(limit: LimitName, subject: string): Promise<Refusal<"RATE_LIMIT_EXCEEDED"> | undefined>;
  /** Looks at all without counting: for limits on failures, which are counted once they happen. */
  check(uses: Uses): Promise<Refusal<"RATE_LIMIT_EXCEEDED"> | undefined>;
  /** A part of another's prepared statement, which is run with the windows of a check. */
  counting: SQL<Counts>;
  /** The same in the trip of that statement: what it has to read, and what that comes to. */
  checking(uses: Uses): Checking<"RATE_LIMIT_EXCEEDED">;
  /**
   * Counts one use until it is known whether it failed: for limits on failures, where uses at the same moment must
   * not share one count. What is refused, or given back, was no failure. `atMost` stands for the limit's own count.
   */
  hold(
    limit: LimitName,
    subject: string,
    atMost?: number,
  ): Promise<Refusal<"RATE_LIMIT_EXCEEDED"> | undefined>;
  giveBack(limit: LimitName, subject: string): Promise<void>;
  /** Forgets what was counted, as a right password does with earlier wrong ones. */
  clear(limit: LimitName, subject: string): Promise<void>;
  removeExpired(): Promise<void>;
}

/** Limits per subject. Subjects are addresses, devices and contacts, so they are stored as keyed digests. */
export function createRateLimits(dependencies: {
  database: Database;
  clock: Clock;
  secrets: Secrets;
  isSandbox: boolean;
}): RateLimits {
  const { clock, secrets } = dependencies;
  const counters = createRateLimitsRepository(dependencies.database);
  const keyOf = (limit: LimitName, subject: string) => `${limit}:${secrets.sign("rate-limit", subject)}`;

  const windowOf = (limit: LimitName) => {
    const length = LIMITS[limit].windowInSeconds * 1000;
    const now = clock.realNow().epochMilliseconds;
    const start = Math.floor(now / length) * length;
    return {
      start: Temporal.Instant.fromEpochMilliseconds(start),
      end: Temporal.Instant.fromEpochMilliseconds(start + length),
      secondsLeft: (start + length - now) / 1000,
    };
  };
  const allowed = (limit: LimitName) =>
    LIMITS[limit].count * (dependencies.isSandbox && BY_ADDRESS.test(limit) ? SANDBOX_ADDRESS_FACTOR : 1);

  const decide = (limit: LimitName, used: number, atMost = allowed(limit)) =>
    used > atMost
      ? refuse("RATE_LIMIT_EXCEEDED", { retryAfterInSeconds: windowOf(limit).secondsLeft })
      : undefined;

  const checking = (uses: Uses): Checking<"RATE_LIMIT_EXCEEDED"> => {
    const asked = uses.map(([limit, subject]) => ({
      limit,
      key: keyOf(limit, subject),
      windowStart: windowOf(limit).start,
    }));
    return {
      windows: {
        countedKeys: asked.map(({ key }) => key),
        countedSince: asked.map(({ windowStart }) => windowStart.toString()),
      },
      decide: (counts) =>
        asked
          .map(({ limit, key }) => decide(limit, 1 + (counts[key] ?? 0)))
          .find((refusal) => refusal !== undefined),
    };
  };

  const giveBack = (limit: LimitName, subject: string) =>
    counters.decrement(keyOf(limit, subject), windowOf(limit).start);

  return {
    hold: async (limit, subject, atMost) => {
      const { start, end } = windowOf(limit);
      const used = await counters.increment(keyOf(limit, subject), start, end);
      const refusal = decide(limit, used, atMost);
      if (refusal !== undefined) await giveBack(limit, subject);
      return refusal;
    },
    giveBack,
    take: async (limit, subject) => {
      const { start, end } = windowOf(limit);
      return decide(limit, await counters.increment(keyOf(limit, subject), start, end));
    },
    check: async (uses) => {
      const { windows, decide: decideAll } = checking(uses);
      return decideAll(await counters.read(windows));
    },
    counting: counters.counting,
    checking,
    clear: (limit, subject) => counters.clear(keyOf(limit, subject), clock.realNow()),
    removeExpired: () => counters.removeExpired(clock.realNow()),
  };
}

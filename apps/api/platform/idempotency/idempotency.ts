import { setTimeout as pause } from "node:timers/promises";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { statusOf } from "../http/status-of.ts";
import { type Outcome, refuse } from "../outcome.ts";
import { digestOf, type Secrets } from "../security/secrets.ts";
import { createIdempotencyRepository } from "./idempotency-repository.ts";

const LEASE_IN_SECONDS = 30;
const KEPT_FOR_HOURS = 24;
const JOIN_STEP_IN_MILLISECONDS = 50;
const JOIN_LIMIT_IN_MILLISECONDS = 10_000;

export interface KeyedCall {
  owner: string;
  key: string;
  /** Operation and input as text; the same key with another text is a conflict. */
  content: string;
}

export interface Idempotency {
  /** Does the work once per owner and key; a repeat joins the running first call and gets its answer. */
  once(call: KeyedCall, work: () => Promise<Outcome<unknown>>): Promise<Outcome<unknown>>;
  removeExpired(): Promise<void>;
}

/** Remembers first answers in the database, so that any node can repeat them. */
export function createIdempotency(dependencies: {
  database: Database;
  clock: Clock;
  secrets: Secrets;
}): Idempotency {
  const { clock, secrets } = dependencies;
  const stored = createIdempotencyRepository(dependencies.database);

  const join = async (call: KeyedCall, fingerprint: string): Promise<Outcome<unknown>> => {
    for (let waited = 0; waited < JOIN_LIMIT_IN_MILLISECONDS; waited += JOIN_STEP_IN_MILLISECONDS) {
      const first = await stored.find(call.owner, call.key);
      if (first !== undefined && first.fingerprint !== fingerprint) return refuse("CONFLICTING_REQUEST");
      if (first?.encryptedAnswer != null) return JSON.parse(secrets.decrypt(first.encryptedAnswer));
      if (first === undefined) break;
      await pause(JOIN_STEP_IN_MILLISECONDS);
    }
    return refuse("SERVICE_UNAVAILABLE", {
      retryAfterInSeconds: 2,
      cause: new Error("the first call under the key did not end in time"),
    });
  };

  return {
    once: async (call, work) => {
      const now = clock.realNow();
      const fingerprint = digestOf(call.content);
      const isMine = await stored.claim({
        owner: call.owner,
        key: call.key,
        fingerprint,
        now,
        leaseUntil: now.add({ seconds: LEASE_IN_SECONDS }),
        expiresAt: now.add({ hours: KEPT_FOR_HOURS }),
      });
      if (!isMine) return join(call, fingerprint);
      try {
        const outcome = await work();
        if (isPassing(outcome)) await stored.abandon(call.owner, call.key);
        else {
          const status = outcome.ok ? 200 : statusOf(outcome.code);
          await stored.store(call.owner, call.key, {
            status,
            encryptedAnswer: secrets.encrypt(JSON.stringify(outcome)),
          });
        }
        return outcome;
      } catch (error) {
        await stored.abandon(call.owner, call.key);
        throw error;
      }
    },
    removeExpired: () => stored.removeExpired(clock.realNow()),
  };
}

/** A refusal that time heals must not be remembered: the same key has to work later. */
function isPassing(outcome: Outcome<unknown>): boolean {
  return !outcome.ok && (statusOf(outcome.code) === 429 || statusOf(outcome.code) >= 500);
}

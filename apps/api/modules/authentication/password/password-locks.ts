import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import { type Refusal, refuse } from "#platform/outcome.ts";
import { decideLock } from "./decide-lock.ts";
import type { LockSubject, PasswordLocksRepository } from "./password-locks-repository.ts";

const REMEMBERED_FOR_HOURS = 30 * 24;

export interface PasswordLocks {
  /** Counts a try as failed before it is made; a refusal when it may not be made. */
  take(subject: LockSubject): Promise<Refusal<"userServices.identity.locked"> | undefined>;
  /** The try was not made after all. */
  giveBack(subject: LockSubject): Promise<void>;
  /** The password was right: earlier failures on this device count no more. */
  forgive(subject: LockSubject): Promise<void>;
  /** A new password starts afresh on all devices. */
  reset(identityId: string): Promise<void>;
  removeExpired(): Promise<void>;
}

/** Locks against guessing, per account and device, in the database: neither a restart nor a second node undoes them. */
export function createPasswordLocks(dependencies: {
  repository: PasswordLocksRepository;
  database: Database;
  clock: Clock;
}): PasswordLocks {
  const { repository, database, clock } = dependencies;
  return {
    take: (subject) =>
      database.inTransaction(async () => {
        const now = clock.realNow();
        const none = { failures: 0, windowStartedAt: now, failuresInARow: 0, locks: 0, lockedUntil: null };
        const decision = decideLock(await repository.lock(subject, none, now), now);
        if (decision.verdict === "off")
          return refuse("userServices.identity.locked", { details: { isResetNeeded: true } });
        await repository.save(subject, decision.next, now);
        if (decision.verdict === "try") return undefined;
        const retryAfterInSeconds = now.until(decision.until).total("seconds");
        return refuse("userServices.identity.locked", { retryAfterInSeconds });
      }),
    giveBack: (subject) => repository.undo(subject),
    forgive: (subject) => repository.clear(subject),
    reset: (identityId) => repository.clearAllOf(identityId),
    removeExpired: () => repository.removeExpired(clock.realNow().subtract({ hours: REMEMBERED_FOR_HOURS })),
  };
}

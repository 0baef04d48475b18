import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import { isSameDigest, type Secrets } from "#platform/security/secrets.ts";
import type { SecurityLog } from "#platform/security/security-log.ts";
import type { StudentVerdict } from "#providers/student-verification/student-verifier.ts";
import { readVerdict } from "#providers/student-verification/read-verdict.ts";
import type { ApproveStudent } from "./approve-student.ts";
import type { CheckRow, ChecksRepository } from "./checks-repository.ts";
import type { NotifyStudent } from "../plans/notify-student.ts";
import { subjectOf } from "./start-check.ts";

/** What became of a callback. Only the first is one to answer well. */
export type TakenVerdict = "taken" | "forged" | "stale" | "unreadable" | "replayed" | "otherPerson";

export type TakeVerdict = (rawBody: Buffer, signature: string) => Promise<TakenVerdict>;

/** Takes what the provider's callback says: once, while it is fresh, and about whom it was asked. */
export function createTakeVerdict(dependencies: {
  database: Database;
  checks: ChecksRepository;
  approveStudent: ApproveStudent;
  notifyStudent: NotifyStudent;
  /** Runs work at the time of whose it is. */
  atTimeOf: <T>(identityId: string, work: () => T) => T;
  secrets: Secrets;
  /** Signs the callbacks; undefined where no provider is connected. */
  callbackSecret: string | undefined;
  securityLog: SecurityLog;
  clock: Clock;
}): TakeVerdict {
  const { database, checks, secrets, securityLog, clock, notifyStudent, callbackSecret } = dependencies;

  const settle = async (check: CheckRow, outcome: StudentVerdict["outcome"]): Promise<void> => {
    const reason = outcome.kind === "rejected" ? outcome.reason : null;
    if (check.state !== "documentsNeeded" && check.state !== "inReview") return;
    const isApproved =
      outcome.kind === "approved" && (await dependencies.approveStudent(check, outcome.studentId));
    if (isApproved) return void (await checks.change(check, { state: "approved", reason: null }));
    await checks.change(check, { state: "rejected", reason: reason ?? "discountUsed" });
    const event = check.isRenewal ? "renewalRejected" : "rejected";
    await notifyStudent(check.identityId, { id: check.id, event });
  };

  const take = (nonce: string, verdict: StudentVerdict): Promise<TakenVerdict> =>
    database.inTransaction(async () => {
      const check = await checks.lockByVerification(verdict.verificationId);
      if (check === undefined || !isAbout(check, verdict)) return "otherPerson";
      if (!(await checks.saveCallback(nonce, clock.realNow()))) return "replayed";
      await dependencies.atTimeOf(check.identityId, () => settle(check, verdict.outcome));
      return "taken";
    });

  const isAbout = ({ id, identityId }: CheckRow, { reference, subject }: StudentVerdict) =>
    reference === id && isSameDigest(subject, subjectOf(secrets, identityId));

  return async (rawBody, signature) => {
    const read =
      callbackSecret === undefined
        ? ({ kind: "refused", why: "forged" } as const)
        : readVerdict({ rawBody, signature, secret: callbackSecret, receivedAt: clock.realNow() });
    const taken = read.kind === "genuine" ? await take(read.nonce, read.verdict) : read.why;
    if (taken !== "taken") securityLog.record("student-callback-refused", { why: taken });
    return taken;
  };
}

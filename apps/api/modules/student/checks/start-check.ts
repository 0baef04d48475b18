import type { CallRequest, StudentStatus } from "@skywave/contract";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import type { PersonCaller } from "#platform/http/caller.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import type { RateLimits } from "#platform/rate-limits/rate-limits.ts";
import { randomId } from "#platform/security/random-id.ts";
import type { Secrets } from "#platform/security/secrets.ts";
import type { Breaker } from "#providers/partners/breaker.ts";
import type { ClaimOutcome, StudentVerifier } from "#providers/student-verification/student-verifier.ts";
import type { ApproveStudent } from "./approve-student.ts";
import type { CheckRow, ChecksRepository } from "./checks-repository.ts";
import { decideStart } from "./decide-check.ts";
import type { LoadFacts } from "./load-facts.ts";
import { showStatus } from "./show-status.ts";

export const WAITING_TIME = { hours: 24 * 14 } as const;
const YOUNGEST_IN_YEARS = 13;
const OLDEST_IN_YEARS = 120;
const RETRY_AFTER_SECONDS = 5;

type Claim = CallRequest<"student", "startStudentCheck">["body"];
type Answered = Exclude<ClaimOutcome, { kind: "unavailable" | "unknownSchool" }>;

/** Names a person to the provider by what says nothing about them. */
export function subjectOf(secrets: Pick<Secrets, "sign">, identityId: string): string {
  return secrets.sign("student-subject", identityId);
}

export type StartCheck = (claim: Claim, caller: PersonCaller) => Promise<Outcome<StudentStatus>>;

/** Has it checked that somebody is a student: at once, or by a proof that they send. */
export function createStartCheck(dependencies: {
  database: Database;
  checks: ChecksRepository;
  loadFacts: LoadFacts;
  approveStudent: ApproveStudent;
  verifier: StudentVerifier;
  breaker: Breaker;
  limits: RateLimits;
  secrets: Secrets;
  clock: Clock;
}): StartCheck {
  const { database, checks, loadFacts, verifier, breaker, limits, secrets, clock } = dependencies;

  const keep = async (check: CheckRow, outcome: Answered): Promise<Outcome<undefined>> => {
    if (outcome.kind !== "approved") {
      await checks.add(check);
      return done(undefined);
    }
    const isApproved = await dependencies.approveStudent(check, outcome.studentId);
    if (!isApproved) return refuse("STUDENT_DISCOUNT_USED");
    await checks.add(check);
    return done(undefined);
  };

  const ask = async (claim: Claim, caller: PersonCaller, id: string): Promise<Outcome<Answered>> => {
    const wait = breaker.secondsLeft();
    if (wait !== undefined)
      return refuse("SERVICE_UNAVAILABLE", {
        retryAfterInSeconds: wait,
        cause: new Error("student verification is left alone for a while"),
      });
    const birthDate = Temporal.PlainDate.from(claim.birthDate);
    const asked = { ...claim, birthDate, country: caller.country };
    const subject = subjectOf(secrets, caller.identityId);
    const outcome = await verifier.check(asked, { reference: id, subject });
    if (outcome.kind === "unavailable") {
      breaker.failed();
      return refuse("SERVICE_UNAVAILABLE", {
        retryAfterInSeconds: RETRY_AFTER_SECONDS,
        cause: outcome.cause,
      });
    }
    breaker.succeeded();
    return outcome.kind === "unknownSchool" ? invalid("schoolId") : done(outcome);
  };

  return async (claim, caller) => {
    const { identityId } = caller;
    const facts = await loadFacts(identityId);
    const decision = decideStart(facts);
    if (decision.kind === "answer") return done(showStatus(facts));
    if (decision.kind === "alreadyVerified") return refuse("STUDENT_ALREADY_VERIFIED");
    if (!isPlausible(claim.birthDate, facts.today)) return invalid("birthDate");
    const limited = await limits.take("studentChecksByIdentity", identityId);
    if (limited !== undefined) return limited;
    const id = randomId("sch");
    const answered = await ask(claim, caller, id);
    if (!answered.ok) return answered;
    const outcome = answered.data;
    const kept = await database.inTransaction(async () => {
      // One that was waited for in vain makes room.
      if (facts.latest !== undefined) await checks.change(facts.latest, { state: "expired" });
      return keep(
        {
          identityId,
          id,
          state: outcome.kind,
          isRenewal: decision.isRenewal,
          reason: outcome.kind === "rejected" ? "notEnrolled" : null,
          verificationId: outcome.verificationId,
          startedAt: clock.now(),
          expiresAt: clock.now().add(WAITING_TIME),
        },
        outcome,
      );
    });
    return kept.ok ? done(showStatus(await loadFacts(identityId))) : kept;
  };
}

function isPlausible(birthDate: string, today: Temporal.PlainDate): boolean {
  const age = Temporal.PlainDate.from(birthDate).until(today, { largestUnit: "years" }).years;
  return age >= YOUNGEST_IN_YEARS && age <= OLDEST_IN_YEARS;
}

function invalid(field: string) {
  return refuse("INVALID_PAYLOAD", { invalidFields: [{ field, code: "invalid" }] });
}

import { earlierOf } from "@skywave/domain/calendar/compare-days";
import { BILLING_TIME_ZONE } from "@skywave/domain/calendar/billing-time-zone";
import type { IdentitiesRepository } from "#modules/identities/index.ts";
import { createNoticesRepository } from "#modules/notices/index.ts";
import type { OffersRepository } from "#modules/offers/index.ts";
import type { StepTaken } from "#modules/renewals/index.ts";
import {
  createApproveStudent,
  createChecksRepository,
  createExtendPlans,
  createFindOutlook,
  createLoadFacts,
  createSendDocument,
  createStartCheck,
  createStudentHandlers,
  createStudentsRepository,
  createTakeVerdict,
  createTellOfStudentEnd,
  createTellStudent,
  subjectOf,
} from "#modules/student/index.ts";
import { createSubscriptionsRepository } from "#modules/subscriptions/index.ts";
import type { Platform } from "#platform/platform.ts";
import { createBreaker } from "#providers/partners/breaker.ts";
import type { LocalStudentVerifier } from "#providers/student-verification/local-student-verifier.ts";
import type { StudentVerifier } from "#providers/student-verification/student-verifier.ts";
import type { composeRenewals } from "../compose-renewals.ts";

/** A provider of student verification, by what its callbacks are known, and the double's own hands where it is one. */
export interface StudentVerification {
  verifier: StudentVerifier;
  callbackSecret: string | undefined;
  local?: LocalStudentVerifier;
}

interface StudentParts {
  identities: IdentitiesRepository;
  offers: OffersRepository;
  renewals: ReturnType<typeof composeRenewals>;
  studentVerification: StudentVerification;
}

// A quote of yesterday may be confirmed today; a callback of yesterday may not.
const CALLBACKS_KEPT_FOR = { hours: 1 } as const;

/** Wires who is a student: the checks, the plans that go by them, and what students are told. */
export function composeStudent(platform: Platform, parts: StudentParts) {
  const { clock, database, jobs, limits, secrets, securityLog, personalTime } = platform;
  const { identities, offers, renewals, studentVerification } = parts;
  const { verifier, callbackSecret, local } = studentVerification;
  const students = createStudentsRepository(database);
  const checks = createChecksRepository(database);
  const subscriptions = createSubscriptionsRepository(database);
  const findStudentOffer = async (offerId: string) => {
    const offer = await offers.findNewest(offerId);
    return offer?.audience === "students" ? offer : undefined;
  };
  const findOutlook = createFindOutlook({
    subscriptions,
    isStudentOffer: async (offerId) => (await findStudentOffer(offerId)) !== undefined,
    clock,
  });
  const tellStudent = createTellStudent({ identities, findOutlook, jobs, clock });
  const { locks, loadLife } = renewals;
  const extendPlans = createExtendPlans({ subscriptions, locks, loadLife, findStudentOffer, clock });
  const approveStudent = createApproveStudent({ students, extendPlans, tellStudent, secrets, clock });
  const loadFacts = createLoadFacts({ checks, students, findOutlook, clock });
  const breaker = createBreaker(clock);
  const checking = { checks, loadFacts, verifier, breaker, limits, clock };
  const takeVerdict = createTakeVerdict({
    database,
    checks,
    approveStudent,
    tellStudent,
    atTimeOf: personalTime.run,
    secrets,
    callbackSecret,
    securityLog,
    clock,
  });
  local?.tell(takeVerdict);
  const notices = createNoticesRepository(database);
  const ending = createTellOfStudentEnd({ database, students, notices, findOutlook, tellStudent, clock });
  return {
    handlers: createStudentHandlers({
      loadFacts,
      startCheck: createStartCheck({ ...checking, database, approveStudent, secrets }),
      sendDocument: createSendDocument(checking),
      verifier,
      breaker,
    }),
    takeVerdict,
    localVerifier: local,
    turns: composeTurns(renewals, {
      ending,
      decideReviews: async (identityId) =>
        local?.decideDue(identityId === undefined ? undefined : subjectOf(secrets, identityId)),
      firstReviewDay: async (identityId) => {
        const subject = identityId === undefined ? undefined : subjectOf(secrets, identityId);
        const dueAt = await local?.firstDueAt(subject);
        // By the morning of the day after, a day's review is done.
        return dueAt?.toZonedDateTimeISO(BILLING_TIME_ZONE).toPlainDate().add({ days: 1 });
      },
    }),
    removeExpired: async () => {
      await checks.removeCallbacksBefore(clock.realNow().subtract(CALLBACKS_KEPT_FOR));
      await students.removeExpired(clock.today());
    },
  };
}

/** What is to be done on a day about subscriptions, cards and students: everybody's, or one person's. */
function composeTurns(
  renewals: Pick<ReturnType<typeof composeRenewals>, "firstDueDay" | "createAdvanceDue">,
  student: {
    ending: ReturnType<typeof createTellOfStudentEnd>;
    decideReviews: (identityId: string | undefined) => Promise<void>;
    firstReviewDay: (identityId: string | undefined) => Promise<Temporal.PlainDate | undefined>;
  },
) {
  return {
    firstDueDay: async (identityId?: string): Promise<Temporal.PlainDate | undefined> => {
      const days = [
        await renewals.firstDueDay(identityId),
        await student.ending.firstDueDay(identityId),
        await student.firstReviewDay(identityId),
      ].filter((day) => day !== undefined);
      return days.length === 0 ? undefined : days.reduce(earlierOf);
    },
    createAdvanceDue: (onError: (error: unknown, subscriptionId: string) => void) => {
      const advanceDue = renewals.createAdvanceDue(onError);
      return async (onTaken?: (taken: StepTaken) => void, identityId?: string): Promise<number> => {
        // What was proved by today decides about today's bill.
        await student.decideReviews(identityId);
        const count = await advanceDue(onTaken, identityId);
        await student.ending.tellDue(identityId);
        return count;
      };
    },
  };
}

import { BILLING_TIME_ZONE } from "@skywave/domain/calendar/billing-time-zone";
import type { FastifyInstance } from "fastify";
import type { Identities } from "#modules/identities/index.ts";
import type { AdvanceMessagesRepository } from "#modules/advance-messages/index.ts";
import type { Offers } from "#modules/offers/index.ts";
import type { DueWork, Renewals } from "#modules/renewals/index.ts";
import type { Subscriptions } from "#modules/subscriptions/index.ts";
import type { TargetedLinks } from "#modules/targeted-links/index.ts";
import type { DomainHandlers } from "#platform/http/handlers.ts";
import type { Module } from "#platform/module.ts";
import type { Platform } from "#platform/platform.ts";
import { createBreaker } from "#providers/partners/breaker.ts";
import type { LocalStudentVerifier } from "#providers/student-verification/local-student-verifier.ts";
import type { StudentVerification } from "#providers/student-verification/student-verification.ts";
import { createApproveStudent } from "./checks/approve-student.ts";
import { createChecksRepository } from "./checks/checks-repository.ts";
import { createLoadFacts } from "./checks/load-facts.ts";
import { createSendDocument } from "./checks/send-document.ts";
import { createStartCheck, subjectOf } from "./checks/start-check.ts";
import { createTakeVerdict } from "./checks/take-verdict.ts";
import { createExtendPlans } from "./plans/extend-plans.ts";
import { createFindOutlook } from "./plans/find-outlook.ts";
import { createNotifyOfStudentEnd } from "./plans/notify-of-student-end.ts";
import { createNotifyStudent } from "./plans/notify-student.ts";
import { registerCallbackRoute } from "./register-callback-route.ts";
import { createStudentHandlers } from "./checks/routes.ts";
import { createStudents, type Students } from "./standing/students.ts";
import { createStudentsRepository } from "./standing/students-repository.ts";

// A quote of yesterday may be confirmed today; a callback of yesterday may not.
const CALLBACKS_KEPT_FOR = { hours: 1 } as const;

/** Who is a student: the checks, the plans that go by them, and what students are told. */
export interface Student extends Students, Pick<Module, "removeExpired"> {
  handlers: DomainHandlers<"student">;
  /** Deciding what the sandbox's own provider was sent; before the bills, since what is proved decides about them. */
  reviewsDue: DueWork;
  /** Telling students that their price is about to step up. */
  endingDue: DueWork;
  localVerifier: LocalStudentVerifier | undefined;
  /** Opens the address to which the provider posts what it found. */
  openCallbacks(app: FastifyInstance): Promise<void>;
}

export interface StudentNeeds {
  identities: Identities;
  advanceMessages: AdvanceMessagesRepository;
  offers: Offers;
  renewals: Renewals;
  subscriptions: Subscriptions;
  targetedLinks: Pick<TargetedLinks, "mint">;
  studentVerification: StudentVerification;
}

export function createStudent(platform: Platform, needs: StudentNeeds): Student {
  const { clock, database, jobs, limits, secrets, securityLog, personalTime } = platform;
  const { identities, advanceMessages, offers, renewals, subscriptions, targetedLinks } = needs;
  const { verifier, callbackSecret, local } = needs.studentVerification;
  const repository = createStudentsRepository(database);
  const students = createStudents({ repository, clock });
  const checks = createChecksRepository(database);
  const findStudentOffer = async (offerId: string) => {
    const offer = await offers.findNewest(offerId);
    return offer?.audience === "students" ? offer : undefined;
  };
  const isStudentOffer = async (offerId: string) => (await findStudentOffer(offerId)) !== undefined;
  const findOutlook = createFindOutlook({ subscriptions, isStudentOffer, clock });
  const notifyStudent = createNotifyStudent({
    identities,
    findOutlook,
    jobs,
    clock,
    mintLink: targetedLinks.mint,
  });
  const { locks } = subscriptions;
  const { loadSchedule } = renewals;
  const extendPlans = createExtendPlans({ subscriptions, locks, loadSchedule, findStudentOffer, clock });
  const approveStudent = createApproveStudent({
    students: repository,
    extendPlans,
    notifyStudent,
    secrets,
    clock,
  });
  const loadFacts = createLoadFacts({ checks, students: repository, findOutlook, clock });
  const breaker = createBreaker(clock);
  const checking = { checks, loadFacts, verifier, breaker, limits, clock };
  const takeVerdict = createTakeVerdict({
    database,
    checks,
    approveStudent,
    notifyStudent,
    atTimeOf: personalTime.run,
    secrets,
    callbackSecret,
    securityLog,
    clock,
  });
  local?.deliverTo(takeVerdict);
  const ending = createNotifyOfStudentEnd({
    database,
    students: repository,
    advanceMessages,
    identities,
    findOutlook,
    notifyStudent,
    clock,
  });
  return {
    ...students,
    handlers: createStudentHandlers({
      loadFacts,
      startCheck: createStartCheck({ ...checking, database, approveStudent, secrets }),
      sendDocument: createSendDocument(checking),
      verifier,
      breaker,
    }),
    localVerifier: local,
    openCallbacks: (app) => registerCallbackRoute(app, takeVerdict),
    reviewsDue: reviewsOf(platform, local),
    endingDue: {
      firstDay: (identityId) => ending.firstDueDay(identityId),
      run: async ({ identityId }) => {
        await ending.notifyDue(identityId);
      },
    },
    removeExpired: async () => {
      await checks.removeCallbacksBefore(clock.realNow().subtract(CALLBACKS_KEPT_FOR));
      await repository.removeExpired(clock.today());
    },
  };
}

/** The reviews of the sandbox's own provider. */
function reviewsOf({ secrets }: Platform, local: LocalStudentVerifier | undefined): DueWork {
  const subjectFor = (identityId: string | undefined) =>
    identityId === undefined ? undefined : subjectOf(secrets, identityId);
  return {
    firstDay: async (identityId) => {
      const dueAt = await local?.firstDueAt(subjectFor(identityId));
      // By the morning of the day after, a day's review is done.
      return dueAt?.toZonedDateTimeISO(BILLING_TIME_ZONE).toPlainDate().add({ days: 1 });
    },
    run: async ({ identityId }) => {
      await local?.decideDue(subjectFor(identityId));
    },
  };
}

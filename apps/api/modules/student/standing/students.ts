import { isBefore } from "@skywave/domain/calendar/compare-days";
import { studentUntil } from "@skywave/domain/student/student-time";
import type { Clock } from "#platform/clock.ts";
import type { StudentsRepository } from "./students-repository.ts";

export interface Students {
  /** Notes that somebody was verified today. */
  grant(identityId: string): Promise<void>;
  /** Whether somebody was ever verified, be it long ago. */
  isKnown(identityId: string): Promise<boolean>;
  /** The last day of a verification that is still good. */
  verifiedUntil(identityId: string): Promise<Temporal.PlainDate | undefined>;
  isStudent(identityId: string): Promise<boolean>;
  wipe(identityId: string): Promise<void>;
}

/** Who counts as a student. How that is verified is none of its business. */
export function createStudents({
  repository,
  clock,
}: {
  repository: StudentsRepository;
  clock: Clock;
}): Students {
  const verifiedUntil = async (identityId: string): Promise<Temporal.PlainDate | undefined> => {
    const until = await repository.findVerifiedUntil(identityId);
    return until !== undefined && !isBefore(until, clock.today()) ? until : undefined;
  };
  return {
    grant: async (identityId) => {
      await repository.save({ identityId, verifiedUntil: studentUntil(clock.today(), undefined) });
    },

    isKnown: async (identityId) => (await repository.findVerifiedUntil(identityId)) !== undefined,

    /** The last day of a verification that is still good. */
    verifiedUntil,

    isStudent: async (identityId) => (await verifiedUntil(identityId)) !== undefined,

    wipe: (identityId) => repository.remove(identityId),
  };
}

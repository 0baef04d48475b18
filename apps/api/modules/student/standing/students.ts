import { isBefore } from "@skywave/domain/calendar/compare-days";
import { studentUntil } from "@skywave/domain/offers/student-time";
import type { Clock } from "#platform/clock.ts";
import type { StudentsRepository } from "./students-repository.ts";

/** Who counts as a student. How that is verified is none of its business. */
export function createStudents({ repository, clock }: { repository: StudentsRepository; clock: Clock }) {
  const verifiedUntil = async (identityId: string): Promise<Temporal.PlainDate | undefined> => {
    const until = await repository.findVerifiedUntil(identityId);
    return until !== undefined && !isBefore(until, clock.today()) ? until : undefined;
  };
  return {
    /** Notes that somebody was verified today. */
    grant: async (identityId: string): Promise<void> => {
      await repository.save({ identityId, verifiedUntil: studentUntil(clock.today(), undefined) });
    },

    /** Whether somebody was ever verified, be it long ago. */
    isKnown: async (identityId: string): Promise<boolean> =>
      (await repository.findVerifiedUntil(identityId)) !== undefined,

    /** The last day of a verification that is still good. */
    verifiedUntil,

    isStudent: async (identityId: string): Promise<boolean> =>
      (await verifiedUntil(identityId)) !== undefined,

    wipe: (identityId: string): Promise<void> => repository.remove(identityId),
  };
}

export type Students = ReturnType<typeof createStudents>;

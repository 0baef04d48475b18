import { isBefore } from "@skywave/domain/calendar/compare-days";
import type { Clock } from "../../../platform/clock.ts";
import type { StudentsRepository } from "./students-repository.ts";

/** For how long somebody who was verified counts as a student. */
const GOOD_FOR = { months: 12 };

/** Who counts as a student. How that is verified is none of this module's business. */
export function createStudents({ repository, clock }: { repository: StudentsRepository; clock: Clock }) {
  return {
    /** Notes that somebody was verified today; a verification that is renewed counts from then on. */
    grant: async (identityId: string): Promise<void> => {
      await repository.save({ identityId, verifiedUntil: clock.today().add(GOOD_FOR) });
    },

    /** Whether somebody was ever verified, be it long ago. */
    isKnown: async (identityId: string): Promise<boolean> =>
      (await repository.findVerifiedUntil(identityId)) !== undefined,

    isStudent: async (identityId: string): Promise<boolean> => {
      const verifiedUntil = await repository.findVerifiedUntil(identityId);
      return verifiedUntil !== undefined && !isBefore(verifiedUntil, clock.today());
    },

    wipe: (identityId: string): Promise<void> => repository.remove(identityId),
  };
}

export type Students = ReturnType<typeof createStudents>;

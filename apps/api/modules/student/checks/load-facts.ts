import type { Clock } from "#platform/clock.ts";
import type { FindOutlook } from "../plans/find-outlook.ts";
import type { StudentsRepository } from "../standing/students-repository.ts";
import type { ChecksRepository } from "./checks-repository.ts";
import type { CheckFacts } from "./decide-check.ts";

export type LoadFacts = (identityId: string) => Promise<CheckFacts>;

/** Reads how somebody stands as a student. */
export function createLoadFacts(dependencies: {
  checks: ChecksRepository;
  students: StudentsRepository;
  findOutlook: FindOutlook;
  clock: Clock;
}): LoadFacts {
  const { checks, students, findOutlook, clock } = dependencies;
  return async (identityId) => ({
    latest: await checks.findLatest(identityId),
    verifiedUntil: await students.findVerifiedUntil(identityId),
    outlook: await findOutlook(identityId),
    now: clock.now(),
    today: clock.today(),
  });
}

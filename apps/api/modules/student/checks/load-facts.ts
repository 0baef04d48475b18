import type { Clock } from "#platform/clock.ts";
import type { FindOutlook } from "../plans/find-outlook.ts";
import type { StudentsRepository } from "../standing/students-repository.ts";
import type { ChecksRepository } from "./checks-repository.ts";
import type { CheckFacts } from "./decide-check.ts";

/** Reads how somebody stands as a student. */
export function createLoadFacts(dependencies: {
  checks: ChecksRepository;
  students: StudentsRepository;
  findOutlook: FindOutlook;
  clock: Clock;
}) {
  const { checks, students, findOutlook, clock } = dependencies;
  return async (identityId: string): Promise<CheckFacts> => ({
    latest: await checks.findLatest(identityId),
    verifiedUntil: await students.findVerifiedUntil(identityId),
    outlook: await findOutlook(identityId),
    now: clock.now(),
    today: clock.today(),
  });
}

export type LoadFacts = ReturnType<typeof createLoadFacts>;

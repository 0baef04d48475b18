import type { Clock } from "#platform/clock.ts";
import type { PersonCaller } from "#platform/http/caller.ts";
import { type Refusal, refuse } from "#platform/outcome.ts";
import { type Credentials, decideStepUp, type StepUpPurpose } from "./decide-step-up.ts";
import type { StepUpsRepository } from "./step-ups-repository.ts";
import type { StepUpMethod } from "./step-ups-tables.ts";

export interface StepUps {
  /** A refusal, saying what the person could prove themselves by, unless the session has a fresh proof. */
  require(caller: PersonCaller, purpose: StepUpPurpose): Promise<Refusal<"STEP_UP_REQUIRED"> | undefined>;
  note(sessionId: string, method: StepUpMethod): Promise<void>;
  /** Forgets the proofs of a session, as after a sign that a passkey was cloned. */
  drop(sessionId: string): Promise<void>;
  removeExpired(): Promise<void>;
}

/** Fresh proofs of who sits before a session. Each is good for five minutes, in that session only. */
export function createStepUps(dependencies: {
  repository: StepUpsRepository;
  clock: Clock;
  findCredentials: (identityId: string) => Promise<Credentials>;
}): StepUps {
  const { repository, clock, findCredentials } = dependencies;
  return {
    require: async (caller, purpose) => {
      const stepUps = await repository.list(caller.sessionId);
      const credentials = await findCredentials(caller.identityId);
      const { assurance, startedAt } = caller;
      const now = clock.realNow();
      const verdict = decideStepUp({ assurance, startedAt, stepUps }, { now, credentials, purpose });
      const { hasPassword, hasPasskey } = credentials;
      return verdict === "fresh"
        ? undefined
        : refuse("STEP_UP_REQUIRED", { details: { hasPassword, hasPasskey } });
    },
    note: (sessionId, method) => repository.put(sessionId, method, clock.realNow()),
    drop: (sessionId) => repository.removeAllOf(sessionId),
    removeExpired: () => repository.removeBefore(clock.realNow().subtract({ hours: 1 })),
  };
}

import type { IdentityGrant } from "@skywave/contract";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import { digestOf } from "#platform/security/secrets.ts";
import { decideAnswer } from "./decide-answer.ts";
import type { UserCodesRepository } from "./user-codes-repository.ts";

/** Proof of who somebody is, for a device that they let in. */
export type IssueIdentityGrant = (identityId: string, deviceId: string) => Promise<IdentityGrant | undefined>;

export type AnswerWaitingDevice = (deviceCode: string, deviceId: string) => Promise<Outcome<IdentityGrant>>;

/** Tells a waiting device whether it was let in. */
export function createAnswerWaitingDevice(dependencies: {
  database: Database;
  codes: UserCodesRepository;
  clock: Clock;
  issueIdentityGrant: IssueIdentityGrant;
}): AnswerWaitingDevice {
  const { database, codes, clock, issueIdentityGrant } = dependencies;
  return async (deviceCode, deviceId) =>
    database.inTransaction(async () => {
      const code = await codes.findByDeviceCodeForUpdate(digestOf(deviceCode));
      if (code === undefined) return refuse("INVALID_ACTIVATION_CODE");
      const now = clock.realNow();
      const decision = decideAnswer(code, deviceId, now);
      switch (decision.kind) {
        case "invalid":
          return refuse("INVALID_ACTIVATION_CODE");
        case "slowDown": {
          const { intervalInSeconds } = decision;
          await codes.change(code.codeDigest, { intervalInSeconds, lastAskedAt: now });
          return refuse("SLOW_DOWN", { details: { intervalInSeconds } });
        }
        case "pending":
          await codes.change(code.codeDigest, { lastAskedAt: now });
          return refuse("tokenServicesTeam.sessionService.authorization-pending", {
            details: { intervalInSeconds: code.intervalInSeconds },
          });
        case "approved": {
          await codes.change(code.codeDigest, { answeredAt: now, lastAskedAt: now });
          const grant = await issueIdentityGrant(decision.identityId, deviceId);
          return grant === undefined ? refuse("INVALID_ACTIVATION_CODE") : done(grant);
        }
      }
    });
}

import type { PendingDevice } from "@skywave/contract";
import type { Clock } from "#platform/clock.ts";
import type { PersonCaller } from "#platform/http/caller.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import type { Secrets } from "#platform/security/secrets.ts";
import { digestOfUserCode } from "./generate-user-code.ts";
import { readUserCode, showUserCode } from "./user-code.ts";
import type { UserCode, UserCodesRepository } from "./user-codes-repository.ts";
import type { LinkFlow } from "./user-codes-tables.ts";
import type { WrongCodeGuard } from "./wrong-code-guard.ts";

interface TypedCode {
  typed: string;
  caller: PersonCaller;
  ipAddress: string;
}

export interface ApproveUserCode {
  lookUp(attempt: TypedCode): Promise<Outcome<PendingDevice>>;
  /** A speaker's link code lets in no other device, nor the other way round: people compare what they expect. */
  approve(attempt: TypedCode, flow: LinkFlow): Promise<Outcome<PendingDevice>>;
}

/** Shows a person which device waits behind a code, and lets it in. Every code that is not right is refused alike. */
export function createApproveUserCode(dependencies: {
  codes: UserCodesRepository;
  guard: WrongCodeGuard;
  clock: Clock;
  secrets: Secrets;
}): ApproveUserCode {
  const { codes, guard, clock, secrets } = dependencies;

  const tryCode = async (
    attempt: TypedCode,
    isRight: (row: UserCode) => Promise<boolean>,
  ): Promise<Outcome<PendingDevice>> => {
    const limited = await guard.open(attempt);
    if (limited !== undefined) return limited;
    const code = readUserCode(attempt.typed);
    const digest = digestOfUserCode(secrets, code ?? "");
    const row = await codes.find(digest);
    if (code === undefined || row === undefined || !(await isRight(row))) {
      await guard.note();
      return refuse("INVALID_ACTIVATION_CODE");
    }
    await guard.forgive(attempt);
    return done(pendingDeviceOf(row, code));
  };
  const waitsFor = (row: UserCode, caller: PersonCaller) =>
    row.approvedBy === null &&
    row.country === caller.country &&
    Temporal.Instant.compare(clock.realNow(), row.expiresAt) < 0;

  return {
    lookUp: (attempt) => tryCode(attempt, async (row) => waitsFor(row, attempt.caller)),

    approve: (attempt, flow) =>
      tryCode(
        attempt,
        async (row) =>
          waitsFor(row, attempt.caller) &&
          row.flow === flow &&
          (await codes.approve(row.codeDigest, attempt.caller.identityId, clock.realNow())),
      ),
  };
}

function pendingDeviceOf(row: UserCode, code: string): PendingDevice {
  return {
    deviceName: row.deviceName,
    kind: row.flow,
    userCode: showUserCode(code),
    location: { countryCode: row.country, ...(row.region !== null && { region: row.region }) },
    requestedAt: row.requestedAt.toString(),
  };
}

import type { SessionCaller } from "#platform/http/caller.ts";
import type { Refusal } from "#platform/outcome.ts";
import type { RateLimits } from "#platform/rate-limits/rate-limits.ts";
import type { SecurityLog } from "#platform/security/security-log.ts";

/** Who tries a code. */
export interface CodeTry {
  caller: Pick<SessionCaller, "sessionId">;
  ipAddress: string;
}

export interface WrongCodeGuard {
  /** Counts a try as a wrong one before it is judged, so that tries made at once cannot pass together. */
  open(attempt: CodeTry): Promise<Refusal<"RATE_LIMIT_EXCEEDED"> | undefined>;
  /** Takes the count back: the code was right. */
  forgive(attempt: CodeTry): Promise<void>;
  /** Counts the wrong code among all, and wakes an operator when somebody seems to try them all. */
  note(): Promise<void>;
}

/** Holds those back who guess codes of devices: five a session, twenty an hour an address, an alarm over all. */
export function createWrongCodeGuard(
  limits: Pick<RateLimits, "take" | "giveBack">,
  securityLog: SecurityLog,
): WrongCodeGuard {
  return {
    open: async ({ caller, ipAddress }) =>
      (await limits.take("wrongUserCodesBySession", caller.sessionId)) ??
      (await limits.take("wrongUserCodesByAddress", ipAddress)),
    forgive: async ({ caller, ipAddress }) => {
      await limits.giveBack("wrongUserCodesBySession", caller.sessionId);
      await limits.giveBack("wrongUserCodesByAddress", ipAddress);
    },
    note: async () => {
      const isTooMany = (await limits.take("wrongUserCodesInAll", "all")) !== undefined;
      if (isTooMany) securityLog.record("user-codes-guessed", { limit: "wrongUserCodesInAll" });
    },
  };
}

import type { UserCode } from "./user-codes-repository.ts";

const SLOWER_BY_SECONDS = 5;

export type WaitDecision =
  | { kind: "invalid" }
  | { kind: "slowDown"; intervalInSeconds: number }
  | { kind: "pending" }
  | { kind: "approved"; identityId: string };

/**
 * What a waiting device is told. Whoever asks too soon has to wait longer from then on; the device is told once
 * who let it in.
 */
export function decideAnswer(code: UserCode, deviceId: string, now: Temporal.Instant): WaitDecision {
  const isOver = Temporal.Instant.compare(now, code.expiresAt) >= 0;
  if (code.deviceId !== deviceId || isOver || code.answeredAt !== null) return { kind: "invalid" };
  const mayAskAt = code.lastAskedAt?.add({ seconds: code.intervalInSeconds });
  if (mayAskAt !== undefined && Temporal.Instant.compare(now, mayAskAt) < 0) {
    return { kind: "slowDown", intervalInSeconds: code.intervalInSeconds + SLOWER_BY_SECONDS };
  }
  return code.approvedBy === null ? { kind: "pending" } : { kind: "approved", identityId: code.approvedBy };
}

/** Who let the device in, if it may be linked to them now. */
export function decideLink(code: UserCode, deviceId: string, now: Temporal.Instant): string | undefined {
  const isOver = Temporal.Instant.compare(now, code.expiresAt) >= 0;
  if (code.deviceId !== deviceId || isOver || code.linkedAt !== null) return undefined;
  return code.approvedBy ?? undefined;
}

import type { CastingUse } from "./casting-uses-repository.ts";

export type CastingDecision =
  | { kind: "start"; endFirst?: string }
  | { kind: "revoke"; end?: string }
  | { kind: "refuse" };

/**
 * What to do when a device brings a casting grant. The first device has it; on a second one it was stolen, or
 * the first one stole it, so both get nothing.
 */
export function decideCastingUse(use: CastingUse, deviceId: string): CastingDecision {
  const { sessionId } = use;
  if (use.revokedAt !== null) return { kind: "refuse" };
  if (use.deviceId !== deviceId) return { kind: "revoke", ...(sessionId !== null && { end: sessionId }) };
  return { kind: "start", ...(sessionId !== null && { endFirst: sessionId }) };
}

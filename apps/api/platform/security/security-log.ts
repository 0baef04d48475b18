import type { FastifyBaseLogger } from "fastify";

/** What an operator wants to be woken by, or to look for afterwards. */
export type SecurityEvent =
  | "partner-address-refused"
  | "student-callback-refused"
  | "dealer-desk-refused"
  | "maker-message-refused"
  | "passkey-counter-regressed"
  | "passkey-refused"
  | "plate-looked-up"
  | "text-undeliverable"
  | "unproved-address-lost"
  | "user-codes-guessed";

/** Writes down what looks like an attack. Facts are ids and reasons, never contacts or secrets. */
export interface SecurityLog {
  record(event: SecurityEvent, facts: Record<string, string>): void;
}

export interface CountedSecurityLog extends SecurityLog {
  /** How often each was recorded since this node started. */
  counts(): ReadonlyMap<SecurityEvent, number>;
}

/** Security events as lines of the log, each with its name, and counted for the metrics. */
export function createSecurityLog(log: Pick<FastifyBaseLogger, "warn">): CountedSecurityLog {
  const counts = new Map<SecurityEvent, number>();
  return {
    record: (event, facts) => {
      counts.set(event, (counts.get(event) ?? 0) + 1);
      log.warn({ securityEvent: event, ...facts }, "security event");
    },
    counts: () => counts,
  };
}

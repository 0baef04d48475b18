import type { FastifyBaseLogger } from "fastify";

/** What an operator wants to be woken by, or to look for afterwards. */
export type SecurityEvent = "passkey-counter-regressed" | "passkey-refused" | "text-undeliverable";

/** Writes down what looks like an attack. Facts are ids and reasons, never contacts or secrets. */
export interface SecurityLog {
  record(event: SecurityEvent, facts: Record<string, string>): void;
}

/** Security events as lines of the log, each with its name. */
export function createSecurityLog(log: Pick<FastifyBaseLogger, "warn">): SecurityLog {
  return { record: (event, facts) => log.warn({ securityEvent: event, ...facts }, "security event") };
}

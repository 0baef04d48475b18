import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";

export type GrantPartnerAccessOutcome =
  /** Until an instant in UTC. */
  | { ok: true; until: string }
  | { ok: false; code: "NOT_GRANTED" }
  | { ok: false; code: "PARTNER_UNAVAILABLE" }
  | CommonFailure;

/** Asks whether a partner has paid for this device. */
export async function grantPartnerAccess(skywave: Skywave): Promise<GrantPartnerAccessOutcome> {
  const answer = await ask(skywave, {
    domain: "activation",
    name: "grantPartnerAccess",
    input: {},
    expected: ["SERVICE_UNAVAILABLE"],
  });
  if (!answer.ok) return "failure" in answer ? { ok: false, code: "PARTNER_UNAVAILABLE" } : answer;
  const { until } = answer.data;
  return until === null ? { ok: false, code: "NOT_GRANTED" } : { ok: true, until };
}

import type { BillItem } from "@skywave/contract";
import type { Skywave } from "@skywave/sdk";
import { requireIdentityGrant } from "../sessions/require-identity-grant.ts";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";

export interface LoadBillingActivityInput {
  /** Left out for all; an invoice is what was billed. */
  type?: "all" | "payment" | "invoice";
  /** Days as `YYYY-MM-DD`; left out for the last 24 months. */
  startDate?: string;
  endDate?: string;
}

export type LoadBillingActivityOutcome =
  /** The newest day first; amounts in major units. */
  | { ok: true; billItems: readonly BillItem[] }
  /** The days are the wrong way round, or more than 24 months apart. */
  | { ok: false; code: "INVALID_PAYLOAD" }
  | CommonFailure;

/** What was billed and paid, line by line, as the legacy system tells it. */
export async function loadBillingActivity(
  skywave: Skywave,
  { type, ...days }: LoadBillingActivityInput = {},
): Promise<LoadBillingActivityOutcome> {
  const missing = requireIdentityGrant(skywave, "billingActivity");
  if (missing !== undefined) return missing;
  const answer = await ask(skywave, {
    domain: "legacy",
    name: "billingActivity",
    input: { body: { ...(type !== undefined && { transactionType: type }), ...days } },
    expected: ["INVALID_PAYLOAD"],
  });
  if (answer.ok) return { ok: true, billItems: answer.data.data.billItems };
  return answer.code === "INVALID_PAYLOAD" ? { ok: false, code: answer.code } : answer;
}

import type { PartnerEntitlement } from "@skywave/contract/partners/entitlements";
import type { Skywave } from "@skywave/sdk";
import { attemptCall } from "../outcomes/attempt-call.ts";
import { type CommonFailure, commonFailure } from "../outcomes/common-failure.ts";

export interface EntitlementToShow extends PartnerEntitlement {
  redemption: "NotRedeemed" | "Redeemed";
}

export type LoadEntitlementsOutcome =
  | { ok: true; entitlements: readonly EntitlementToShow[] }
  | CommonFailure;

/** What partners owe, of all plans or of one; only what is pending waits to be redeemed. */
export async function loadEntitlements(
  skywave: Skywave,
  filter: { subscriptionId?: string } = {},
): Promise<LoadEntitlementsOutcome> {
  const answer = await attemptCall(skywave, {
    domain: "partner",
    name: "listEntitlements",
    input: { query: filter },
  });
  if (!answer.ok) return commonFailure(skywave, answer.failure);
  const entitlements = answer.data.entitlements.map((entitlement) => ({
    ...entitlement,
    redemption: entitlement.status === "pending" ? ("NotRedeemed" as const) : ("Redeemed" as const),
  }));
  return { ok: true, entitlements };
}

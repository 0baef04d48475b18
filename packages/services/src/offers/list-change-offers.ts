import type { Offer } from "@skywave/contract/eligibility/offer";
import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";

export interface ListChangeOffersInput {
  subscriptionId: string;
  baseTerm?: Offer["baseTerm"];
  serviceType?: Offer["serviceType"];
}

export type ListChangeOffersOutcome =
  | { ok: true; offers: readonly Offer[] }
  /** It is not this person's, or not there any more. */
  | { ok: false; code: "NOT_FOUND" }
  | CommonFailure;

/** The plans that a subscription can be switched to. */
export async function listChangeOffers(
  skywave: Skywave,
  query: ListChangeOffersInput,
): Promise<ListChangeOffersOutcome> {
  const reply = await ask(skywave, {
    domain: "eligibility",
    name: "getChangeOffers",
    input: { query },
    expected: ["NOT_FOUND"],
  });
  if (reply.ok) return { ok: true, offers: reply.data.offers };
  return reply.code === "NOT_FOUND" ? { ok: false, code: reply.code } : reply;
}

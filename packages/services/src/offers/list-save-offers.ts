import type { Offer } from "@skywave/contract/offers/offer";
import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";

export type ListSaveOffersOutcome =
  /** None where the person may not be asked to stay, or was within the last twelve months. */
  | { ok: true; offers: readonly Offer[] }
  /** It is not this person's, or not there any more. */
  | { ok: false; code: "NOT_FOUND" }
  | CommonFailure;

/** The same plan for less, for somebody who thinks of leaving it; each is taken by a switch of plans. */
export async function listSaveOffers(
  skywave: Skywave,
  { subscriptionId }: { subscriptionId: string },
): Promise<ListSaveOffersOutcome> {
  const reply = await ask(skywave, {
    domain: "eligibility",
    name: "getSaveOffers",
    input: { query: { subscriptionId } },
    expected: ["NOT_FOUND"],
  });
  if (reply.ok) return { ok: true, offers: reply.data.offers };
  return reply.code === "NOT_FOUND" ? { ok: false, code: reply.code } : reply;
}

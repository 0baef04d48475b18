import type { OfferLink } from "@skywave/contract/offers/offer-links";
import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";

export type OpenOfferLinkOutcome =
  | { ok: true; link: OfferLink }
  /** It is over, was used, or never was. */
  | { ok: false; code: "NOT_FOUND" }
  | CommonFailure;

/** The offer that a link names, and whom it is meant for, with most of their address hidden. Uses nothing up. */
export async function openOfferLink(skywave: Skywave, token: string): Promise<OpenOfferLinkOutcome> {
  const answer = await ask(skywave, {
    domain: "eligibility",
    name: "openOfferLink",
    input: { body: { token } },
    expected: ["NOT_FOUND"],
  });
  if (!answer.ok) return answer.code === "NOT_FOUND" ? { ok: false, code: answer.code } : answer;
  return { ok: true, link: answer.data };
}

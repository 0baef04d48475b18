import type { OfferLinks } from "#modules/offers/index.ts";
import { done, type Outcome } from "#platform/outcome.ts";

/** The link by which an offer is had; null where it takes none. */
export async function decideLink(
  offerLinks: Pick<OfferLinks, "decide">,
  token: string | undefined,
  wanted: { identityId: string; offerId: string },
): Promise<Outcome<string | null>> {
  return token === undefined ? done(null) : offerLinks.decide(token, wanted);
}

import { openOfferLink } from "@skywave/services/offers/open-offer-link";
import type { FlowStart } from "#flows/engine/flow-definition.ts";
import type { AppServices } from "#platform/app-services.ts";

/** The checkout with the offer of a link before all others; without it, and a word why, where the link is over. */
export async function openTargetedOffer(
  { skywave, tracking }: AppServices,
  start: FlowStart,
  token: string,
): Promise<FlowStart> {
  const opened = await openOfferLink(skywave, token);
  if (opened.ok) {
    tracking.describe({ account: { subscriptions: [{ lookupMethod: "TOKEN_URL" }] } });
    tracking.identified();
    return { ...start, settled: { targeted: { token, ...opened.link } } };
  }
  if (opened.code === "NOT_FOUND") return { ...start, settled: { notice: "linkOver" } };
  throw new Error("What a link is for could not be loaded");
}

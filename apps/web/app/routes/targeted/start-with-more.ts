import { loadPairedOffers } from "@skywave/services/offers/load-paired-offers";
import type { LoadOffersOutcome } from "@skywave/services/offers/load-offers";
import { redirect } from "react-router";
import type { FlowStart } from "#flows/engine/flow-definition.ts";
import { resumePurchase } from "#flows/engine/resume-purchase.ts";
import type { AppServices } from "#platform/app-services.ts";
import { takenToken } from "../../navigation/take-token.ts";
import { openTargetedOffer } from "./open-targeted-offer.ts";

/** A flow with what its address brings along: a purchase that was begun elsewhere, or an offer meant for one customer. */
export async function startWithMore(
  app: AppServices,
  start: FlowStart,
  request: Request,
): Promise<FlowStart | Response | undefined> {
  const { pathname, searchParams } = new URL(request.url);
  if (searchParams.has("resume")) {
    await resumePurchase(app.skywave, start.definition.name, listAll(app, start));
    return redirect(`${pathname}?step=review`);
  }
  const token = takenToken(pathname);
  return token === "" ? undefined : openTargetedOffer(app, start, token);
}

/** Also what makes a pair with the plans that the flow begins with. */
async function listAll(
  { skywave, country }: AppServices,
  { definition, offers }: FlowStart,
): Promise<LoadOffersOutcome> {
  const listed = await offers;
  if (!listed.ok || definition.isPaired !== true) return listed;
  const others = await loadPairedOffers(skywave, country);
  return others.ok ? { ...listed, offers: [...listed.offers, ...others.offers] } : others;
}

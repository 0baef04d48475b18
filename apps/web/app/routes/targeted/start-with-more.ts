import type { Offer, PurchaseDraft } from "@skywave/contract";
import { loadPairedOffers } from "@skywave/services/offers/load-paired-offers";
import { loadOffers, type LoadOffersOutcome } from "@skywave/services/offers/load-offers";
import { loadOffersForRadios } from "@skywave/services/offers/load-offers-for-radios";
import type { CommonFailure } from "@skywave/services/outcomes/common-failure";
import { redirect } from "react-router";
import type { FlowStart } from "#flows/engine/flow-definition.ts";
import { resumePurchase } from "#flows/engine/resume-purchase.ts";
import { screenOf } from "#flows/steps/screen-of.ts";
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
    await resumePurchase(app.skywave, start.definition.name, (draft) => listAll(app, start, draft));
    return redirect(`${pathname}?step=review`);
  }
  const token = takenToken(pathname);
  return token === "" ? undefined : openTargetedOffer(app, start, token);
}

/** What is sold to whoever goes on with a purchase: more than what its flow begins with. */
async function listAll(app: AppServices, start: FlowStart, draft: PurchaseDraft): Promise<LoadOffersOutcome> {
  const listed = await start.offers;
  if (!listed.ok) return listed;
  const more = await listMore(app, start, draft);
  return more.ok ? { ...listed, offers: [...listed.offers, ...more.offers] } : more;
}

/** What makes a pair with the plans of the flow, or is sold only for the radios of the purchase. */
async function listMore(
  { skywave, country }: AppServices,
  { definition, promoCode }: FlowStart,
  { radios = [] }: PurchaseDraft,
): Promise<{ ok: true; offers: readonly Offer[] } | CommonFailure> {
  if (definition.isPaired === true) return loadPairedOffers(skywave, country);
  const receives = radios.map(screenOf);
  const [screen] = receives;
  if (radios.length > 1) {
    const each = await loadOffersForRadios(skywave, { country, receives });
    return each.ok ? { ok: true, offers: each.offers.flat() } : each;
  }
  const { serviceType = "satellite" } = definition;
  return screen === undefined
    ? { ok: true, offers: [] }
    : loadOffers(skywave, { country, promoCode, serviceType, receives: screen });
}

import { canReceive } from "@skywave/domain/offers/can-receive";
import { mainProductOf } from "@skywave/domain/offers/main-product";
import type { Offer } from "@skywave/domain/offers/offer";
import { needsRadio } from "@skywave/domain/radios/decide-radio-plan";
import type { Clock } from "#platform/clock.ts";
import type { PersonCaller } from "#platform/http/caller.ts";
import { done, type Outcome, type Refusal, refuse } from "#platform/outcome.ts";
import { type DecideSaveOffer, saves } from "#modules/offers/index.ts";
import {
  addressOn,
  offerOn,
  type SubscriptionRow,
  type Subscriptions,
} from "#modules/subscriptions/index.ts";
import { lastAddressOf } from "../change/quote-change.ts";
import type { FindOffer, FoundOffer } from "../quote/find-offer.ts";
import type { SwitchRequest } from "./switch-terms.ts";

export type FindWantedPlan = (
  request: SwitchRequest,
  row: SubscriptionRow,
  caller: PersonCaller,
) => Promise<Outcome<FoundOffer>>;

export interface FindWantedPlanParts {
  subscriptions: Pick<Subscriptions, "hasLive" | "findPlan">;
  findOffer: FindOffer;
  decideSaveOffer: DecideSaveOffer;
  clock: Clock;
}

/** Finds the plan that somebody wants to switch to, as far as they may have it. */
export function createFindWantedPlan(parts: FindWantedPlanParts): FindWantedPlan {
  const { subscriptions, clock } = parts;

  /** The plan agreed for later counts as the one there is. */
  const lastAgreed = (row: SubscriptionRow): Offer => row.plans.at(-1)?.offer ?? offerOn(row, clock.today());

  /** A save offer is for who may be asked to stay, and for the plan they have. */
  const decideStaying = async (offer: Offer, row: SubscriptionRow): Promise<Refusal | undefined> => {
    const asked = {
      presentAddress: addressOn(row, clock.today()),
      isCancellationAgreed: row.end !== null,
    };
    const verdict = await parts.decideSaveOffer(row.identityId, row.id, asked);
    if (verdict === "taken") return refuse("OFFER_REDEEMED");
    return verdict === "allowed" && saves(lastAgreed(row), offer) ? undefined : refuse("INVALID_OFFER_DATA");
  };

  return async (request, row, caller) => {
    const current = offerOn(row, clock.today());
    if (request.offerId === undefined)
      return refuse("INVALID_PAYLOAD", { invalidFields: [{ field: "offerId", code: "required" }] });
    const found = await parts.findOffer(request.offerId, request.promoCode, { caller, hasPlan: true });
    if (!found.ok) return found;
    const { offer, isSaveOffer, promoCode } = found.data;
    const refusal = isSaveOffer ? await decideStaying(offer, row) : undefined;
    if (refusal !== undefined) return refusal;
    if (offer.currency !== current.currency) return refuse("COUNTRY_ERROR");
    if (offer.billingPlatform !== "Direct") return refuse("INVALID_OFFER_DATA");
    const receives = (await subscriptions.findPlan(row.identityId, row.id))?.receives ?? [];
    const reception = { offer: lastAgreed(row), serviceAddress: lastAddressOf(row), receives };
    if (!canReceive(offer, reception)) return refuse("INVALID_OFFER_DATA");
    if (await hasBeside(subscriptions, row, offer)) return refuse("SUB_ALREADY_EXISTS_FOR_IDENTITY");
    // A free phase is for those who are new.
    return done({
      offer: { ...offer, phases: offer.phases.filter(({ type }) => type !== "Free") },
      isSaveOffer,
      promoCode,
    });
  };
}

/** Whether its owner has a plan already, beside the one that is to become it; one for a radio is had for each of them. */
export async function hasBeside(
  subscriptions: Pick<Subscriptions, "hasLive">,
  { identityId, productId: own }: Pick<SubscriptionRow, "identityId" | "productId">,
  offer: Offer,
): Promise<boolean> {
  const productId = mainProductOf(offer);
  if (productId === own || needsRadio(offer.serviceType)) return false;
  return subscriptions.hasLive(identityId, productId);
}

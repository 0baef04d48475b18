import type { CallAnswer, CallRequest, EligibleOffers } from "@skywave/contract";
import { receptionOf } from "@skywave/domain/radios/radio";
import { type Offers, serializeOffer } from "#modules/offers/index.ts";
import type { FoundRadios } from "#modules/radios/index.ts";
import type { Subscriptions } from "#modules/subscriptions/index.ts";
import type { DomainHandlers } from "#platform/http/handlers.ts";
import { done, type Outcome, type Refusal, refuse } from "#platform/outcome.ts";
import { describePackages, serializeLegacyOffer } from "./serialize-legacy-offer.ts";

export type LegacyOfferCalls = Pick<
  DomainHandlers<"legacy">,
  | "offers"
  | "organicOffers"
  | "customerOffers"
  | "customerAddOffers"
  | "customerChangeOffers"
  | "renewalOffers"
  | "offerInfo"
  | "allPackageDesc"
  | "commerceOfferInfo"
>;

interface LegacyOfferNeeds {
  offers: Pick<Offers, "findNewest" | "handlers" | "listForSubscribers">;
  found: Pick<FoundRadios, "recall">;
  subscriptions: Pick<Subscriptions, "listShown">;
}

type Enveloped = CallAnswer<"legacy", "offers">;
type AskedForNew = CallRequest<"legacy", "customerAddOffers">["body"];

/** Answers with the offers that all pages show, so that no rule about them stands twice. */
export function createOffersInLegacyWords({
  offers,
  found,
  subscriptions,
}: LegacyOfferNeeds): LegacyOfferCalls {
  const { getChangeOffers, getNewOffers, getSaveOffers } = offers.handlers;

  /** A radio that is named decides what kind of plan is meant, unless that is said. */
  const queryOf = async (
    { token, ...asked }: AskedForNew,
    deviceId: string,
  ): Promise<Outcome<CallRequest<"eligibility", "getNewOffers">["query"]>> => {
    if (token === undefined) return done(asked);
    const named = await found.recall(token, deviceId);
    if (named === undefined) return refuse("DEVICE_NOT_FOUND");
    const receives = receptionOf(named.radio.capabilities);
    return done({ ...asked, serviceType: asked.serviceType ?? "satellite", receives });
  };

  const findSold = async (offerId: string) => {
    const offer = await offers.findNewest(offerId);
    if (offer === undefined) return refuse("INVALID_OFFER_DATA");
    return offer.withdrawnAt === null ? done(offer) : refuse("OFFER_EXPIRED");
  };

  const findRenewals: LegacyOfferCalls["renewalOffers"] = async ({ body }, context) => {
    const answer = await getChangeOffers({ query: body }, context);
    if (!answer.ok) return withoutNotFound(answer);
    const own = await subscriptions.listShown(context.caller.identityId);
    const phase = own.find(({ id }) => id === body.subscriptionId)?.currentPhase.type;
    const isPriceEnding = phase === "Free" || phase === "Introductory";
    const none = { offers: [], fallbackOffers: [], ineligibleOffers: [] };
    return done({ data: { ...(isPriceEnding ? answer.data : none), isPriceEnding } });
  };

  return {
    offers: async ({ body }, context) => {
      const query = await queryOf(body, context.caller.deviceId);
      return query.ok ? enveloped(await getNewOffers({ query: query.data }, context)) : query;
    },
    organicOffers: async ({ body: query }, context) =>
      enveloped(await getNewOffers({ query }, { ...context, caller: undefined })),
    customerOffers: async ({ body: query }, context) => enveloped(await getSaveOffers({ query }, context)),
    customerAddOffers: async ({ body }, context) => {
      const query = await queryOf(body, context.caller.deviceId);
      return query.ok ? enveloped(await getNewOffers({ query: query.data }, context)) : query;
    },
    customerChangeOffers: async ({ body: query }, context) =>
      enveloped(await getChangeOffers({ query }, context)),
    renewalOffers: findRenewals,
    offerInfo: async ({ body }) => {
      const offer = await findSold(body.offerId);
      return offer.ok ? done({ data: serializeLegacyOffer(offer.data) }) : offer;
    },
    allPackageDesc: async ({ body }) =>
      done({
        data: {
          packages: describePackages((await offers.listForSubscribers(body.country)).map(serializeOffer)),
        },
      }),
    commerceOfferInfo: async ({ body }) => {
      const offer = await findSold(body.offerId);
      return offer.ok ? done({ data: serializeOffer(offer.data) }) : offer;
    },
  };
}

function enveloped(answer: Outcome<EligibleOffers>): Outcome<Enveloped> {
  return answer.ok ? done({ data: answer.data }) : withoutNotFound(answer);
}

/** No 404 where a business rule says no. */
function withoutNotFound(refusal: Refusal): Refusal {
  return refusal.code === "NOT_FOUND" ? refuse("NO_SUBSCRIPTION") : refusal;
}

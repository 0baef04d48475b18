import type { CallRequest, EligibleOffers } from "@skywave/contract";
import { canReceive } from "@skywave/domain/offers/can-receive";
import type { Offer } from "@skywave/domain/offers/offer";
import { offerTypeOf } from "@skywave/domain/offers/offer-type";
import type { Reception as RadioReception } from "@skywave/domain/radios/radio";
import type { TaxableAddress } from "@skywave/domain/tax/rates-in-force";
import type { Clock } from "#platform/clock.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import type { OffersRepository } from "../offers-repository.ts";
import type { OpenPromoCode } from "../promo/open-promo-code.ts";
import { answerWithOffers } from "./answer-with-offers.ts";
import { asVerified, reasonAgainstStudents, type StudentProofs } from "./for-students.ts";
import { matchesQuery } from "./matches-query.ts";

/** A plan as far as it decides what it can be switched to. */
export interface PlanToSwitch {
  /** The plan agreed for later counts as the one there is. */
  offer: Offer;
  /** Where it is used, or moves to: what it is switched to has to be heard there. */
  serviceAddress: TaxableAddress;
  /** What the radio that it is heard on can take up. */
  receives: readonly RadioReception[];
}

type Query = CallRequest<"eligibility", "getChangeOffers">["query"];

export type FindChangeOffers = (query: Query, identityId: string) => Promise<Outcome<EligibleOffers>>;

/** Finds what a subscription can be switched to: no trials, and no plan that cannot be heard with what there is. */
export function createFindChangeOffers(dependencies: {
  repository: Pick<OffersRepository, "listForSubscribers">;
  openPromoCode: OpenPromoCode;
  students: StudentProofs;
  clock: Pick<Clock, "today">;
  findPlan: (identityId: string, subscriptionId: string) => Promise<PlanToSwitch | undefined>;
}): FindChangeOffers {
  const { repository, openPromoCode, findPlan } = dependencies;
  return async (query, identityId) => {
    const { subscriptionId, promoCode, billingPlatform = "Direct" } = query;
    if (subscriptionId === undefined) return refuse("ELIGIBILITY_SUBSCRIPTION_REQUIRED");
    const plan = await findPlan(identityId, subscriptionId);
    if (plan === undefined) return refuse("NOT_FOUND", { notFoundResourceType: "subscription" });
    const { country } = plan.offer;
    const verifiedUntil = await dependencies.students.verifiedUntil(identityId);
    return done(
      answerWithOffers({
        listed: await repository.listForSubscribers(country),
        opened: promoCode
          ? await openPromoCode(promoCode, { country, billingPlatform, identityId })
          : undefined,
        isMeant: (offer) =>
          offer.id !== plan.offer.id &&
          offer.country === country &&
          offer.billingPlatform === "Direct" &&
          offer.audience !== "leaving" &&
          offerTypeOf(offer.phases) !== "Trial" &&
          matchesQuery(offer, query) &&
          canReceive(offer, plan),
        whyNotMeant: (offer) => {
          if (offer.id === plan.offer.id) return "samePlan";
          return offer.audience === "leaving" || !canReceive(offer, plan) ? "notForThisPerson" : undefined;
        },
        asSold: (offer) => asVerified(offer, { verifiedUntil, today: dependencies.clock.today() }),
        reasonAgainst: (offer) => reasonAgainstStudents(offer, verifiedUntil),
      }),
    );
  };
}

import type { CallRequest, EligibleOffers } from "@skywave/contract";
import { saveOfferRuleFor } from "@skywave/domain/jurisdictions/save-offer-rules";
import { decideSaveOffer } from "@skywave/domain/offers/decide-save-offer";
import { mainProductOf } from "@skywave/domain/offers/main-product";
import type { Offer } from "@skywave/domain/offers/offer";
import type { TaxableAddress } from "@skywave/domain/tax/rates-in-force";
import type { Clock } from "#platform/clock.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import { answerWithOffers } from "../listing/answer-with-offers.ts";
import type { PlanToSwitch } from "../listing/find-change-offers.ts";
import { reasonAgainstStudents, type StudentProofs } from "../listing/for-students.ts";
import { matchesQuery } from "../listing/matches-query.ts";
import type { OffersRepository } from "../offers-repository.ts";
import type { OpenPromoCode } from "../promo/open-promo-code.ts";
import type { SaveOffersRepository } from "./save-offers-repository.ts";

/** A plan as far as it decides whether its owner may be shown a reason to stay. */
export interface PlanToSave extends PlanToSwitch {
  /** Where it is used today: the rule of the place that it moves to tomorrow holds tomorrow. */
  presentAddress: TaxableAddress;
  isCancellationAgreed: boolean;
  /** Its owner could take one up: we bill it, it is not over, and nothing is owed. */
  canStay: boolean;
}

type Query = CallRequest<"eligibility", "getSaveOffers">["query"];
type FindPlan = (identityId: string, subscriptionId: string) => Promise<PlanToSave | undefined>;

export type DecideSaveOffer = (
  identityId: string,
  subscriptionId: string,
  options: Pick<PlanToSave, "presentAddress" | "isCancellationAgreed">,
) => Promise<"allowed" | "notHere" | "taken">;

/** Says whether a plan's owner may be shown a reason to stay, by the rule of the place and by what they took before. */
export function createDecideSaveOffer(
  saveOffers: Pick<SaveOffersRepository, "findTakenOn">,
  clock: Clock,
): DecideSaveOffer {
  return async (identityId, subscriptionId, { presentAddress, isCancellationAgreed }) => {
    const today = clock.today();
    const rule = saveOfferRuleFor(presentAddress, today);
    const takenOn = await saveOffers.findTakenOn(identityId, subscriptionId);
    return decideSaveOffer({ rule, isCancellationAgreed, takenOn, today });
  };
}

export type FindSaveOffers = (query: Query, identityId: string) => Promise<Outcome<EligibleOffers>>;

/** Finds the same plan for less, for somebody who thinks of leaving it; nothing where they may not be asked to stay. */
export function createFindSaveOffers(dependencies: {
  repository: Pick<OffersRepository, "listForLeaving">;
  openPromoCode: OpenPromoCode;
  students: StudentProofs;
  findPlan: FindPlan;
  decide: DecideSaveOffer;
}): FindSaveOffers {
  const { repository, openPromoCode, findPlan, decide } = dependencies;
  return async (query, identityId) => {
    const { subscriptionId, promoCode, billingPlatform = "Direct" } = query;
    if (subscriptionId === undefined) return refuse("ELIGIBILITY_SUBSCRIPTION_REQUIRED");
    const plan = await findPlan(identityId, subscriptionId);
    if (plan === undefined) return refuse("NOT_FOUND", { notFoundResourceType: "subscription" });
    const { country } = plan.offer;
    const canStay = plan.canStay && (await decide(identityId, subscriptionId, plan)) === "allowed";
    const verifiedUntil = await dependencies.students.verifiedUntil(identityId);
    return done(
      answerWithOffers({
        listed: canStay ? await repository.listForLeaving(country) : [],
        opened: promoCode
          ? await openPromoCode(promoCode, { country, billingPlatform, identityId })
          : undefined,
        isMeant: (offer) =>
          canStay &&
          // Only a reason to stay takes a cancellation back.
          (offer.audience === "leaving" || !plan.isCancellationAgreed) &&
          saves(plan.offer, offer) &&
          matchesQuery(offer, query),
        whyNotMeant: () => "notForThisPerson",
        reasonAgainst: (offer) => reasonAgainstStudents(offer, verifiedUntil),
      }),
    );
  };
}

/** The same plan by the same term; what is agreed already is no reason to stay. */
export function saves(plan: Offer, offer: Offer): boolean {
  return (
    offer.id !== plan.id &&
    offer.currency === plan.currency &&
    offer.baseTerm === plan.baseTerm &&
    mainProductOf(offer) === mainProductOf(plan)
  );
}

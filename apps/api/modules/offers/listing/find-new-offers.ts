import type { CallRequest, EligibleOffers } from "@skywave/contract";
import { canShowData } from "@skywave/domain/offers/can-receive";
import { hasTrial } from "@skywave/domain/offers/without-trial";
import type { Clock } from "#platform/clock.ts";
import { asLasting } from "#platform/http/lasting-answers.ts";
import type { OfferRow, OffersRepository } from "../offers-repository.ts";
import type { OpenPromoCode } from "../promo/open-promo-code.ts";
import { answerWithOffers } from "./answer-with-offers.ts";
import { asVerified, reasonAgainstStudents, type StudentProofs } from "./for-students.ts";
import { matchesQuery } from "./matches-query.ts";

type Query = CallRequest<"eligibility", "getNewOffers">["query"];

/** Whether somebody has had their trial, as a person or by a card of theirs. */
export type FindTrialUse = (
  identityId: string,
  paymentMethodId: string | undefined,
) => Promise<"usedByPerson" | "usedByCard" | undefined>;

const TRIAL_REASONS = { usedByPerson: "trialUsedByPerson", usedByCard: "trialUsedByCard" } as const;

export type FindNewOffers = (query: Query, identityId: string | undefined) => Promise<EligibleOffers>;

/** Finds the offers for a new subscription; a promo code that fails says why and falls back to the catalogue. */
export function createFindNewOffers(dependencies: {
  repository: Pick<OffersRepository, "listOrganic">;
  openPromoCode: OpenPromoCode;
  findTrialUse: FindTrialUse;
  students: StudentProofs;
  clock: Pick<Clock, "today">;
}): FindNewOffers {
  const { repository, openPromoCode, findTrialUse, students, clock } = dependencies;
  const answerToAnybody = createAnswersToAnybody();
  return async (asked, identityId) => {
    // Who says nothing of a radio is shown what can be heard without one.
    const query = { ...asked, serviceType: asked.serviceType ?? ("streaming" as const) };
    const { country, promoCode, billingPlatform = "Direct", stripePaymentMethodId } = query;
    // What comes to a screen is shown to those alone whose radio has one for it.
    const receives = query.receives ?? [];
    const listed = await repository.listOrganic(country);
    // Without a card it counts only where nothing but trials is asked for: elsewhere the same plan goes without.
    const isTrialAsked = stripePaymentMethodId !== undefined || query.trialPreference === "only";
    const trialUse =
      identityId !== undefined && isTrialAsked
        ? await findTrialUse(identityId, stripePaymentMethodId)
        : undefined;
    const verifiedUntil = identityId === undefined ? undefined : await students.verifiedUntil(identityId);
    if (!promoCode && trialUse === undefined && verifiedUntil === undefined && receives.length === 0)
      return answerToAnybody(listed, query);
    return answerWithOffers({
      listed,
      opened: promoCode
        ? await openPromoCode(promoCode, { country, billingPlatform, identityId })
        : undefined,
      isMeant: (offer) => matchesQuery(offer, query) && canShowData(offer, receives),
      whyNotMeant: ({ audience }) => (audience === "leaving" ? "notForThisPerson" : undefined),
      asSold: (offer) => asVerified(offer, { verifiedUntil, today: clock.today() }),
      reasonAgainst: (offer) =>
        trialUse !== undefined && hasTrial(offer)
          ? TRIAL_REASONS[trialUse]
          : reasonAgainstStudents(offer, verifiedUntil),
    });
  };
}

/** What is answered to everybody about whom nothing is known that matters, made once for as long as a list is kept. */
function createAnswersToAnybody(): (listed: readonly OfferRow[], query: Query) => EligibleOffers {
  const answersTo = new WeakMap<readonly OfferRow[], Map<string, EligibleOffers>>();
  return (listed, query) => {
    const answers = answersTo.get(listed) ?? new Map<string, EligibleOffers>();
    answersTo.set(listed, answers);
    const { audience, baseTerm, billingPlatform, serviceType, trialPreference } = query;
    const asked = [audience, baseTerm, billingPlatform, serviceType, trialPreference].join();
    const answer =
      answers.get(asked) ??
      asLasting(
        answerWithOffers({
          listed,
          opened: undefined,
          isMeant: (offer) => matchesQuery(offer, query) && canShowData(offer, []),
          reasonAgainst: (offer) => reasonAgainstStudents(offer, undefined),
        }),
      );
    answers.set(asked, answer);
    return answer;
  };
}

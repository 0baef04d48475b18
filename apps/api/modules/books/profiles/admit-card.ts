import { done, type Outcome } from "#platform/outcome.ts";
import type { AddPaymentMethod, ProfileContext } from "./add-payment-method.ts";
import type { PassingCard, PassingCards } from "./passing-cards.ts";
import type { ProfilesRepository } from "./profiles-repository.ts";

interface OfferedCard {
  billingProfileId: string;
  /** Left out for the default card. */
  paymentMethodId: string | undefined;
  /** Whether a card that is new here pays the next bills, too. */
  isForNextBills: boolean;
}

/** Says with which passing card a payment is made; undefined where the profile has the card. */
export type AdmitCard = (
  card: OfferedCard,
  context: ProfileContext,
) => Promise<Outcome<PassingCard | undefined>>;

/** Lets a card pay: one of the profile, one that becomes its default, or one that pays this once. */
export function createAdmitCard(dependencies: {
  profiles: Pick<ProfilesRepository, "findPaymentMethod">;
  addPaymentMethod: AddPaymentMethod;
  passingCards: Pick<PassingCards, "take">;
}): AdmitCard {
  const { profiles, addPaymentMethod, passingCards } = dependencies;
  return async ({ billingProfileId, paymentMethodId, isForNextBills }, context) => {
    if (paymentMethodId === undefined) return done(undefined);
    const { identityId, deviceId } = context.caller;
    const known = await profiles.findPaymentMethod(identityId, billingProfileId, paymentMethodId);
    if (known !== undefined) return done(undefined);
    if (isForNextBills) {
      const added = await addPaymentMethod({ billingProfileId, paymentMethodId }, context);
      return added.ok ? done(undefined) : added;
    }
    const payer = { billingProfileId: identityId, deviceId, ipAddress: context.ipAddress };
    return passingCards.take({ identityId, billingProfileId, paymentMethodId }, payer);
  };
}

import type { Clock } from "#platform/clock.ts";
import type { Outcome } from "#platform/outcome.ts";
import { done } from "#platform/outcome.ts";
import type { Payment, PaymentsRepository } from "../payments/payments-repository.ts";
import { methodOf } from "./method-of.ts";
import type { PaymentMethodRow } from "./methods-repository.ts";
import type { ProfilesRepository } from "./profiles-repository.ts";
import type { ForgetCard, PayerKeys, SaveCard } from "./save-card.ts";

/** A card that pays once and is kept by no profile, with the customer that it has at the processor. */
export interface PassingCard {
  method: PaymentMethodRow;
  customerId: string;
}

type NamedCard = Pick<Payment, "identityId" | "billingProfileId" | "paymentMethodId">;

/** Cards that pay once: the account shows what they paid, and charges them for nothing else. */
export interface PassingCards {
  take(card: NamedCard, payer: PayerKeys): Promise<Outcome<PassingCard>>;
  /** For whoever settles a charge: a card that no profile keeps is forgotten at the processor, too. */
  forgetAfter(payment: NamedCard): Promise<void>;
  /** After a payment that came to nothing. One that is not decided may be asked for again, with this card. */
  release(card: PassingCard): Promise<void>;
}

export function createPassingCards(dependencies: {
  profiles: Pick<ProfilesRepository, "addPassingMethod" | "findPaymentMethod">;
  payments: Pick<PaymentsRepository, "hasOpenOf">;
  saveCard: SaveCard;
  forgetCard: ForgetCard;
  clock: Clock;
}): PassingCards {
  const { profiles, payments, saveCard, forgetCard, clock } = dependencies;
  return {
    async take({ identityId, billingProfileId, paymentMethodId }, payer) {
      const saved = await saveCard(
        {
          // A customer for this one payment: at the processor, too, the card is not the account's.
          customerId: null,
          paymentMethodId,
          billingProfileId,
          idempotencyKey: `passing:${billingProfileId}:${paymentMethodId}`,
        },
        payer,
      );
      if (!saved.ok) return saved;
      const createdAt = clock.realNow();
      const method = methodOf(saved.data, { identityId, id: billingProfileId, createdAt });
      await profiles.addPassingMethod({ ...method, isDefault: false, removedAt: createdAt });
      return done({ method, customerId: saved.data.customerId });
    },

    async forgetAfter({ identityId, billingProfileId, paymentMethodId }) {
      const kept = await profiles.findPaymentMethod(identityId, billingProfileId, paymentMethodId);
      if (kept === undefined) await forgetCard(paymentMethodId);
    },

    async release({ method: { identityId, id } }) {
      if (!(await payments.hasOpenOf(identityId, id))) await forgetCard(id);
    },
  };
}

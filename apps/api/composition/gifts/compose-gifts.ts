import {
  chargePayment,
  createAddPaymentMethod,
  createGiftCardsRepository,
  createPayRepository,
  type DeclineLimits,
  type PaymentsRepository,
  type ProfilesRepository,
  type Refund,
  type RefundReservationsRepository,
  type SaveCard,
} from "#modules/billing/index.ts";
import {
  createChangeGiftRecipient,
  createCompleteGift,
  createContestGift,
  createCreateGift,
  createDeliverDueGifts,
  createDeliverGift,
  createGiftHandlers,
  createGiftsRepository,
  createMailGift,
  createReserveGift,
  createSendGiftAgain,
  createSettleGift,
  createShowGift,
  createTakeBackGift,
  createTellGiver,
  giftNumberOf,
} from "#modules/gifts/index.ts";
import type { IdentitiesRepository } from "#modules/identities/index.ts";
import type { Platform } from "#platform/platform.ts";
import type { CardProcessor } from "#providers/card-processor/card-processor.ts";
import type { composeGiftCards } from "../money/compose-gift-cards.ts";

interface GiftParts {
  cardProcessor: CardProcessor;
  identities: IdentitiesRepository;
  payments: PaymentsRepository;
  profiles: ProfilesRepository;
  declines: DeclineLimits;
  saveCard: SaveCard;
  giftCards: Pick<ReturnType<typeof composeGiftCards>, "issue" | "ledger" | "voids">;
  refundReservations: RefundReservationsRepository;
  finishRefund: (refund: Refund) => Promise<void>;
}

// Long enough for whoever looks at what they were about to give.
const QUOTES_KEPT_FOR_HOURS = 24;
// Whoever got a gift has it by then; the giver's list goes on without their name.
const RECIPIENTS_KEPT_FOR_HOURS = 2 * 366 * 24;

/** Wires gift cards that people buy for others: what they pay, and what is sent on which day. */
export function composeGifts(platform: Platform, parts: GiftParts) {
  const { clock, database, jobs, limits, secrets } = platform;
  const { cardProcessor, identities, payments, profiles, declines, saveCard, giftCards } = parts;
  const { ledger } = giftCards;
  const gifts = createGiftsRepository(database);
  const cards = createGiftCardsRepository(database);
  const isUntouched = async (giftCardId: string) => {
    const card = await cards.find(giftCardId);
    return card !== undefined && card.redeemedInCents + card.heldInCents === 0;
  };
  const showGift = createShowGift({ gifts, isUntouched, clock });
  const { show } = showGift;
  const mailGift = createMailGift({ gifts, jobs, clock });
  const deliverGift = createDeliverGift({ gifts, issueGiftCard: giftCards.issue, mailGift, secrets, clock });
  const tellGiver = createTellGiver({ identities, jobs, clock });
  const settleGift = createSettleGift({
    database,
    clock,
    gifts,
    payments,
    settle: createPayRepository(database).settle,
    ledger,
    deliverGift,
    tellGiver,
  });
  return {
    handlers: createGiftHandlers({
      gifts,
      showGift,
      createGift: createCreateGift({ gifts, show, limits, clock }),
      completeGift: createCompleteGift({
        gifts,
        profiles,
        addPaymentMethod: createAddPaymentMethod({
          repository: profiles,
          database,
          clock,
          secrets,
          saveCard,
        }),
        reserveGift: createReserveGift({ database, clock, gifts, profiles }),
        settleGift,
        charge: (payment) => chargePayment(cardProcessor, payment),
        findPayment: payments.find,
        declines,
        limits,
        show,
      }),
      sendGiftAgain: createSendGiftAgain({ database, gifts, isUntouched, mailGift, limits, show }),
      changeGiftRecipient: createChangeGiftRecipient({ database, gifts, show }),
      takeBackGift: createTakeBackGift({
        database,
        clock,
        gifts,
        payments,
        refunds: parts.refundReservations,
        finishRefund: parts.finishRefund,
        ledger,
        show,
      }),
    }),
    settlePayment: settleGift,
    contest: createContestGift({ database, clock, gifts, voids: giftCards.voids, ledger, tellGiver }),
    deliverDue: createDeliverDueGifts({ database, gifts, deliverGift, clock }),
    firstDueDay: gifts.firstDueDay,
    /** A gift with the number of its card, for whoever writes its mail. */
    findToMail: async (identityId: string, giftId: string) => {
      const gift = await gifts.find({ identityId, id: giftId });
      return gift && { ...gift, number: giftNumberOf(secrets, gift) };
    },
    removeExpired: async () => {
      await gifts.removeQuotesBefore(clock.realNow().subtract({ hours: QUOTES_KEPT_FOR_HOURS }));
      const paidBefore = clock.realNow().subtract({ hours: RECIPIENTS_KEPT_FOR_HOURS });
      await gifts.forgetRecipients({ paidBefore });
    },
  };
}

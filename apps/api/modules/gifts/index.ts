import type { Books, SettleCharge } from "#modules/books/index.ts";
import type { Identities } from "#modules/identities/index.ts";
import type { DueWork } from "#modules/renewals/index.ts";
import type { Module } from "#platform/module.ts";
import type { Platform } from "#platform/platform.ts";
import { createCompleteGift } from "./buy/complete-gift.ts";
import { createCreateGift } from "./buy/create-gift.ts";
import { createReserveGift } from "./buy/reserve-gift.ts";
import { createSettleGift } from "./buy/settle-gift.ts";
import { type ContestGift, createContestGift } from "./contest-gift.ts";
import { giftNumberOf } from "./gift-number.ts";
import { createGiftsRepository, type GiftRow, type GiftsRepository } from "./gifts-repository.ts";
import { createChangeGiftRecipient } from "./give/change-gift-recipient.ts";
import { createDeliverDueGifts } from "./give/deliver-due-gifts.ts";
import { createDeliverGift } from "./give/deliver-gift.ts";
import { createMailGift } from "./give/mail-gift.ts";
import { createSendGiftAgain } from "./give/send-gift-again.ts";
import { createTakeBackGift } from "./give/take-back-gift.ts";
import { createNotifyGiver } from "./give/notify-giver.ts";
import { createGiftHandlers, type GiftHandlers } from "./routes.ts";
import { createShowGift } from "./show-gift.ts";

// Long enough for whoever looks at what they were about to give.
const QUOTES_KEPT_FOR_HOURS = 24;
// Whoever got a gift has it by then; the giver's list goes on without their name.
const RECIPIENTS_KEPT_FOR_HOURS = 2 * 366 * 24;

/** Gift cards that people buy for others: what they pay, and what is sent on which day. */
export interface Gifts extends Module {
  handlers: GiftHandlers;
  /** Sending gifts on their day. */
  due: DueWork;
  settlePayment: SettleCharge;
  contest: ContestGift;
  /** Those that are paid and wait for their day. */
  listScheduled: GiftsRepository["listScheduled"];
  isAnyPaid: GiftsRepository["isAnyPaid"];
  /** A gift with the number of its card, for whoever writes its mail. */
  findToMail(identityId: string, giftId: string): Promise<(GiftRow & { number: string }) | undefined>;
}

export function createGifts(
  platform: Platform,
  { books, identities }: { books: Books; identities: Identities },
): Gifts {
  const { clock, database, jobs, limits, secrets } = platform;
  const { charges, declines, giftCards, ledger, owing, passingCards, payments, profiles, refunds } = books;
  const gifts = createGiftsRepository(database);
  const isUntouched = async (giftCardId: string) => {
    const card = await giftCards.find(giftCardId);
    return card !== undefined && card.redeemedInCents + card.heldInCents === 0;
  };
  const showGift = createShowGift({ gifts, isUntouched, clock });
  const { show } = showGift;
  const mailGift = createMailGift({ gifts, jobs, clock });
  const deliverGift = createDeliverGift({ gifts, issueGiftCard: giftCards.issue, mailGift, secrets, clock });
  const notifyGiver = createNotifyGiver({ identities, jobs, clock });
  const kept = { database, clock, gifts, payments, ledger };
  const settleGift = createSettleGift({
    ...kept,
    passingCards,
    settle: owing.settle,
    deliverGift,
    notifyGiver,
  });
  const deliverDue = createDeliverDueGifts({ database, gifts, deliverGift, clock });
  return {
    handlers: createGiftHandlers({
      gifts,
      showGift,
      createGift: createCreateGift({ gifts, show, limits, clock }),
      completeGift: createCompleteGift({
        gifts,
        profiles,
        admitCard: books.admitCard,
        passingCards,
        reserveGift: createReserveGift({ ...kept, profiles, attempts: books.attempts }),
        settleGift,
        charges,
        findPayment: payments.find,
        declines,
        limits,
        show,
      }),
      sendGiftAgain: createSendGiftAgain({ database, gifts, isUntouched, mailGift, limits, show }),
      changeGiftRecipient: createChangeGiftRecipient({ database, gifts, show }),
      takeBackGift: createTakeBackGift({
        ...kept,
        refunds: refunds.reservations,
        runRefund: refunds.run,
        show,
      }),
    }),
    due: {
      firstDay: gifts.firstDueDay,
      run: async ({ identityId }) => {
        await deliverDue(identityId);
      },
    },
    settlePayment: settleGift,
    contest: createContestGift({ ...kept, voids: giftCards.voids, notifyGiver }),
    listScheduled: gifts.listScheduled,
    isAnyPaid: gifts.isAnyPaid,
    findToMail: async (identityId, giftId) => {
      const gift = await gifts.find({ identityId, id: giftId });
      return gift && { ...gift, number: giftNumberOf(secrets, gift) };
    },
    wipe: (identityId) => gifts.forgetRecipients({ identityId }),
    removeExpired: async () => {
      await gifts.removeQuotesBefore(clock.realNow().subtract({ hours: QUOTES_KEPT_FOR_HOURS }));
      const paidBefore = clock.realNow().subtract({ hours: RECIPIENTS_KEPT_FOR_HOURS });
      await gifts.forgetRecipients({ paidBefore });
    },
  };
}

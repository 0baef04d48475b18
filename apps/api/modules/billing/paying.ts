import type { Platform } from "#platform/platform.ts";
import { createFindStanding } from "./pay/find-standing.ts";
import type { Books } from "#modules/books/index.ts";
import { createRedeemGiftCard, type RedeemGiftCard } from "./gift-cards/redeem-gift-card.ts";
import type { NumberAccount } from "./guests/number-account.ts";
import {
  createBalanceDrawing,
  type ResumeAfterPayment,
  type LockSubscription,
} from "./pay/balance-drawing.ts";
import { createPay, type Pay } from "./pay/pay.ts";
import { createReservePayment } from "./pay/reserve-payment.ts";
import { createPayHandlers, type PayHandlers } from "./pay/routes.ts";
import { createSettlePayment, type SettlePayment } from "./pay/settle-payment.ts";
import type { IssueSetupToken } from "./profiles/issue-setup-token.ts";

/** How people pay what they owe: by card, by gift card, and from their balance. */
export interface Paying {
  handlers: PayHandlers;
  pay: Pay;
  redeemGiftCard: RedeemGiftCard;
  settlePayment: SettlePayment;
}

export interface PayingNeeds {
  books: Books;
  issueSetupToken: IssueSetupToken;
  numberAccount: NumberAccount;
  resumeAfterPayment: ResumeAfterPayment;
  lockSubscription: LockSubscription;
}

export function createPaying({ clock, database }: Platform, needs: PayingNeeds): Paying {
  const { books, resumeAfterPayment, lockSubscription } = needs;
  const { balances, ledger, owing } = books;
  const { holds } = books.giftCards;
  const findStanding = createFindStanding(owing, balances);
  const balanceDrawing = createBalanceDrawing({
    balances,
    ledger,
    owing,
    clock,
    lockSubscription,
    resumeAfterPayment,
  });
  const settlePayment = createSettlePayment({
    ...books,
    database,
    clock,
    holds,
    lockSubscription,
    resumeAfterPayment,
    balanceDrawing,
  });
  const pay = createPay({
    ...books,
    reservePayment: createReservePayment({ ...books, database, clock, holds, balanceDrawing }),
    settlePayment,
    findStanding,
  });
  const { issueSetupToken, numberAccount } = needs;
  return {
    handlers: createPayHandlers({ ...books, pay, clock, issueSetupToken, numberAccount }),
    pay,
    redeemGiftCard: createRedeemGiftCard({
      ...books,
      database,
      holds,
      applyBalance: balanceDrawing.apply,
      findStanding,
    }),
    settlePayment,
  };
}

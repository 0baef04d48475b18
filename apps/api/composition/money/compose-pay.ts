import {
  chargePayment,
  createAddPaymentMethod,
  createBalanceDrawing,
  createFindStanding,
  createGiftCardHandlers,
  createInvoicesRepository,
  createIssueSetupToken,
  createPay,
  createPayHandlers,
  createPayRepository,
  createRedeemGiftCard,
  createReservePayment,
  createSettlePayment,
  type DeclineLimits,
  type GoOn,
  type NumberAccount,
  type PaymentsRepository,
  type ProfilesRepository,
  type SaveCard,
} from "#modules/billing/index.ts";
import type { Platform } from "#platform/platform.ts";
import type { CardProcessor } from "#providers/card-processor/card-processor.ts";
import { composeGiftCards } from "./compose-gift-cards.ts";

/** Wires how people pay what they owe: by card, by gift card, and from their balance. */
export function composePay(
  platform: Platform,
  parts: {
    cardProcessor: CardProcessor;
    payments: PaymentsRepository;
    profiles: ProfilesRepository;
    declines: DeclineLimits;
    saveCard: SaveCard;
    forgetCard: (paymentMethodId: string) => Promise<void>;
    numberAccount: NumberAccount;
    goOn: GoOn;
    lockSubscription: (identityId: string, subscriptionId: string) => Promise<unknown>;
  },
) {
  const { clock, database, limits, secrets } = platform;
  const { cardProcessor, payments, profiles, declines, saveCard, goOn, lockSubscription } = parts;
  const giftCards = composeGiftCards(platform);
  const { balances, ledger, holds, registerGiftCard } = giftCards;
  const owing = createPayRepository(database);
  const invoices = createInvoicesRepository(database);
  const findStanding = createFindStanding(owing, balances);
  const balanceDrawing = createBalanceDrawing({ balances, ledger, owing, clock, lockSubscription, goOn });
  const settlePayment = createSettlePayment({
    database,
    clock,
    payments,
    owing,
    profiles,
    balances,
    ledger,
    holds,
    lockSubscription,
    goOn,
    balanceDrawing,
    forgetCard: parts.forgetCard,
  });
  const pay = createPay({
    owing,
    profiles,
    addPaymentMethod: createAddPaymentMethod({ repository: profiles, database, clock, secrets, saveCard }),
    reservePayment: createReservePayment({
      database,
      clock,
      owing,
      invoices,
      profiles,
      holds,
      balanceDrawing,
    }),
    settlePayment,
    charge: (payment) => chargePayment(cardProcessor, payment),
    declines,
    findStanding,
  });
  const redeemGiftCard = createRedeemGiftCard({
    database,
    profiles,
    holds,
    applyBalance: balanceDrawing.apply,
    findStanding,
  });
  const issueSetupToken = createIssueSetupToken(limits, cardProcessor);
  const giftCardHandlers = createGiftCardHandlers({ registerGiftCard, redeemGiftCard });
  return {
    pay,
    owing,
    balances,
    giftCards,
    redeemGiftCard,
    settlePayment,
    giftcardHandlers: giftCardHandlers.giftcard,
    billingHandlers: {
      ...giftCardHandlers.billing,
      ...createPayHandlers({ ...parts, pay, owing, invoices, balances, clock, issueSetupToken }),
    },
  };
}

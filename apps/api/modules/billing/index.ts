export {
  balances,
  billingProfiles,
  invoices,
  ledgerEntries,
  paymentMethods,
  payments,
} from "./billing-tables.ts";
export { type BalancesRepository, createBalancesRepository } from "./balances/balances-repository.ts";
export { createGiftCardsRepository } from "./gift-cards/gift-cards-repository.ts";
export { createGiftCardVoids, type GiftCardVoids } from "./gift-cards/void-gift-card.ts";
export { createGiftCardHolds, type GiftCardHolds } from "./gift-cards/hold-gift-card.ts";
export { createIssueGiftCard, type IssuedGiftCard } from "./gift-cards/issue-gift-card.ts";
export { createRedeemGiftCard } from "./gift-cards/redeem-gift-card.ts";
export { createRegisterGiftCard } from "./gift-cards/register-gift-card.ts";
export { createShowGiftCard, type GiftCardInHand, type ShowGiftCard } from "./gift-cards/show-gift-card.ts";
export { availableInCents } from "./gift-cards/judge-gift-card.ts";
export { createGiftCardHandlers } from "./gift-cards/routes.ts";
export { createFindDue } from "./guests/find-due.ts";
export { createFindGuestBill } from "./guests/find-guest-bill.ts";
export { createGuestsRepository } from "./guests/guests-repository.ts";
export { createNumberAccount, type NumberAccount } from "./guests/number-account.ts";
export { createPayGuestBill } from "./guests/pay-guest-bill.ts";
export { createGuestHandlers } from "./guests/routes.ts";
export { createHistoryRepository } from "./history/history-repository.ts";
export { createListHistory, type ListHistory } from "./history/list-history.ts";
export { createMethodHandlers } from "./profiles/method-handlers.ts";
export { createRemovePaymentMethod } from "./profiles/remove-payment-method.ts";
export { createUpdatePaymentMethod } from "./profiles/update-payment-method.ts";
export { amountDueInCents, toWireInvoice } from "./invoices/invoice-on-the-wire.ts";
export {
  isFor,
  createInvoicesRepository,
  type InvoiceRow,
  type InvoicesRepository,
} from "./invoices/invoices-repository.ts";
export { balanceEntries, billEntries, contestedEntries, paymentEntries } from "./ledger/bill-entries.ts";
export { createLedgerRepository, type LedgerRepository } from "./ledger/ledger-repository.ts";
export { type LedgerEntry, ledgerRows, ledgerTransaction } from "./ledger/ledger-rows.ts";
export { findNextBill, type SubscriptionToBill } from "./next-bill.ts";
export { createBalanceDrawing, type GoOn } from "./pay/balance-drawing.ts";
export { createFindStanding } from "./balances/find-standing.ts";
export { createPay, type Pay } from "./pay/pay.ts";
export { createPaymentReceipts } from "./pay/payment-receipts.ts";
export { judgeMethod } from "./pay/decide-payment.ts";
export { createPayRepository, type PayRepository } from "./pay/pay-repository.ts";
export { createReservePayment } from "./pay/reserve-payment.ts";
export { createPayHandlers } from "./pay/routes.ts";
export { createSettlePayment } from "./pay/settle-payment.ts";
export { createAddPaymentMethod } from "./profiles/add-payment-method.ts";
export { createIssueSetupToken } from "./profiles/issue-setup-token.ts";
export {
  createPaymentsRepository,
  type Payment,
  type PaymentsRepository,
} from "./payments/payments-repository.ts";
export {
  type BillingProfileRow,
  createProfilesRepository,
  type ProfilesRepository,
} from "./profiles/profiles-repository.ts";
export type { PaymentMethodRow } from "./profiles/methods-repository.ts";
export { createProfileHandlers } from "./profiles/routes.ts";
export { createValidateAddress } from "./profiles/address/validate-address.ts";
export {
  createDeclineLimits,
  createSaveCard,
  type DeclineLimits,
  type ForgetCard,
  type SaveCard,
} from "./profiles/save-card.ts";
export { createForgetCard } from "./payments/forget-card.ts";
export { createBillHandlers } from "./routes.ts";
export { storeCharge, type StoredCharge, toWireCharge, toWireLines } from "./stored-charge.ts";
export { createCompareWithProcessor } from "./parity/compare-with-processor.ts";
export { logParity } from "./parity/log-parity.ts";
export { createParityRepository } from "./parity/parity-repository.ts";
export { createPaymentsByKeyRepository } from "./payments/payments-by-key-repository.ts";
export { chargePayment } from "./payments/charge-payment.ts";
export { createSettleAbandonedPayments } from "./payments/settle-abandoned-payments.ts";
export { createSettlePaymentByKey } from "./payments/settle-payment-by-key.ts";
export { createRefundPayment } from "./refunds/refund-payment.ts";
export { createFinishRefund } from "./refunds/finish-refund.ts";
export {
  createRefundReservationsRepository,
  type RefundReservationsRepository,
} from "./refunds/refund-reservations-repository.ts";
export { createKeepInBalance } from "./refunds/keep-in-balance.ts";
export { FOR_CANCELLATION, refundOf } from "./refunds/refund-of.ts";
export { type Refund } from "./refunds/refunds-repository.ts";
export { refundTotals } from "./refunds/refunds-tables.ts";
export { createRefundsRepository } from "./refunds/refunds-repository.ts";
export { createSettleOpenRefunds } from "./refunds/settle-open-refunds.ts";
export { createSettleRefund } from "./refunds/settle-refund.ts";
export { createDisputesRepository } from "./webhooks/disputes/disputes-repository.ts";
export { createProcessorEventsRepository } from "./webhooks/events/processor-events-repository.ts";
export { createHandleEvent } from "./webhooks/handle-event.ts";
export { createReceiveEvent } from "./webhooks/receive-event.ts";
export { registerWebhookRoute, WEBHOOK_PATH } from "./webhooks/routes.ts";
export { createWebhookSecret } from "./webhooks/webhook-secret.ts";

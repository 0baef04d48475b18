export { billingProfiles, invoices, ledgerEntries, paymentMethods, payments } from "./billing-tables.ts";
export { createInvoicesRepository, type InvoiceRow } from "./invoices/invoices-repository.ts";
export { type LedgerLine, ledgerLinesOf } from "./ledger-lines.ts";
export { findNextBill, type SubscriptionToBill } from "./next-bill.ts";
export {
  createPaymentsRepository,
  type Payment,
  type PaymentsRepository,
} from "./payments/payments-repository.ts";
export { createProfilesRepository, type ProfilesRepository } from "./profiles/profiles-repository.ts";
export { createProfileHandlers } from "./profiles/routes.ts";
export { createDeclineLimits, createSaveCard, type DeclineLimits } from "./profiles/save-card.ts";
export { createBillHandlers } from "./routes.ts";
export { storeCharge, type StoredCharge, toWireCharge } from "./stored-charge.ts";

// One download for all of them: they share most of what they are made of, and each further file would be named
// in the first page's list of what to fetch with what.
export { BillsPage } from "#features/billing/view-bills/bills-page.tsx";
export { GiftCardPage } from "#features/billing/gift-card/gift-card-page.tsx";
export { InvoicePage } from "#features/billing/view-invoice/invoice-page.tsx";
export { PaymentMethodsPage } from "#features/billing/payment-methods/payment-methods-page.tsx";
export { PayOrGuestPage } from "./pay-or-guest-page.tsx";

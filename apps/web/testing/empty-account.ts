/** What is answered about the account of somebody who has no plan and no bill. */
export const EMPTY_ACCOUNT = {
  getIdentity: { identityId: "identity-1", handle: { emailAddress: "jo@example.com" } },
  listSubscriptions: { subscriptions: [] },
  getNextBill: undefined,
  listPaymentHistory: { items: [] },
  listInvoices: { invoices: [] },
  getBalanceDue: { accountNumber: null },
  getDefaultBillingProfile: undefined,
  listPaymentMethods: { paymentMethods: [] },
};

/** What stands in the row of a subscription for which we send no bills. */
export const UNBILLED = {
  billingProfileId: null,
  billedCount: 0,
  heldBy: null,
  nextStepOn: null,
  cancellation: null,
} as const;

/** A bill's way to nought: what the balance of gift cards and credits pays, and what is left to pay. */
export interface Drawn {
  /** Negative where the bill is a credit, which goes into the balance. */
  appliedBalanceInCents: number;
  amountDueInCents: number;
  balanceAfterInCents: number;
}

/** Takes a bill from a balance as far as it goes; a bill of less than nought adds to it. */
export function drawOnBalance(totalInCents: number, balanceInCents: number): Drawn {
  const appliedBalanceInCents = Math.min(totalInCents, Math.max(0, balanceInCents));
  return {
    appliedBalanceInCents,
    amountDueInCents: totalInCents - appliedBalanceInCents,
    balanceAfterInCents: balanceInCents - appliedBalanceInCents,
  };
}

/**
 * Divides two integers and rounds half away from zero, in integers only: floating point would turn
 * 8.8 % of some prices into a cent too little.
 */
export function divideHalfUp(numerator: number, denominator: number): number {
  if (!Number.isSafeInteger(numerator) || !Number.isSafeInteger(denominator) || denominator <= 0) {
    throw new RangeError(`divideHalfUp needs safe integers, got ${numerator} / ${denominator}`);
  }
  const sign = numerator < 0 ? -1 : 1;
  return sign * Math.floor((2 * Math.abs(numerator) + denominator) / (2 * denominator)) || 0;
}

/** Takes a rate in millionths of one (6.25 % = 62,500) of an amount, rounded half-up to the cent. */
export function shareOf(amountInCents: number, rateInMillionths: number): number {
  return divideHalfUp(amountInCents * rateInMillionths, 1_000_000);
}

/** The wire speaks major units with at most two decimals: 1199 becomes 11.99. */
export function toMajorUnits(amountInCents: number): number {
  return amountInCents / 100;
}

/** The way back from the wire; an amount finer than a cent is refused with a RangeError. */
export function toCents(amount: number): number {
  const cents = Math.round(amount * 100);
  if (cents / 100 !== amount) throw new RangeError(`${amount} is finer than a cent`);
  return cents;
}

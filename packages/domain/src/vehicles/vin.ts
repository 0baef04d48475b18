/** 17 places without the letters that are read as digits. */
const VIN = /^[A-HJ-NPR-Z0-9]{17}$/;
const CHECK_PLACE = 8;
/** What each place counts (49 CFR 565.15, table IV). */
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
/** What each letter counts (49 CFR 565.15, table III). */
const VALUES: Readonly<Record<string, number>> = {
  ...{ A: 1, B: 2, C: 3, D: 4, E: 5, F: 6, G: 7, H: 8 },
  ...{ J: 1, K: 2, L: 3, M: 4, N: 5, P: 7, R: 9 },
  ...{ S: 2, T: 3, U: 4, V: 5, W: 6, X: 7, Y: 8, Z: 9 },
};

export type ReadVin =
  /** A wrong check digit is a warning: a few cars have one. */
  { ok: true; vin: string; hasGoodCheckDigit: boolean } | { ok: false };

/** Reads a vehicle identification number as people type it: in small letters, with blanks or hyphens. */
export function readVin(typed: string): ReadVin {
  const vin = typed.replace(/[\s-]/g, "").toUpperCase();
  if (!VIN.test(vin)) return { ok: false };
  return { ok: true, vin, hasGoodCheckDigit: vin[CHECK_PLACE] === checkDigitOf(vin) };
}

/** The digit that belongs in the ninth place; the sum leaves out what stands there. */
export function checkDigitOf(vin: string): string {
  const sum = [...vin].reduce((total, place, at) => {
    const value = VALUES[place] ?? Number(place);
    return total + value * (WEIGHTS[at] ?? 0);
  }, 0);
  const rest = sum % 11;
  return rest === 10 ? "X" : String(rest);
}

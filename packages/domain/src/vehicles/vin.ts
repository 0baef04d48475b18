/** 17 places without the letters that are read as digits. */
const VIN = /^[A-HJ-NPR-Z0-9]{17}$/i;
const CHECK_PLACE = 8;
/** What each place counts (49 CFR 565.15, table IV). */
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
/** What each letter counts (49 CFR 565.15, table III): its place among those that count the same. */
const LETTERS = ["AJ", "BKS", "CLT", "DMU", "ENV", "FW", "GPX", "HY", "RZ"];

export type ReadVin =
  /** A wrong check digit is a warning: a few cars have one. */
  { ok: true; vin: string; hasGoodCheckDigit: boolean } | { ok: false };

/** Reads a vehicle identification number as people type it: in small letters, with blanks or hyphens. */
export function readVin(typed: string): ReadVin {
  const bare = typed.replace(/[\s-]/g, "");
  // Before it is in capitals: some letters of other alphabets become two of ours.
  if (!VIN.test(bare)) return { ok: false };
  const vin = bare.toUpperCase();
  return { ok: true, vin, hasGoodCheckDigit: vin[CHECK_PLACE] === checkDigitOf(vin) };
}

/** The digit that belongs in the ninth place; the sum leaves out what stands there. */
export function checkDigitOf(vin: string): string {
  const sum = [...vin].reduce((total, place, at) => {
    const letter = LETTERS.findIndex((letters) => letters.includes(place));
    const value = letter === -1 ? Number(place) : letter + 1;
    return total + value * (WEIGHTS[at] ?? 0);
  }, 0);
  const rest = sum % 11;
  return rest === 10 ? "X" : String(rest);
}

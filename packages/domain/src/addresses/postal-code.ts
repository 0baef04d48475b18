import type { Country } from "../locale/country.ts";

const US_ZIP = /^\d{5}(-\d{4})?$/;
// Canada Post never uses D F I O Q U, nor W and Z in first place.
const CA_POSTAL = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d$/;

/** Writes a code as the post office does: "k1a0b1" becomes "K1A 0B1", "123456789" becomes "12345-6789". */
export function normalisePostalCode(typed: string, country: Country): string {
  const bare = typed.replace(/[\s-]/g, "").toUpperCase();
  if (country === "CA") return bare.length === 6 ? `${bare.slice(0, 3)} ${bare.slice(3)}` : bare;
  return bare.length === 9 ? `${bare.slice(0, 5)}-${bare.slice(5)}` : bare;
}

/** Whether a normalised code has the form of its country. */
export function isPostalCode(code: string, country: Country): boolean {
  return (country === "CA" ? CA_POSTAL : US_ZIP).test(code);
}

/** Whether two codes name one place. Of a ZIP+4 only the five digits count: few know the rest of theirs. */
export function isSamePostalCode(one: string, other: string, country: Country): boolean {
  const [first, second] = [one, other].map((code) => {
    const normal = normalisePostalCode(code, country);
    return country === "US" ? normal.slice(0, 5) : normal;
  });
  return first === second && first !== "";
}

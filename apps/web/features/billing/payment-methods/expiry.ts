const CENTURY = 2000;

interface Expiry {
  month: number;
  year: number;
}

/** Reads the MM/YY of a card; undefined if it is none. */
export function readExpiry(typed: string): Expiry | undefined {
  const [, month, year] = /^\s*(0[1-9]|1[0-2])\s*\/\s*(?:20)?(\d\d)\s*$/.exec(typed) ?? [];
  return month === undefined || year === undefined
    ? undefined
    : { month: Number(month), year: CENTURY + Number(year) };
}

/** As it stands on the card. */
export function writeExpiry({ month, year }: Expiry): string {
  return `${String(month).padStart(2, "0")}/${String(year).slice(-2)}`;
}

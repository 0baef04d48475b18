/** The currencies money is kept in; each country bills in exactly one. */
export type Currency = "USD" | "CAD";

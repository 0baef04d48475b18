import { z } from "zod";

/** An amount in major units of the currency named beside it, with at most two decimals. */
export const Amount = z.number().refine((amount) => Math.round(amount * 100) / 100 === amount, {
  error: "An amount has at most two decimals",
});
export const Currency = z.enum(["USD", "CAD"]);

import { z } from "zod";

/** What the card processor calls a card that was typed into its frame. It travels in paths and headers from here on. */
export const PaymentMethodId = z.string().regex(/^[A-Za-z0-9_]{1,80}$/);

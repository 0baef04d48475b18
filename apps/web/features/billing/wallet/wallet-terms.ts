import type { CurrencyCode } from "#i18n/format.ts";
import type { RecurringRequest } from "../card/express-checkout.ts";

/** What a press of a wallet's button would agree to. */
export interface WalletTerms {
  /** What is charged today; undefined where nothing is, or where the tax on it is not known yet. */
  amountInCents: number | undefined;
  currency: CurrencyCode;
  /** What is charged for, and what comes later, which has no amount here. */
  lines: readonly { name: string; amount: number }[];
  /** What is charged again and again. */
  recurring?: RecurringRequest | undefined;
  /** Whether it pays later bills, too. */
  isKept: boolean;
}

/** The one payment of a bill, or of whatever else is paid once. */
export function termsOfPayment(input: {
  amountInCents: number;
  currency: CurrencyCode;
  name: string;
  isKept: boolean;
}): WalletTerms {
  const { amountInCents, currency, name, isKept } = input;
  return { amountInCents, currency, lines: [{ name, amount: amountInCents }], isKept };
}

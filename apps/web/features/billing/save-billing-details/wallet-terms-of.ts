import { toCents } from "@skywave/domain/money/cents";
import type { CurrencyCode } from "#i18n/format.ts";
import type { Translator } from "#i18n/translate.ts";
import { formatLater } from "#orders/pay-at-once/format-later.ts";
import type { PayAtOnce } from "#orders/pay-at-once/use-pay-at-once.ts";
import type { RecurringRequest } from "../card/express-checkout.ts";
import type { WalletTerms } from "../wallet/wallet-terms.ts";

interface TermsInput {
  /** undefined where only the server knows what is due, as with a gift card. */
  pay: Pick<PayAtOnce, "estimate" | "isPlaceKnown"> | undefined;
  currency: CurrencyCode;
  translate: Translator;
}

/**
 * What a wallet's sheet says before a plan is bought: what is due today to the cent, and what comes later. As long as the
 * tax is not known, or where nothing is due, no amount is agreed to in the sheet: the button of the page does that.
 */
export function walletTermsOf({ pay, currency, translate }: TermsInput): WalletTerms {
  const nothingNow = { amountInCents: undefined, currency, lines: [], isKept: true };
  if (pay === undefined) return nothingNow;
  const { estimate, isPlaceKnown } = pay;
  const later = estimate.plans.flatMap((plan) => {
    const told = formatLater(plan, pay, translate);
    return told === undefined ? [] : [{ name: told.text, amount: 0 }];
  });
  const recurring = recurringOf(pay, later.map(({ name }) => name).join(" "));
  const dueInCents = toCents(estimate.dueNow);
  if (dueInCents === 0 || !isPlaceKnown) return { ...nothingNow, lines: later, recurring };
  const names = [...new Set(estimate.plans.map(({ offer }) => offer.name))].join(", ");
  return {
    amountInCents: dueInCents,
    currency,
    lines: [{ name: names, amount: dueInCents }, ...later],
    recurring,
    isKept: true,
  };
}

const UNITS = { days: "day", weeks: "day", months: "month", years: "year" } as const;

/** Of one plan; a wallet has no words for several that renew by themselves. */
function recurringOf(
  { estimate, isPlaceKnown }: Pick<PayAtOnce, "estimate" | "isPlaceKnown">,
  label: string,
): RecurringRequest | undefined {
  const [plan, other] = estimate.plans;
  const last = plan?.steps.at(-1);
  if (plan === undefined || other !== undefined || last === undefined || last.end !== null) return undefined;
  if (!isPlaceKnown) return undefined;
  const { length, timeUnit } = last.billingPeriod;
  return {
    paymentDescription: plan.offer.name,
    managementURL: new URL("/account", location.origin).href,
    regularBilling: {
      amount: toCents(last.priceAfterTax ?? last.price),
      label,
      recurringPaymentStartDate: middayOf(last.start),
      recurringPaymentIntervalUnit: UNITS[timeUnit],
      recurringPaymentIntervalCount: timeUnit === "weeks" ? length * 7 : length,
    },
  };
}

/** The sheet tells a day as its reader's clock has it: what is midnight by the world's clock is the day before in America. */
function middayOf(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}

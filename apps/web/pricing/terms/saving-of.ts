import type { Offer } from "@skywave/contract";
import { toCents, toMajorUnits } from "@skywave/domain/money/cents";
import { termSavingInCents } from "@skywave/domain/offers/term-saving";
import { productOf, termsToChoose } from "./offers-on-term.ts";

interface Saving {
  /** In major units, for each bill of the longer term. */
  amount: number;
  /** The renewing price that it is a saving over. */
  over: Offer["phases"][number];
}

/** What the renewing price of an offer saves over the same plan on the shortest term; undefined where it saves nothing. */
export function savingOf(offer: Offer, offers: readonly Offer[]): Saving | undefined {
  const samePlan = offers.filter((other) => productOf(other) === productOf(offer));
  const [shortest] = termsToChoose(samePlan);
  const own = offer.phases.at(-1);
  const over = samePlan.find(({ baseTerm }) => baseTerm === shortest)?.phases.at(-1);
  if (own?.type !== "AutoRenewing" || over?.type !== "AutoRenewing") return undefined;
  const savingInCents = termSavingInCents(billOf(own), billOf(over));
  return savingInCents === 0 ? undefined : { amount: toMajorUnits(savingInCents), over };
}

function billOf({ price, billingPeriod }: Offer["phases"][number]) {
  return { totalInCents: toCents(price.total), billingPeriod };
}

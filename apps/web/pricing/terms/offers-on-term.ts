import type { Offer } from "@skywave/contract";

export type Term = Offer["baseTerm"];

const SHORTEST_FIRST: readonly Term[] = ["Monthly", "Quarterly", "SemiAnnual", "Annual"];

/** What a plan is known by in all of its offers. */
export function productOf({ id, products }: Offer): string {
  return products.find(({ productType }) => productType === "main")?.id ?? id;
}

/** The terms that one plan or another can be paid on by choice, shortest first; none where each plan has one only. */
export function termsToChoose(offers: readonly Offer[]): Term[] {
  const isToChoose = (term: Term) =>
    offers.some(
      (offer) =>
        offer.baseTerm === term &&
        offers.some((other) => other.baseTerm !== term && productOf(other) === productOf(offer)),
    );
  return SHORTEST_FIRST.filter(isToChoose);
}

interface OffersOnTerm {
  /** One for each plan: on the term, or as it is sold where it is not sold on that term. */
  leading: Offer[];
  /** Further offers of the same plans, such as those without a free trial. */
  others: Offer[];
}

/** The offers to show to somebody who pays on a term; plans keep their places whatever the term. */
export function offersOnTerm(offers: readonly Offer[], term: Term | undefined): OffersOnTerm {
  const sold = new Set(offers.filter(({ baseTerm }) => baseTerm === term).map(productOf));
  const shown = offers.filter((offer) => offer.baseTerm === term || !sold.has(productOf(offer)));
  const leading = [...new Set(offers.map(productOf))].flatMap(
    (product) => shown.find((offer) => productOf(offer) === product) ?? [],
  );
  return { leading, others: shown.filter((offer) => !leading.includes(offer)) };
}

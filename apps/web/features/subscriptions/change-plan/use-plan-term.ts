import type { Offer } from "@skywave/contract";
import { useState } from "react";
import { offersOnTerm, type Term, termsToChoose } from "#pricing/terms/offers-on-term.ts";
import type { SwitchKind } from "./switch-kind.ts";

interface Changeable {
  /** What could be had instead, what a code opened first. */
  choices: readonly Offer[];
  byCode: readonly Offer[];
  current: Offer;
  kind: SwitchKind;
}

/** The choices by how often they are paid: those on one term, with the way to the others. */
export function usePlanTerm({ choices, byCode, current, kind }: Changeable) {
  const [chosen, switchTerm] = useState<Term>();
  const all = [current, ...choices];
  // Whoever came to pay at other times sees all of them beside what they have.
  const terms = kind === "term" ? [] : termsToChoose(all);
  const listed = all.filter((offer) => !byCode.includes(offer));
  const on = (term: Term) => {
    const { leading, others } = offersOnTerm(listed, term);
    return [...byCode, ...leading, ...others].filter((offer) => offer !== current);
  };
  const first = [current.baseTerm, ...terms].find((term) => on(term).length > 0);
  const term = chosen ?? first ?? current.baseTerm;
  const hasTerms = terms.length > 0;
  return { all, term, hasTerms, shown: hasTerms ? on(term) : choices, on, switchTerm };
}

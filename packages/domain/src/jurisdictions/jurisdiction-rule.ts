import type { TaxableAddress } from "../tax/rates-in-force.ts";

/** What every rule of a place says of itself, so that a screen can tell why it holds. */
export interface JurisdictionRule {
  id: string;
  /** `US-MN`, `CA-QC`; `everywhere` where no narrower one holds. */
  jurisdiction: string;
  /** The first billing day on which it holds. */
  from: string;
  /** The law, or that it is our own choice. */
  source: string;
}

/** Why a person sees what they see. */
export type RuleExplanation = JurisdictionRule;

/** The rule of a place on a day: its own if there is one, else the one for everywhere. */
export function ruleFor<R extends JurisdictionRule>(
  rules: readonly R[],
  address: TaxableAddress,
  day: Temporal.PlainDate,
): R {
  const place = `${address.country}-${address.state}`;
  const inForce = rules.filter(({ from }) => from <= day.toString());
  const rule =
    inForce.findLast(({ jurisdiction }) => jurisdiction === place) ??
    inForce.findLast(({ jurisdiction }) => jurisdiction === "everywhere");
  if (rule === undefined) throw new RangeError(`no rule holds in ${place} on ${day.toString()}`);
  return rule;
}

/** Answers "why do I see this" with what can be looked up: the rule, its place, since when, and its source. */
export function whyThis({ id, jurisdiction, from, source }: JurisdictionRule): RuleExplanation {
  return { id, jurisdiction, from, source };
}

export type CardBrand =
  | "visa"
  | "mastercard"
  | "amex"
  | "discover"
  | "diners"
  | "jcb"
  | "unionpay"
  | "unknown";

export interface BrandRule {
  brand: CardBrand;
  lengths: readonly number[];
  /** How many digits stand together when the number is shown. */
  groups: readonly number[];
  cvcLength: number;
}

interface Range {
  from: string;
  to: string;
  rule: BrandRule;
}

const FOURS = [4, 4, 4, 4, 3] as const;

function rule(brand: CardBrand, lengths: readonly number[], more: Partial<BrandRule> = {}): BrandRule {
  return { brand, lengths, groups: FOURS, cvcLength: 3, ...more };
}

const UNKNOWN = rule("unknown", [13, 14, 15, 16, 17, 18, 19]);
const VISA = rule("visa", [13, 16, 19]);
const MASTERCARD = rule("mastercard", [16]);
const AMEX = rule("amex", [15], { groups: [4, 6, 5], cvcLength: 4 });
const DISCOVER = rule("discover", [16, 19]);
const DINERS = rule("diners", [14, 16], { groups: [4, 6, 4, 5] });
const JCB = rule("jcb", [16, 19]);
const UNIONPAY = rule("unionpay", [16, 17, 18, 19]);

const RANGES: readonly Range[] = [
  { from: "4", to: "4", rule: VISA },
  { from: "51", to: "55", rule: MASTERCARD },
  { from: "2221", to: "2720", rule: MASTERCARD },
  { from: "34", to: "34", rule: AMEX },
  { from: "37", to: "37", rule: AMEX },
  { from: "6011", to: "6011", rule: DISCOVER },
  { from: "644", to: "649", rule: DISCOVER },
  { from: "65", to: "65", rule: DISCOVER },
  { from: "300", to: "305", rule: DINERS },
  { from: "36", to: "36", rule: DINERS },
  { from: "38", to: "39", rule: DINERS },
  { from: "3528", to: "3589", rule: JCB },
  { from: "62", to: "62", rule: UNIONPAY },
];

/** The brand whose number range the digits typed so far are in, with how its numbers look. */
export function brandRuleOf(digits: string): BrandRule {
  const range = RANGES.find(({ from, to }) => {
    const start = digits.slice(0, from.length);
    return start.length === from.length && start >= from && start <= to;
  });
  return range?.rule ?? UNKNOWN;
}

import type { TaxableAddress } from "../tax/rates-in-force.ts";
import { type JurisdictionRule, ruleFor } from "./jurisdiction-rule.ts";

/** What people are told before it happens. */
export type AdvanceMessageKind =
  | "trialEnd"
  | "freeEnd"
  | "promotionEnd"
  | "priceChange"
  | "renewal"
  | "yearlyReminder"
  | "cardExpiry";

/** Of those, what tells of a bill that is to come. */
export type BillAdvanceMessageKind = Exclude<AdvanceMessageKind, "cardExpiry" | "freeEnd">;

/** When an advance message of a kind has to go out. */
export interface AdvanceMessageRule extends JurisdictionRule {
  kind: AdvanceMessageKind;
  /** How long the term, trial or promotion that ends lasts at least; shorter ones go by the rule for everywhere. */
  fromDays: number;
  span: AdvanceMessageSpan;
  /** Whether its text was read at the source; one that was not is to be checked before anyone relies on it. */
  isVerified: boolean;
}

/** Days before what it is about. */
export interface AdvanceMessageSpan {
  earliest: number;
  latest: number;
  /** The day on which it goes out unless something keeps it. */
  planned: number;
}

const OWN = { jurisdiction: "everywhere", from: "2016-01-01", isVerified: true } as const;
const CALIFORNIA = {
  jurisdiction: "US-CA",
  from: "2025-07-01",
  source: "California Automatic Renewal Law as amended by AB 2863",
  isVerified: true,
} as const;

export const ADVANCE_MESSAGE_RULES: readonly AdvanceMessageRule[] = [
  {
    ...OWN,
    id: "notice-trial-end",
    kind: "trialEnd",
    // A trial of a week was explained when it began; a second mail within days would tell nothing new.
    fromDays: 8,
    span: { earliest: 10, latest: 3, planned: 7 },
    source: "Our own policy: nobody pays for the first time unawares",
  },
  {
    ...OWN,
    id: "notice-free-end",
    kind: "freeEnd",
    // Less than two weeks of free time ends before anybody could forget when.
    fromDays: 14,
    span: { earliest: 21, latest: 3, planned: 7 },
    source: "Our own policy: what ends by itself does not end unawares",
  },
  {
    ...OWN,
    id: "notice-promotion-end",
    kind: "promotionEnd",
    fromDays: 1,
    span: { earliest: 30, latest: 7, planned: 14 },
    source: "Our own policy: a price that ends is told of before it does",
  },
  {
    ...OWN,
    id: "notice-price-change",
    kind: "priceChange",
    fromDays: 1,
    span: { earliest: 30, latest: 7, planned: 21 },
    source: "Our own policy: a higher price is told of before it is charged",
  },
  {
    ...OWN,
    id: "notice-renewal",
    kind: "renewal",
    // Two months; who pays by the month is told of every bill by its receipt.
    fromDays: 59,
    span: { earliest: 30, latest: 7, planned: 14 },
    source: "Our own policy: long terms do not renew unawares",
  },
  {
    ...OWN,
    id: "notice-yearly",
    kind: "yearlyReminder",
    fromDays: 0,
    span: { earliest: 30, latest: 0, planned: 15 },
    source: "Our own policy: once a year everybody is told what they have, what it costs and how to end it",
  },
  {
    ...OWN,
    id: "notice-card-expiry",
    kind: "cardExpiry",
    fromDays: 0,
    span: { earliest: 30, latest: 1, planned: 30 },
    source: "Our own policy: a card is asked for before the one there is fails",
  },
  {
    ...CALIFORNIA,
    id: "notice-trial-end-us-ca",
    kind: "trialEnd",
    fromDays: 32,
    span: { earliest: 21, latest: 3, planned: 7 },
  },
  {
    ...CALIFORNIA,
    id: "notice-promotion-end-us-ca",
    kind: "promotionEnd",
    fromDays: 32,
    span: { earliest: 21, latest: 3, planned: 14 },
  },
  {
    ...CALIFORNIA,
    id: "notice-price-change-us-ca",
    kind: "priceChange",
    fromDays: 1,
    span: { earliest: 30, latest: 7, planned: 21 },
  },
  {
    ...CALIFORNIA,
    id: "notice-renewal-us-ca",
    kind: "renewal",
    fromDays: 365,
    span: { earliest: 45, latest: 15, planned: 30 },
  },
  {
    ...CALIFORNIA,
    id: "notice-yearly-us-ca",
    kind: "yearlyReminder",
    fromDays: 0,
    span: { earliest: 30, latest: 0, planned: 15 },
  },
  {
    id: "notice-price-change-us-ny",
    kind: "priceChange",
    jurisdiction: "US-NY",
    fromDays: 1,
    span: { earliest: 30, latest: 5, planned: 21 },
    from: "2025-11-05",
    source: "New York General Business Law, section 527-a",
    isVerified: true,
  },
  {
    id: "notice-renewal-us-ny",
    kind: "renewal",
    jurisdiction: "US-NY",
    fromDays: 365,
    span: { earliest: 45, latest: 15, planned: 30 },
    from: "2025-11-05",
    source: "New York General Business Law, section 527-a, for terms of a year and longer",
    isVerified: false,
  },
  {
    id: "notice-yearly-us-mn",
    kind: "yearlyReminder",
    jurisdiction: "US-MN",
    fromDays: 0,
    span: { earliest: 30, latest: 0, planned: 15 },
    from: "2025-01-01",
    source: "Minnesota Statutes, sections 325G.56 to 325G.62",
    isVerified: false,
  },
  {
    id: "notice-renewal-us-ma",
    kind: "renewal",
    jurisdiction: "US-MA",
    fromDays: 32,
    span: { earliest: 30, latest: 5, planned: 14 },
    from: "2025-09-02",
    source: "Massachusetts 940 CMR 38",
    isVerified: false,
  },
  {
    id: "notice-renewal-ca-bc",
    kind: "renewal",
    jurisdiction: "CA-BC",
    fromDays: 60,
    span: { earliest: 60, latest: 30, planned: 45 },
    from: "2026-08-01",
    source: "British Columbia Business Practices and Consumer Protection Act, as amended 2026-08-01",
    isVerified: true,
  },
  {
    id: "notice-renewal-ca-qc",
    kind: "renewal",
    jurisdiction: "CA-QC",
    fromDays: 61,
    span: { earliest: 90, latest: 60, planned: 75 },
    from: "2016-01-01",
    source: "Quebec Consumer Protection Act, sections 214.1 to 214.11",
    isVerified: false,
  },
];

/** No message is planned for an earlier day than this many before what it is about. */
export const LONGEST_ADVANCE_IN_DAYS = Math.max(
  ...ADVANCE_MESSAGE_RULES.flatMap(({ span }) => [span.planned, span.latest]),
);

/** The rule for advance messages of a kind, at a place, on the day they are about; undefined where the term is too short for one. */
export function advanceMessageRuleFor(
  kind: AdvanceMessageKind,
  { address, day, days }: { address: TaxableAddress; day: Temporal.PlainDate; days: number },
): AdvanceMessageRule | undefined {
  const rules = ADVANCE_MESSAGE_RULES.filter((rule) => rule.kind === kind && rule.fromDays <= days);
  return rules.length === 0 ? undefined : ruleFor(rules, address, day);
}

/**
 * The days that keep several rules at once. Where a law speaks, our own policy gives way to it; two laws are
 * kept by the days that both allow.
 */
export function commonSpan(
  rules: readonly [AdvanceMessageRule, ...AdvanceMessageRule[]],
): AdvanceMessageSpan {
  const laws = rules.filter(({ jurisdiction }) => jurisdiction !== OWN.jurisdiction);
  const spans = (laws.length === 0 ? rules : laws).map(({ span }) => span);
  const earliest = Math.min(...spans.map((span) => span.earliest));
  const latest = Math.max(...spans.map((span) => span.latest));
  const planned = Math.max(...spans.map((span) => span.planned));
  return { earliest, latest, planned: Math.max(latest, Math.min(earliest, planned)) };
}

import { earlierOf, isBefore } from "../calendar/compare-days.ts";
import {
  commonSpan,
  type BillAdvanceMessageKind,
  type AdvanceMessageRule,
  advanceMessageRuleFor,
  LONGEST_ADVANCE_IN_DAYS,
} from "../jurisdictions/advance-message-rules.ts";
import { addressOn } from "../pricing/address-on.ts";
import type { Charge } from "../pricing/charges-from.ts";
import type { SubscriptionSchedule } from "../pricing/subscription-schedule.ts";
import type { TaxableAddress } from "../tax/rates-in-force.ts";
import { freeEndOf } from "./free-end.ts";
import { nextCostAfter, type BillToAnnounce, billsToAnnounce } from "./bills-to-announce.ts";

/** What names an advance message: of one bill there is one, whatever it says, of one year one reminder, of one free time one end. */
export type AdvanceMessageTopic = "bill" | "reminder" | "freeEnd";

export interface SentAdvanceMessage {
  /** `studentEnd`: students are told apart, thirty and seven days before, of the bill at the full price. */
  topic: AdvanceMessageTopic | "studentEnd";
  about: Temporal.PlainDate;
  /** The day it went out. */
  on: Temporal.PlainDate;
}

/** An advance message that is to go out about a subscription. */
export type AdvanceMessage = BillAdvanceMessage | FreeEndAdvanceMessage;

interface AdvanceMessageToSend extends SentAdvanceMessage {
  topic: AdvanceMessageTopic;
  /** The rules it keeps; the first is the one it is called by. */
  rules: readonly [AdvanceMessageRule, ...AdvanceMessageRule[]];
}

/** Tells of a bill. */
export interface BillAdvanceMessage extends AdvanceMessageToSend {
  topic: "bill" | "reminder";
  kind: BillAdvanceMessageKind;
  /** The bill before the one it tells of; a reminder has none. */
  before: Charge | undefined;
  after: Charge;
}

/** Tells of the day on which a free time ends by itself: no bill comes after it. */
export interface FreeEndAdvanceMessage extends AdvanceMessageToSend {
  topic: "freeEnd";
  kind: "freeEnd";
}

export interface AdvanceMessageFacts {
  schedule: SubscriptionSchedule;
  today: Temporal.PlainDate;
  sent: readonly SentAdvanceMessage[];
  /** Only what goes out up to this day is asked for: what comes later need not be looked for. */
  by?: Temporal.PlainDate | undefined;
}

const NOWHERE: TaxableAddress = { country: "US", state: "" };
// A year until the next reminder, and the earliest day on which a bill after it may be told of.
const HORIZON = { months: 18 } as const;
// The day after a student's second mail: only where that has not gone out, there is still something to tell.
const AFTER_STUDENTS_ARE_TOLD_IN_DAYS = 6;

/**
 * The next advance message about a subscription and the day it goes out. What was missed goes out today, unless what it tells of
 * has come: then it would be stale. On one day goes one advance message, of what is nearest; the others follow day by day.
 */
export function nextAdvanceMessage(facts: AdvanceMessageFacts): AdvanceMessage | undefined {
  const { schedule, today } = facts;
  if (schedule.end !== undefined && !isBefore(today, schedule.end.on)) return undefined;
  const reminder = yearlyReminder(facts);
  const ofBill = advanceMessageOfBill(facts, horizonOf(facts, reminder));
  // Whoever is told of a bill in time is reminded by that.
  const isReminded =
    ofBill !== undefined &&
    reminder !== undefined &&
    !isBefore(laterOf(reminder.about, reminder.on), ofBill.on);
  const advanceMessages = [ofBill, isReminded ? undefined : reminder, advanceMessageOfFreeEnd(facts)];
  return earliest(advanceMessages.filter((message) => message !== undefined));
}

/** Up to which day bills are looked at: a reminder gives way to a message about any of a year. */
function horizonOf(
  { today, by }: AdvanceMessageFacts,
  reminder: BillAdvanceMessage | undefined,
): Temporal.PlainDate {
  const farthest = today.add(HORIZON);
  if (by === undefined || reminder !== undefined) return farthest;
  return earlierOf(farthest, by.add({ days: LONGEST_ADVANCE_IN_DAYS }));
}

/** The same of a subscription that we send no bills for: that it ends by itself, and nothing else. */
export function nextFreeEndMessage(facts: AdvanceMessageFacts): FreeEndAdvanceMessage | undefined {
  const { schedule, today } = facts;
  if (schedule.end !== undefined && !isBefore(today, schedule.end.on)) return undefined;
  return advanceMessageOfFreeEnd(facts);
}

function advanceMessageOfFreeEnd({
  schedule,
  today,
  sent,
}: AdvanceMessageFacts): FreeEndAdvanceMessage | undefined {
  const end = freeEndOf(schedule);
  if (end === undefined) return undefined;
  const { on: about, days } = end;
  if (sent.some(({ topic, about: told }) => topic === "freeEnd" && told.equals(about))) return undefined;
  const rule = advanceMessageRuleFor("freeEnd", { address: placeOn(schedule, about), day: about, days });
  if (rule === undefined) return undefined;
  const on = laterOf(about.subtract({ days: rule.span.planned }), firstFreeDay(today, sent));
  return isBefore(on, about) ? { topic: "freeEnd", kind: "freeEnd", about, on, rules: [rule] } : undefined;
}

function advanceMessageOfBill(
  { schedule, today, sent }: AdvanceMessageFacts,
  until: Temporal.PlainDate,
): BillAdvanceMessage | undefined {
  const told = new Set(sent.filter(({ topic }) => topic === "bill").map(({ about }) => about.toString()));
  const first = firstFreeDay(today, sent);
  const advanceMessages = billsToAnnounce(schedule, { after: today, until })
    .filter(({ on }) => !told.has(on.toString()))
    .map((bill) => advanceMessageAbout(bill, schedule, first))
    .filter((message) => message !== undefined)
    .map((message) => besideStudentMails(message, { sent, first }))
    .filter((message) => message !== undefined)
    .filter(({ on, about }) => isBefore(on, about));
  return earliest(advanceMessages.toArray());
}

/**
 * What students were told of a bill, in the days that the rules ask for, is the advance message of it. A mail that came too early
 * for the rules says that a second one follows, and that is waited for.
 */
function besideStudentMails(
  message: BillAdvanceMessage,
  { sent, first }: { sent: readonly SentAdvanceMessage[]; first: Temporal.PlainDate },
): BillAdvanceMessage | undefined {
  const { about, rules } = message;
  const mails = sent.filter(({ topic, about: bill }) => topic === "studentEnd" && bill.equals(about));
  if (mails.length === 0) return message;
  const { earliest: from, latest: to } = commonSpan(rules);
  const isSent = mails.some(({ on }) => {
    const { days } = on.until(about, { largestUnit: "days" });
    return days <= from && days >= to;
  });
  const waited = laterOf(about.subtract({ days: AFTER_STUDENTS_ARE_TOLD_IN_DAYS }), first);
  return isSent ? undefined : { ...message, on: laterOf(message.on, waited) };
}

function advanceMessageAbout(
  bill: BillToAnnounce,
  schedule: SubscriptionSchedule,
  first: Temporal.PlainDate,
): BillAdvanceMessage | undefined {
  const { on: about, before, after } = bill;
  const address = placeOn(schedule, about);
  const reasons = bill.reasons.flatMap(({ kind, days }) => {
    const rule = advanceMessageRuleFor(kind, { address, day: about, days });
    return rule === undefined ? [] : [{ kind, rule }];
  });
  const [main, ...others] = reasons;
  if (main === undefined) return undefined;
  const rules: AdvanceMessage["rules"] = [main.rule, ...others.map(({ rule }) => rule)];
  const on = laterOf(about.subtract({ days: commonSpan(rules).planned }), first);
  return { topic: "bill", kind: main.kind, about, on, rules, before, after };
}

/** Once a year everybody is told what they pay, counted from the last time they were. */
function yearlyReminder({ schedule, today, sent, by }: AdvanceMessageFacts): BillAdvanceMessage | undefined {
  const [firstPlan] = schedule.plans;
  if (firstPlan === undefined || schedule.end !== undefined) return undefined;
  const lastSent = sent
    .filter(({ topic }) => topic !== "freeEnd")
    .map(({ on }) => on)
    .reduce(laterOf, firstPlan.from);
  const about = lastSent.add({ years: 1 });
  const rule = advanceMessageRuleFor("yearlyReminder", {
    address: placeOn(schedule, about),
    day: about,
    days: 0,
  });
  if (rule === undefined) return undefined;
  const planned = about.subtract({ days: rule.span.planned });
  const on = laterOf(planned, firstFreeDay(today, sent));
  if (by !== undefined && isBefore(by, on)) return undefined;
  const after = nextCostAfter(schedule, on);
  return (
    after && { topic: "reminder", kind: "yearlyReminder", about, on, rules: [rule], before: undefined, after }
  );
}

function firstFreeDay(today: Temporal.PlainDate, sent: readonly SentAdvanceMessage[]): Temporal.PlainDate {
  return sent.some(({ on }) => on.equals(today)) ? today.add({ days: 1 }) : today;
}

function earliest<N extends AdvanceMessage>(advanceMessages: readonly N[]): N | undefined {
  const [first] = advanceMessages.toSorted(
    (one, other) =>
      Temporal.PlainDate.compare(one.on, other.on) || Temporal.PlainDate.compare(one.about, other.about),
  );
  return first;
}

function laterOf(day: Temporal.PlainDate, other: Temporal.PlainDate): Temporal.PlainDate {
  return isBefore(day, other) ? other : day;
}

function placeOn(schedule: SubscriptionSchedule, day: Temporal.PlainDate): TaxableAddress {
  return addressOn(schedule, day) ?? NOWHERE;
}

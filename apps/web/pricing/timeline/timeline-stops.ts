import type { PriceStep, Subscription } from "@skywave/contract";

/** What the line is from a stop on: what service costs by then, or why there is none. */
type Line = PriceStep["phaseType"] | "paused" | "owing" | "stopped" | "none";

type Mark =
  | { kind: "price"; step: PriceStep; isBill: boolean; isResumed: boolean; isOtherPlan: boolean }
  | { kind: "bill"; step: PriceStep }
  | { kind: "today" | "paused" | "unpaid" | "retry" | "suspends" | "suspended" | "endsUnpaid" | "ends" };

/** A day on which something about a plan is another, was, or is to be. */
export type Stop = Mark & {
  /** `YYYY-MM-DD`, as are all days here; they sort as they come. */
  day: string;
  line: Line;
  when: "past" | "today" | "ahead";
};

/** Takes over the line of the stop before it. */
type Placed = Mark & { day: string; line: Line | undefined };

export type Timed = Pick<
  Subscription,
  "state" | "agreed" | "billedBy" | "includedIn" | "isCancelled" | "pricePath" | "nextBillOn" | "unpaid"
>;

/** What was, today, and what comes next; nothing where no price of ours changes and nothing is agreed or owed. */
export function timelineStops(subscription: Timed, today: string): Stop[] {
  const placed = isOwing(subscription)
    ? stopsOfUnpaid(subscription, today)
    : [...stopsOfPrices(subscription, today), ...stopsOfAgreed(subscription)];
  // Of one price for ever a sentence says all.
  if (placed.every(({ kind, day }) => kind === "price" && day <= today)) return [];
  return drawn([...placed, ...stopsOfBill(subscription)], today);
}

/** The price that holds on a day; undefined where none of ours does. */
export function priceOn({ pricePath }: Pick<Timed, "pricePath">, day: string): PriceStep | undefined {
  return pricePath.findLast(({ start }) => start <= day) ?? pricePath[0];
}

/** Whether there is a price of ours to tell of. */
export function isPriced({ billedBy, includedIn, isCancelled, pricePath }: Timed): boolean {
  return billedBy.isUs && includedIn === null && !isCancelled && pricePath.length > 0;
}

const isOwing = ({ state }: Timed) => state === "past_due" || state === "suspended";

/** The price before, the one of today, and those to come. */
function stopsOfPrices({ pricePath, agreed }: Timed, today: string): Placed[] {
  const at = Math.max(
    0,
    pricePath.findLastIndex(({ start }) => start <= today),
  );
  const current = pricePath[at];
  const before = pricePath[at - 1];
  // Further back is for the bills to tell.
  const from = before !== undefined && before.end === current?.start ? at - 1 : at;
  return pricePath.slice(from).map((step) => priceStop(step, agreed));
}

function priceStop(step: PriceStep, agreed: Timed["agreed"]): Placed {
  const { start: day, phaseType: line } = step;
  const isResumed = day === agreed.pause?.end;
  return { kind: "price", day, line, step, isBill: false, isResumed, isOtherPlan: day === agreed.planFrom };
}

function stopsOfAgreed(subscription: Timed): Placed[] {
  const { pricePath, agreed } = subscription;
  const last = agreed.end ?? pricePath.at(-1)?.end ?? null;
  return [
    ...stopsOfSamePrice(subscription),
    ...(agreed.pause === null ? [] : [plain("paused", agreed.pause.start, "paused")]),
    ...(last === null ? [] : [plain("ends", last, "none")]),
  ];
}

/** Another plan at the same price is no step of its path. */
function stopsOfSamePrice(subscription: Timed): Placed[] {
  const { pricePath, agreed } = subscription;
  const start = agreed.planFrom;
  if (start === null || pricePath.some((step) => step.start === start)) return [];
  const step = priceOn(subscription, start);
  return step === undefined ? [] : [priceStop({ ...step, start }, agreed)];
}

/** Until the bill is paid, nothing else that was agreed is sure to come. */
function stopsOfUnpaid({ pricePath, agreed, state, unpaid }: Timed, today: string): Placed[] {
  if (unpaid === undefined) return [];
  const { dueOn, nextTryOn, suspendsOn } = unpaid;
  const isStopped = state === "suspended";
  const before = pricePath.findLast(({ start }) => start < dueOn);
  const endsOn = agreed.end !== null && agreed.end < unpaid.endsOn ? agreed.end : unpaid.endsOn;
  const turnsOn = isStopped ? endsOn : suspendsOn;
  const isTried = nextTryOn !== null && nextTryOn > today && nextTryOn < turnsOn;
  return [
    ...(before === undefined ? [] : [priceStop(before, agreed)]),
    plain("unpaid", dueOn, "owing"),
    ...(isTried ? [plain("retry", nextTryOn, undefined)] : []),
    plain(isStopped ? "suspended" : "suspends", suspendsOn, "stopped"),
    ...(isStopped ? [plain("endsUnpaid", endsOn, "none")] : []),
  ];
}

function stopsOfBill(subscription: Timed): Placed[] {
  const { nextBillOn: day } = subscription;
  const step = day === undefined ? undefined : priceOn(subscription, day);
  return day === undefined || step === undefined ? [] : [{ kind: "bill", day, step, line: undefined }];
}

function plain(kind: Exclude<Mark["kind"], "price" | "bill">, day: string, line: Line | undefined): Placed {
  return { kind, day, line };
}

/** In the order of their days, a bill with the price that it is the first of, and today among them. */
function drawn(placed: readonly Placed[], today: string): Stop[] {
  const billed = placed.find(({ kind }) => kind === "bill")?.day;
  const isFirstBill = ({ kind, day }: Placed) => kind === "price" && day === billed;
  const isJoined = placed.some(isFirstBill);
  const kept = placed
    .filter(({ kind }) => kind !== "bill" || !isJoined)
    .map((stop) => (stop.kind === "price" && isFirstBill(stop) ? { ...stop, isBill: true } : stop));
  const all = kept.some(({ day }) => day === today) ? kept : [...kept, plain("today", today, undefined)];
  let line: Line = "none";
  return all
    .toSorted((one, other) => one.day.localeCompare(other.day))
    .map((stop) => {
      line = stop.line ?? line;
      const { day } = stop;
      return { ...stop, line, when: day === today ? "today" : day < today ? "past" : "ahead" };
    });
}

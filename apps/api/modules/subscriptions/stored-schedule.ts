import type { Address } from "@skywave/domain/addresses/address";
import { isSameAddress } from "@skywave/domain/addresses/is-same-address";
import type { Offer } from "@skywave/domain/offers/offer";
import type { SubscriptionSchedule } from "@skywave/domain/pricing/subscription-schedule";
import type { SubscriptionRow } from "./subscriptions-repository.ts";
import type { StoredAddress } from "./subscriptions-tables.ts";

/** The columns in which a schedule is kept. */
export type StoredSchedule = Pick<
  SubscriptionRow,
  "plans" | "suspensionIntervals" | "addresses" | "fees" | "end"
>;

/** A subscription's schedule as the pricing function reads it. */
export function scheduleOf({
  plans,
  suspensionIntervals,
  addresses,
  fees,
  end,
}: StoredSchedule): SubscriptionSchedule {
  return {
    plans: plans.map(({ offer, from, isAtOnce }) => ({
      from: day(from),
      isAtOnce,
      phases: offer.phases,
      offerKey: offerKeyOf(offer),
    })),
    suspensionIntervals: suspensionIntervals.map((interval) => ({
      reason: interval.reason,
      from: day(interval.from),
      until: interval.until === null ? undefined : day(interval.until),
    })),
    addresses: addresses.map(({ from, address }) => ({ from: day(from), address })),
    ...(fees.length > 0 && { fees: fees.map((fee) => ({ ...fee, on: day(fee.on) })) }),
    ...(end !== null && { end: { ...end, on: day(end.on) } }),
  };
}

/** The schedule of a subscription that starts on a day, as it is kept. */
export function storeNewSchedule(start: {
  offer: Offer;
  serviceAddress: Address;
  startsOn: Temporal.PlainDate;
}): StoredSchedule {
  const from = start.startsOn.toString();
  return {
    plans: [{ from, isAtOnce: true, offer: start.offer }],
    suspensionIntervals: [],
    addresses: [{ from, address: start.serviceAddress }],
    fees: [],
    end: null,
  };
}

/** The offer whose terms hold on a day; before the first day, those it starts with. */
export function offerOn({ plans }: Pick<StoredSchedule, "plans">, today: Temporal.PlainDate): Offer {
  const date = today.toString();
  const plan = plans.findLast(({ from }) => from <= date) ?? plans[0];
  if (plan === undefined) throw new Error("A subscription has no plan");
  return plan.offer;
}

/** Where it is used on a day; before the first day, where it starts. The last address may hold from tomorrow only. */
export function addressOn({ id, addresses }: SubscriptionRow, today: Temporal.PlainDate): Address {
  const date = today.toString();
  const span = addresses.findLast(({ from }) => from <= date) ?? addresses[0];
  if (span === undefined) throw new Error(`subscription ${id} has no address`);
  return span.address;
}

/** The offer that has been agreed for later. */
export function pendingOffer(
  { plans }: Pick<StoredSchedule, "plans">,
  today: Temporal.PlainDate,
): Offer | undefined {
  const last = plans.at(-1);
  return last !== undefined && last.from > today.toString() ? last.offer : undefined;
}

function day(iso: string): Temporal.PlainDate {
  return Temporal.PlainDate.from(iso);
}

/** A changed schedule as it is kept. A plan that is new in it comes with its offer. */
export function storeSchedule(
  schedule: SubscriptionSchedule,
  { before, newOffer }: { before: StoredSchedule; newOffer?: Offer | undefined },
): StoredSchedule {
  const known = [...before.plans.map(({ offer }) => offer), ...(newOffer === undefined ? [] : [newOffer])];
  const offers = new Map(known.map((offer) => [offerKeyOf(offer), offer]));
  return {
    plans: schedule.plans.map(({ from, isAtOnce, offerKey }) => {
      const offer = offers.get(offerKey);
      if (offer === undefined) throw new Error(`The plan ${offerKey} came without its offer`);
      return { from: from.toString(), isAtOnce, offer };
    }),
    suspensionIntervals: (schedule.suspensionIntervals ?? []).map(({ reason, from, until }) => ({
      reason,
      from: from.toString(),
      until: until?.toString() ?? null,
    })),
    // A move is kept by whoever knows the whole address; tax knows the state only.
    addresses: before.addresses,
    fees: (schedule.fees ?? []).map((fee) => ({ ...fee, on: fee.on.toString() })),
    end: schedule.end === undefined ? null : { ...schedule.end, on: schedule.end.on.toString() },
  };
}

/** Where it is used once its owner moves; of two moves that hold from the same day the later one counts. */
export function movedTo(addresses: readonly StoredAddress[], move: StoredAddress): StoredAddress[] {
  const before = addresses.filter(({ from }) => from < move.from);
  const last = before.at(-1);
  return last !== undefined && isSameAddress(last.address, move.address) ? before : [...before, move];
}

/** Names one version of an offer as it was sold: its prices never change, while a student's year may be cut or added to. */
export function offerKeyOf({ id, version, phases }: Pick<Offer, "id" | "version" | "phases">): string {
  const lengths = phases.map(({ duration }) =>
    duration === "infinite" ? "" : `${duration.length}${duration.timeUnit}`,
  );
  return [id, version, ...lengths].join(" ");
}

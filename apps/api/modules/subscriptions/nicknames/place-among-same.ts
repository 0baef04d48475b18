import { RUNNING, type SubscriptionRow } from "../subscriptions-repository.ts";

type Kind = Pick<
  SubscriptionRow,
  "id" | "productId" | "state" | "startedAt" | "instanceNumber" | "primaryId"
>;

const isRunning = ({ state }: Kind) => RUNNING.some((running) => running === state);

/**
 * Which of several running plans of one product it is, the oldest first; undefined where there is no other. What a VIP
 * plan includes is not counted, for it says itself what it belongs to.
 */
export function placeAmongSame(
  row: Kind,
  all: readonly Kind[],
): { place: number; count: number } | undefined {
  const same = all
    .filter((other) => isRunning(other) && other.primaryId === null && other.productId === row.productId)
    .toSorted(
      (one, other) =>
        Temporal.Instant.compare(one.startedAt, other.startedAt) || one.instanceNumber - other.instanceNumber,
    );
  const place = same.findIndex(({ id }) => id === row.id) + 1;
  return place === 0 || same.length < 2 ? undefined : { place, count: same.length };
}

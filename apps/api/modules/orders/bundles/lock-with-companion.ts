import type { SubscriptionLocks, SubscriptionRow } from "#modules/subscriptions/index.ts";
import type { ChangeOrder } from "../change/apply-change.ts";

export interface LockedChange {
  row: SubscriptionRow;
  /** One that there is already and that the plan is to include. */
  second: SubscriptionRow | undefined;
}

/**
 * Holds all subscriptions that a change is about until the transaction ends; undefined where one is not there. They
 * are taken in the order of their ids, so that two changes of the same pair wait for each other and never for good.
 */
export async function lockWithCompanion(
  locks: Pick<SubscriptionLocks, "lock">,
  { identityId, subscriptionId, change }: ChangeOrder,
): Promise<LockedChange | undefined> {
  const { companion } = change;
  const secondId = companion === undefined || companion.before === null ? [] : [companion.subscriptionId];
  const ids = [subscriptionId ?? "", ...secondId].toSorted();
  const rows: SubscriptionRow[] = [];
  for (const id of ids) {
    const row = await locks.lock(identityId, id);
    if (row === undefined) return undefined;
    rows.push(row);
  }
  const row = rows.find(({ id }) => id === subscriptionId);
  return row && { row, second: rows.find(({ id }) => id !== subscriptionId) };
}

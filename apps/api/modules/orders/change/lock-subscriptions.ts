import type { SubscriptionLocks, SubscriptionRow } from "#modules/subscriptions/index.ts";
import type { ChangeRow } from "./change-row.ts";

export interface LockedChange {
  row: SubscriptionRow;
  /** Another one that there is already and that the change is about too. */
  second: SubscriptionRow | undefined;
}

/**
 * Holds all subscriptions that a change is about until the transaction ends; undefined where one is not there. They
 * are taken in the order of their ids, so that two changes of the same pair wait for each other and never for good.
 */
export async function lockSubscriptions(
  locks: Pick<SubscriptionLocks, "lock">,
  { identityId, subscriptionId }: Pick<ChangeRow, "identityId" | "subscriptionId">,
  secondId: string | undefined,
): Promise<LockedChange | undefined> {
  const ids = [subscriptionId, ...(secondId === undefined ? [] : [secondId])].toSorted();
  const rows: SubscriptionRow[] = [];
  for (const id of ids) {
    const row = await locks.lock(identityId, id);
    if (row === undefined) return undefined;
    rows.push(row);
  }
  const row = rows.find(({ id }) => id === subscriptionId);
  return row && { row, second: rows.find(({ id }) => id !== subscriptionId) };
}

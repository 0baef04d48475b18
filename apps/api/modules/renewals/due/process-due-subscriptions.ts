import type { ProcessDueActions, ActionExecuted } from "../process-due-actions.ts";
import type { SubscriptionLocks } from "#modules/subscriptions/index.ts";

const BATCH = 200;
const AT_ONCE = 8;

/** Takes the steps that are due of all subscriptions, in batches, on as many nodes as there are. */
export function createProcessDueSubscriptions(dependencies: {
  locks: SubscriptionLocks;
  processDueActions: ProcessDueActions;
  today: () => Temporal.PlainDate;
  onError: (error: unknown, subscriptionId: string) => void;
}) {
  const { locks, processDueActions, today, onError } = dependencies;

  const advance = async (due: { identityId: string; id: string }, until: Temporal.PlainDate) => {
    try {
      return await processDueActions(due.identityId, due.id, until);
    } catch (error) {
      // One that cannot go on must not keep the others from it.
      onError(error, due.id);
      return undefined;
    }
  };

  /** Anybody's, or one person's. Returns how many steps were taken here; others may have been taken elsewhere. */
  return async (
    onTaken: (taken: ActionExecuted) => void = () => undefined,
    identityId?: string,
  ): Promise<number> => {
    const until = today();
    const failed = new Set<string>();
    let count = 0;
    for (;;) {
      const due = (await locks.listDue(until, { limit: BATCH + failed.size, identityId })).filter(
        ({ id }) => !failed.has(id),
      );
      if (due.length === 0) return count;
      const before = count;
      const queue = shuffled(due);
      await Promise.all(
        Array.from({ length: AT_ONCE }, async () => {
          for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
            const taken = await advance(next, until);
            if (taken === undefined) failed.add(next.id);
            count += taken?.length ?? 0;
            taken?.forEach(onTaken);
          }
        }),
      );
      // Other nodes have all that is left.
      if (count === before) return count;
    }
  };
}

/** Nodes that see the same batch begin at different ends of it. */
function shuffled<T>(items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, place: Math.random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

import type { EventsRepository } from "./events-repository.ts";

const MAX_BATCHES_PER_TURN = 50;

/** Puts batches away that were stored as they came; returns how many, none when nothing waits. */
export type PutAwayEvents = () => Promise<number>;

/**
 * One after another, the oldest first. A batch that cannot be put away keeps none of the others waiting: it stays,
 * and what was wrong with it is thrown at the end of the turn. A turn has an end, so that a node can stop.
 */
export function createPutAwayEvents(
  repository: Pick<EventsRepository, "findBatchAfter" | "putAway">,
): PutAwayEvents {
  return async () => {
    const failures: unknown[] = [];
    let met = 0;
    for (let last = 0; met < MAX_BATCHES_PER_TURN; met += 1) {
      const id = await repository.findBatchAfter(last);
      if (id === undefined) break;
      last = id;
      try {
        await repository.putAway(id);
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, "batches of events were not put away");
    return met;
  };
}

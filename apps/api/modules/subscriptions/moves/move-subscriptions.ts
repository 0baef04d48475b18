import type { Address } from "@skywave/domain/addresses/address";
import { earlierOf } from "@skywave/domain/calendar/compare-days";
import type { Clock } from "#platform/clock.ts";
import { movedTo } from "../stored-schedule.ts";
import type { MovesRepository } from "./moves-repository.ts";

/** Where all that a profile pays for is used from a day on, which is an ISO date. */
export interface Move {
  billingProfileId: string;
  from: string;
  address: Address;
}

export type MoveSubscriptions = (identityId: string, move: Move) => Promise<void>;

/**
 * Takes subscriptions along when their owner moves. What is billed already stays as it is: the move holds from a
 * later day on. Call it in a transaction. What follows from the new address, advance messages among it, is planned anew at
 * the next turn.
 */
export function createMoveSubscriptions({
  repository,
  clock,
}: {
  repository: MovesRepository;
  clock: Clock;
}): MoveSubscriptions {
  return async (identityId, { billingProfileId, from, address }) => {
    const today = clock.today();
    for (const row of await repository.lockPaidBy(identityId, billingProfileId))
      await repository.move(row, {
        addresses: movedTo(row.addresses, { from, address }),
        nextStepOn: row.nextStepOn === null ? null : earlierOf(row.nextStepOn, today),
      });
  };
}

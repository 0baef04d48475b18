import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import type { GiftsRepository } from "../gifts-repository.ts";
import type { DeliverGift } from "./deliver-gift.ts";

const BATCH = 100;

/** Sends the gifts whose day has come, everybody's or one person's. */
export function createDeliverDueGifts(dependencies: {
  database: Database;
  gifts: Pick<GiftsRepository, "listDue">;
  deliverGift: DeliverGift;
  clock: Clock;
}) {
  const { database, gifts, deliverGift, clock } = dependencies;
  return async (identityId?: string): Promise<void> => {
    for (;;) {
      const due = await gifts.listDue(clock.today(), { identityId, limit: BATCH });
      for (const gift of due) await database.inTransaction(() => deliverGift(gift));
      if (due.length < BATCH) return;
    }
  };
}

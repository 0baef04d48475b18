import type { Gift } from "@skywave/contract";
import type { Clock } from "#platform/clock.ts";
import { serializeGift } from "./serialize-gift.ts";
import type { GiftRow, GiftsRepository } from "./gifts-repository.ts";

/** Whether nothing was taken off a gift card yet. */
export type IsUntouched = (giftCardId: string) => Promise<boolean>;

export interface ShowGift {
  show(row: GiftRow): Promise<Gift>;
  list(identityId: string): Promise<Gift[]>;
}

/** Shows people the gifts that they have bought, or are about to. */
export function createShowGift({
  gifts,
  isUntouched,
  clock,
}: {
  gifts: GiftsRepository;
  isUntouched: IsUntouched;
  clock: Pick<Clock, "today">;
}): ShowGift {
  const show = async (row: GiftRow): Promise<Gift> =>
    serializeGift(row, {
      isUntouched: row.giftCardId !== null && (await isUntouched(row.giftCardId)),
      today: clock.today(),
    });
  return {
    show,
    list: async (identityId) => {
      const shown: Gift[] = [];
      for (const row of await gifts.list(identityId)) shown.push(await show(row));
      return shown;
    },
  };
}

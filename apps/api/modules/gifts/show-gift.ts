import type { Gift } from "@skywave/contract";
import { isBefore } from "@skywave/domain/calendar/compare-days";
import { toMajorUnits } from "@skywave/domain/money/cents";
import type { Clock } from "#platform/clock.ts";
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

/** Tells of a gift what its giver may know: not its number, and of its use only whether sending again makes sense. */
function serializeGift(
  row: GiftRow,
  { isUntouched, today }: { isUntouched: boolean; today: Temporal.PlainDate },
): Gift {
  const { id, state, currency, design, recipientName, recipientEmail, senderName, message, language } = row;
  const amount = toMajorUnits(row.amountInCents);
  return {
    id,
    state: state === "paying" ? "processing" : state,
    amount,
    total: amount,
    currency,
    design,
    recipientName,
    recipientEmail,
    senderName,
    message,
    language,
    isForNow: !isBefore(today, row.sendOn),
    sendOn: (row.sentOn ?? row.sendOn).toString(),
    ...(row.paidAt !== null && { paidAt: row.paidAt.toString() }),
    canSendAgain: state === "sent" && recipientEmail !== "" && isUntouched,
    canTakeBack: state === "scheduled",
  };
}

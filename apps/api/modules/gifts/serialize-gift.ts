import type { Gift } from "@skywave/contract";
import { toMajorUnits } from "@skywave/domain/money/cents";
import { isBefore } from "@skywave/domain/calendar/compare-days";
import type { GiftRow } from "./gifts-repository.ts";

/** Tells of a gift what its giver may know: not its number, and of its use only whether sending again makes sense. */
export function serializeGift(
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

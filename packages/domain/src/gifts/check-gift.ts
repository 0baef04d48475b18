import { isBefore } from "../calendar/compare-days.ts";
import { isEmail } from "../identity/email.ts";
import type { Currency } from "../money/currency.ts";
import { GIFT_AHEAD, GIFT_AMOUNTS, GIFT_MESSAGE_LENGTH, GIFT_NAME_LENGTH } from "./gift-limits.ts";

export interface GiftToJudge {
  amountInCents: number;
  currency: Currency;
  recipientName: string;
  recipientEmail: string;
  senderName: string;
  message: string;
  /** The day on which it is sent. */
  sendOn: Temporal.PlainDate;
}

export interface GiftProblem {
  field: "amount" | "recipientName" | "recipientEmail" | "senderName" | "message" | "sendOn";
  code: "range" | "required" | "tooLong" | "invalid";
}

// A subject or an address is one line: what breaks it could write headers of its own.
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const BREAKS_A_LINE = /[\u0000-\u001F\u007F\u2028\u2029]/;
// A message may have lines, and nothing else that is not seen.
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const UNSEEN = /[\u0000-\u0009\u000B-\u001F\u007F]/;

/** What is wrong with a gift as it was typed and trimmed; the form and the server ask the same. */
export function checkGift(gift: GiftToJudge, today: Temporal.PlainDate): GiftProblem[] {
  const { amountInCents, currency, recipientEmail, message, sendOn } = gift;
  const { leastInCents, mostInCents } = GIFT_AMOUNTS[currency];
  const isAmount =
    Number.isSafeInteger(amountInCents) && amountInCents >= leastInCents && amountInCents <= mostInCents;
  const isInReach = !isBefore(sendOn, today) && !isBefore(today.add(GIFT_AHEAD), sendOn);
  return [
    ...(isAmount ? [] : [{ field: "amount", code: "range" } as const]),
    ...decideName("recipientName", gift.recipientName),
    ...(isEmail(recipientEmail) ? [] : [{ field: "recipientEmail", code: "invalid" } as const]),
    ...decideName("senderName", gift.senderName),
    ...(message.length > GIFT_MESSAGE_LENGTH ? [{ field: "message", code: "tooLong" } as const] : []),
    ...(UNSEEN.test(message) ? [{ field: "message", code: "invalid" } as const] : []),
    ...(isInReach ? [] : [{ field: "sendOn", code: "range" } as const]),
  ];
}

function decideName(field: "recipientName" | "senderName", name: string): GiftProblem[] {
  if (name === "") return [{ field, code: "required" }];
  if (name.length > GIFT_NAME_LENGTH) return [{ field, code: "tooLong" }];
  return BREAKS_A_LINE.test(name) ? [{ field, code: "invalid" }] : [];
}

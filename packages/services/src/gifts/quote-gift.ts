import type { Gift } from "@skywave/contract/gifts/gifts";
import { type GiftProblem, checkGift } from "@skywave/domain/gifts/check-gift";
import { currencyOf, type Country } from "@skywave/domain/locale/country";
import { toCents } from "@skywave/domain/money/cents";
import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";

export interface TypedGift {
  country: Country;
  /** In major units; undefined where what was typed is no amount. */
  amount: number | undefined;
  design: Gift["design"];
  recipientName: string;
  recipientEmail: string;
  senderName: string;
  message: string;
  language: Gift["language"];
  /** `YYYY-MM-DD`; undefined for at once. */
  sendOn: string | undefined;
}

export type QuoteGiftOutcome =
  | { ok: true; gift: Gift }
  | { ok: false; code: "INVALID_FIELDS"; problems: readonly Pick<GiftProblem, "field">[] }
  | CommonFailure;

const FIELDS: readonly GiftProblem["field"][] = [
  "amount",
  "recipientName",
  "recipientEmail",
  "senderName",
  "message",
  "sendOn",
];

/** What is wrong with a gift as far as can be known here: which day it is, the server knows. */
export function findGiftProblems(typed: TypedGift): GiftProblem[] {
  const someDay = Temporal.PlainDate.from("2000-01-01");
  const isDay = typed.sendOn === undefined || /^\d{4}-\d\d-\d\d$/.test(typed.sendOn);
  const problems = checkGift(
    {
      amountInCents: typed.amount === undefined ? 0 : toCents(typed.amount),
      currency: currencyOf(typed.country),
      recipientName: typed.recipientName.trim(),
      recipientEmail: typed.recipientEmail.trim(),
      senderName: typed.senderName.trim(),
      message: typed.message.trim(),
      sendOn: someDay,
    },
    someDay,
  );
  return isDay ? problems : [...problems, { field: "sendOn", code: "range" }];
}

/** Asks what a gift will cost, and keeps it for half an hour. May be repeated with the same key. */
export async function quoteGift(
  skywave: Skywave,
  { typed, idempotencyKey }: { typed: TypedGift; idempotencyKey: string },
): Promise<QuoteGiftOutcome> {
  const problems = findGiftProblems(typed);
  const { amount, sendOn, country: _country, ...said } = typed;
  if (problems.length > 0 || amount === undefined) return { ok: false, code: "INVALID_FIELDS", problems };
  const answer = await ask(skywave, {
    domain: "giftcard",
    name: "createGift",
    input: { body: { ...said, amount, ...(sendOn !== undefined && { sendOn }) } },
    options: { idempotencyKey },
    expected: ["INVALID_PAYLOAD"],
  });
  if (answer.ok) return { ok: true, gift: answer.data };
  if (!("failure" in answer)) return answer;
  const { failure } = answer;
  const refused = failure.kind === "serverRefused" ? failure.invalidFields : [];
  const fields = FIELDS.filter((field) => refused.some((one) => one.field === field));
  // A field that the form does not have is nobody's fault but ours; the day is the only one it cannot check itself.
  return {
    ok: false,
    code: "INVALID_FIELDS",
    problems: (fields.length === 0 ? (["sendOn"] as const) : fields).map((field) => ({ field })),
  };
}

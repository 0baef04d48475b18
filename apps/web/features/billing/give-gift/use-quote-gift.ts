import type { Gift } from "@skywave/contract";
import { GIFT_AMOUNTS, GIFT_MESSAGE_LENGTH } from "@skywave/domain/gifts/gift-limits";
import type { GiftProblem } from "@skywave/domain/gifts/check-gift";
import { currencyOf } from "@skywave/domain/locale/country";
import { toMajorUnits } from "@skywave/domain/money/cents";
import { quoteGift } from "@skywave/services/gifts/quote-gift";
import type { CommonFailure } from "@skywave/services/outcomes/common-failure";
import { useRef, useState } from "react";
import type { FieldProblem } from "#forms/field-problems.ts";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { formatMoney } from "#i18n/format.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { randomKey } from "#platform/random-key.ts";
import { type GiftDraft, typedGiftOf } from "./typed-gift.ts";

export type GiftField = GiftProblem["field"];

/** The parts of a draft that each field is made of. */
const FIELDS_OF: Record<GiftField, readonly (keyof GiftDraft)[]> = {
  amount: ["choice", "typedAmount"],
  recipientName: ["recipientName"],
  recipientEmail: ["recipientEmail"],
  senderName: ["senderName"],
  message: ["message"],
  sendOn: ["isLater", "sendOn"],
};

const GIFT_FIELDS = [
  "amount",
  "recipientName",
  "recipientEmail",
  "senderName",
  "message",
  "sendOn",
] as const satisfies readonly GiftField[];

/** Gets a quote of what was typed. What is wrong with it is told by field, and takes the focus. */
export function useQuoteGift(onQuoted: (gift: Gift) => void) {
  const translate = useTranslate<"gifts">();
  const { skywave, country, tracking } = useApp();
  const { isRunning, run } = useSingleFlight();
  const found = useFieldProblems<GiftField>();
  const [failure, setFailure] = useState<CommonFailure>();
  const sent = useRef<{ typed: string; key: string }>(undefined);

  const { leastInCents, mostInCents } = GIFT_AMOUNTS[currencyOf(country)];
  const money = (cents: number) => formatMoney(toMajorUnits(cents), currencyOf(country), translate.locale);
  const values = { least: money(leastInCents), most: money(mostInCents), count: GIFT_MESSAGE_LENGTH };

  function refuse(fields: readonly GiftField[]) {
    const named = [...new Set(fields)];
    found.refuse(named.map((field) => ({ field, message: translate(`gift.field.${field}`, values) })));
    tracking.userErrors(named);
  }

  const quote = (draft: GiftDraft) =>
    void run(async () => {
      found.clear();
      setFailure(undefined);
      const typed = typedGiftOf(draft, country);
      const text = JSON.stringify(typed);
      if (sent.current?.typed !== text) sent.current = { typed: text, key: randomKey() };
      const outcome = await quoteGift(skywave, { typed, idempotencyKey: sent.current.key });
      if (outcome.ok) {
        // The next look at it is a quote of its own: this one may be bought by then.
        sent.current = undefined;
        onQuoted(outcome.gift);
      } else if (outcome.code === "INVALID_FIELDS") refuse(outcome.problems.map(({ field }) => field));
      else {
        tracking.businessError(outcome.code);
        setFailure(outcome);
      }
    });

  /** What is typed anew is not wrong any more, until it is judged again. */
  const forgive = (changed: Partial<GiftDraft>) =>
    found.forgive(GIFT_FIELDS.filter((field) => FIELDS_OF[field].some((part) => part in changed)));

  const { problems, problemOf, attempt } = found;
  return {
    quote,
    refuse,
    forgive,
    isQuoting: isRunning,
    problems,
    problemOf,
    attempt,
    failure,
    amounts: values,
  };
}

export type QuoteGift = ReturnType<typeof useQuoteGift>;

/**
 * What was found wrong with the fields of a form when it was sent. A field that is typed in again is no longer told
 * as wrong, neither beside it nor in the summary, until the form is sent the next time.
 */
function useFieldProblems<Field extends string>() {
  const [problems, setProblems] = useState<readonly FieldProblem<Field>[]>([]);
  const [attempt, setAttempt] = useState(0);
  return {
    problems,
    /** Grows with every refusal, so that the summary takes the focus each time. */
    attempt,
    problemOf: (field: Field) => problems.find((problem) => problem.field === field)?.message,
    refuse(found: readonly FieldProblem<Field>[]): void {
      setProblems(found);
      setAttempt((count) => count + 1);
    },
    /** Of fields that are being typed in. */
    forgive(fields: readonly Field[]): void {
      setProblems((before) => before.filter(({ field }) => !fields.includes(field)));
    },
    clear: () => setProblems([]),
  };
}

import { isBefore } from "@skywave/domain/calendar/compare-days";
import type { Locale } from "@skywave/domain/locale/locale";
import { agreementText } from "../order/agreement-text.ts";
import type { QuoteContext, QuoteStanding } from "../order/kind-of-order.ts";
import type { ChangeParts } from "./change-parts.ts";
import type { ChangeRow } from "./change-row.ts";
import type { ChangeRules } from "./change-rules.ts";
import { createReserveChange } from "./reserve-change.ts";
import { createSettleChange } from "./settle-change.ts";

/** Confirms a change of any kind by that kind's rules. */
export function createConfirmChange<O extends ChangeRow>(parts: ChangeParts, rules: ChangeRules<O>) {
  return {
    agreementText: (language: Locale) => agreementText(language, "planSwitch"),
    decide: (order: O, now: QuoteContext) =>
      standingOf(order, { ...now, isPlanOrdered: rules.isPlanOrdered }),
    /** It starts nothing whose id is not under the integrity signature. */
    takeUp: (order: O): O => order,
    reserve: createReserveChange(parts, rules),
    settle: createSettleChange(parts, rules),
  };
}

/** What the quote of a change comes to by now. */
export function standingOf(
  { dueNowInCents, startsOn }: Pick<ChangeRow, "dueNowInCents" | "startsOn">,
  { profile, today, isPlanOrdered }: QuoteContext & { isPlanOrdered: boolean },
): QuoteStanding {
  return {
    isPlanOrdered,
    // Its days are counted from the day of the quote, also when it is confirmed after midnight.
    isAsQuoted: profile !== null && !isBefore(today, startsOn),
    needsCard: dueNowInCents > 0,
  };
}

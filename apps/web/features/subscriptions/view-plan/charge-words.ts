import type { UpcomingBill } from "@skywave/contract";
import { formatDay } from "#i18n/format.ts";
import type { Translator } from "#i18n/translate.ts";

type UpcomingCharge = UpcomingBill["charges"][number];

/** Why a charge is made, in a few words. */
export function formatReason(translate: Translator<"plans">, charge: UpcomingCharge): string {
  const plan = charge.description;
  switch (charge.reason) {
    case "renewal":
      return translate("plan.reason.renewal", { plan });
    case "planStarts":
      return translate("plan.reason.plan-starts", { plan });
    case "phaseStarts":
      return translate(
        charge.phaseType === "AutoRenewing" ? "plan.reason.full-price" : "plan.reason.introduction",
        { plan },
      );
    case "pauseEnds":
      return translate("plan.reason.pause-ends", { plan });
    case "taxChanges":
      return translate("plan.reason.tax-changes", { plan });
    case "fee":
      return translate("plan.reason.fee", { plan });
    case "credit":
      return translate.plural("plan.reason.credit", charge.credited?.days ?? 0, {
        plan,
        billed: charge.credited?.billedDays ?? 0,
      });
  }
}

/** The days that a charge is for, both included. */
export function formatDays(translate: Translator<"plans">, { period }: UpcomingCharge): string {
  const { locale } = translate;
  const last = Temporal.PlainDate.from(period.end).subtract({ days: 1 }).toString();
  return translate("plan.days", { start: formatDay(period.start, locale), end: formatDay(last, locale) });
}

import type { PaymentMethod } from "@skywave/contract";
import { formatDay } from "#i18n/format.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import surface from "#ui/surface/surface.module.css";

/** What there is to mind about a card; nothing where all is well. */
export function CardState({ card: { status, declinedOn } }: { card: PaymentMethod["card"] }) {
  const translate = useTranslate<"bills">();
  if (status !== "EXPIRED" && declinedOn !== undefined)
    return (
      <span className={surface.state} data-state="EXPIRED">
        {translate("methods.declined", { date: formatDay(declinedOn, translate.locale) })}
      </span>
    );
  if (status === "VALID") return null;
  return (
    <span className={surface.state} data-state={status}>
      {translate(`methods.status.${status}`)}
    </span>
  );
}

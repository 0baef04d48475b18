import { formatMoney } from "#i18n/format.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { BoldIn } from "#pricing/bold-in.tsx";
import { useFlow, usePurchase } from "#flows/engine/flow-context.ts";
import { estimateOrder } from "./estimate-order.ts";
import { offersOf } from "./use-pay-at-once.ts";

/** What the purchase costs today, in sight at every step: as quoted, or else as worked out. */
export function DueToday({ className }: { className?: string | undefined }) {
  const translate = useTranslate();
  const { skywave, country } = useApp();
  const offer = usePurchase((state) => state.offer);
  const lines = usePurchase((state) => state.lines);
  const region = usePurchase((state) => state.billing.state);
  const { currentStep } = useFlow();
  const quoted = usePurchase(({ quote }) => (currentStep === "review" ? quote?.order.dueNow : undefined));
  const offers = offersOf({ offer, lines });
  if (offers === undefined) return null;
  const place = region === "" ? undefined : { country, state: region };
  const dueNow = quoted ?? estimateOrder({ offers, place, now: skywave.clock.now() }).dueNow;
  const isBeforeTax = quoted === undefined && place === undefined && dueNow > 0;
  const amount = formatMoney(dueNow, offers[0].currency, translate.locale);
  return (
    <p className={className}>
      <BoldIn
        text={translate(isBeforeTax ? "flow.due-before-tax" : "flow.due-today", { amount })}
        bold={[amount]}
      />
    </p>
  );
}

import { type CurrencyCode, formatMoney } from "#i18n/format.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import type { PriceChange } from "./use-quote.ts";

interface QuoteChangeNoticeProps {
  change: PriceChange;
  currency: CurrencyCode;
}

/** Tells what a new quote changed; saying nothing would let a higher price slip by. */
export function QuoteChangeNotice({ change, currency }: QuoteChangeNoticeProps) {
  const translate = useTranslate();
  if (change.before === change.after) return <Notice tone="info">{translate("review.price-same")}</Notice>;
  const before = formatMoney(change.before, currency, translate.locale);
  const after = formatMoney(change.after, currency, translate.locale);
  return <Notice tone="warn">{translate("review.price-changed", { before, after })}</Notice>;
}

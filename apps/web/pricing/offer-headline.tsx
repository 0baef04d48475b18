import type { Offer } from "@skywave/contract";
import { formatMoney } from "#i18n/format.ts";
import { formatDuration, formatPeriod } from "#i18n/format-period.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import styles from "./offer-headline.module.css";

interface OfferHeadlineProps {
  offer: Offer;
  /** `card`: large, over two lines; `line`: in the run of a text. */
  look: "card" | "line";
}

/** The whole price of the first phase, and all that comes after it. The fee is always part of both. */
export function OfferHeadline({ offer, look }: OfferHeadlineProps) {
  const translate = useTranslate();
  const [first, ...later] = offer.phases;
  if (first === undefined) return null;
  const money = (amount: number) => formatMoney(amount, offer.currency, translate.locale);
  const duration = first.duration.kind === "finite" ? formatDuration(translate, first.duration) : undefined;
  const formatLater = ({ price, billingPeriod, duration: lasting }: Offer["phases"][number]) => {
    const period = formatPeriod(translate, billingPeriod);
    const then = translate("offers.then", { price: money(price.total), period });
    return lasting.kind === "infinite"
      ? then
      : `${then} ${translate("offers.for", { duration: formatDuration(translate, lasting) })}`;
  };
  return (
    <div className={styles.headline} data-look={look}>
      <p className={styles.price}>
        {first.type === "Free" ? (
          translate("offers.headline-free", { duration: duration ?? "" })
        ) : (
          <>
            <b>{money(first.price.total)}</b> <span>{formatPeriod(translate, first.billingPeriod)}</span>
          </>
        )}
      </p>
      <p className={styles.then}>
        {first.type !== "Free" && duration !== undefined ? `${translate("offers.for", { duration })}, ` : ""}
        {later.length === 0
          ? translate(duration === undefined ? "price-path.onwards" : "offers.then-ends")
          : later.map(formatLater).join(", ")}
      </p>
    </div>
  );
}

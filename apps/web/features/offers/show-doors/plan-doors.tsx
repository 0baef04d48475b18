import type { Offer } from "@skywave/contract";
import { formatMoney } from "#i18n/format.ts";
import { formatPeriod } from "#i18n/format-period.ts";
import type { Translator } from "#i18n/translate.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { OfferHeadline } from "#pricing/offer-headline.tsx";
import { useOfferSteps } from "#pricing/price-path/offer-price-path.tsx";
import { formatPricePath } from "#pricing/price-path/format-price-path.ts";
import type { DoorName } from "./door-picture.tsx";
import { Door } from "./door.tsx";
import styles from "./doors.module.css";

interface PlanDoorsProps {
  name: DoorName & ("plan" | "trial");
  offers: readonly Offer[];
  /** Where a plan is bought; the offer is named in its query. */
  path: string;
}

/** The plans of the catalogue, each with its price over time in words. */
export function PlanDoors({ name, offers, path }: PlanDoorsProps) {
  const translate = useTranslate<"deals">();
  return (
    <>
      <ul className={styles.doors}>
        {offers.map((offer) => (
          <Door
            key={offer.id}
            name={name}
            title={offer.name}
            to={`${path}?offerid=${encodeURIComponent(offer.id)}`}
            action={translate(`doors.${name}-action`, { offer: offer.name, ...priceOf(offer, translate) })}
          >
            <Price offer={offer} />
          </Door>
        ))}
      </ul>
      <p className={styles.note}>{translate("price-path.before-tax-note")}</p>
    </>
  );
}

/** Tells two links apart that lead to one plan on other terms. */
function priceOf({ phases: [first], currency }: Offer, translate: Translator) {
  if (first === undefined) return { price: "", period: "" };
  const price = formatMoney(first.price.total, currency, translate.locale);
  return { price, period: formatPeriod(translate, first.billingPeriod) };
}

function Price({ offer }: { offer: Offer }) {
  const translate = useTranslate();
  const steps = useOfferSteps(offer);
  return (
    <>
      <OfferHeadline offer={offer} look="card" />
      <p className={styles.note}>{formatPricePath(translate, steps, offer.currency)}</p>
    </>
  );
}

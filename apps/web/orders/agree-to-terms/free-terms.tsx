import type { Offer } from "@skywave/contract";
import { formatDay } from "#i18n/format.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useOfferSteps } from "#pricing/price-path/offer-price-path.tsx";
import pathStyles from "#pricing/price-path/price-path.module.css";
import styles from "./agreement.module.css";

/** What costs nothing and ends by itself: there is no charge to agree to. */
export function FreeTerms({ offer }: { offer: Offer }) {
  const translate = useTranslate();
  const steps = useOfferSteps(offer);
  const { locale } = translate;
  const [first] = steps;
  const end = steps.at(-1)?.end ?? null;
  if (first === undefined || end === null) return null;
  const words = { offer: offer.name, start: formatDay(first.start, locale), end: formatDay(end, locale) };
  return (
    <section className={styles.agreement} aria-labelledby="terms-heading">
      <h2 id="terms-heading">{translate("free-terms.heading")}</h2>
      <p className={pathStyles.terms}>
        {translate("free-terms.free", words)} {translate("free-terms.ends")} {translate("free-terms.cancel")}{" "}
        {translate("free-terms.agree")}
      </p>
    </section>
  );
}

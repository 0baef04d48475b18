import type { Offer } from "@skywave/contract";
import { formatMoney } from "#i18n/format.ts";
import { formatPeriod } from "#i18n/format-period.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { savingOf } from "./saving-of.ts";
import styles from "./term-saving.module.css";

/** What an offer saves over the same plan on its shortest term, and what price it is a saving over. */
export function TermSaving({ offer, offers }: { offer: Offer; offers: readonly Offer[] }) {
  const translate = useTranslate();
  const saving = savingOf(offer, offers);
  const own = offer.phases.at(-1);
  if (saving === undefined || own === undefined) return null;
  const money = (amount: number) => formatMoney(amount, offer.currency, translate.locale);
  return (
    <p className={styles.saving}>
      {translate("plan-card.saving", {
        amount: money(saving.amount),
        period: formatPeriod(translate, own.billingPeriod),
        price: money(saving.over.price.total),
        otherPeriod: formatPeriod(translate, saving.over.billingPeriod),
      })}
    </p>
  );
}

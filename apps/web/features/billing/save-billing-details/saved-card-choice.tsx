import type { PaymentMethod } from "@skywave/contract";
import { useTranslate } from "#i18n/translation-context.ts";
import { cardBrandName } from "@skywave/domain/billing/card-brand-name";
import styles from "./save-billing-details.module.css";

interface SavedCardChoiceProps {
  card: PaymentMethod;
  isSaved: boolean;
  canUseSaved: boolean;
  onChange: (isSaved: boolean) => void;
}

/** The card that the account holds, or another one. */
export function SavedCardChoice({ card, isSaved, canUseSaved, onChange }: SavedCardChoiceProps) {
  const translate = useTranslate();
  const { brand, last4, expiryDate, status } = card.card;
  const text = translate("billing.card-saved", {
    brand: cardBrandName(brand),
    last4,
    month: String(expiryDate.month).padStart(2, "0"),
    year: String(expiryDate.year),
  });
  return (
    <div className={styles.savedCard}>
      <label className={styles.choice}>
        <input
          type="radio"
          name="cardChoice"
          checked={isSaved}
          disabled={!canUseSaved}
          onChange={() => onChange(true)}
        />
        <span>
          {text}
          {status === "VALID" ? null : (
            <small>
              <br />
              {translate(status === "EXPIRED" ? "billing.card-expired" : "billing.card-soon-expired")}
            </small>
          )}
        </span>
      </label>
      <label className={styles.choice}>
        <input type="radio" name="cardChoice" checked={!isSaved} onChange={() => onChange(false)} />
        {translate("billing.use-another-card")}
      </label>
    </div>
  );
}

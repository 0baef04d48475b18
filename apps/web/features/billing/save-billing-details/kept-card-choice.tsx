import type { PaymentMethod } from "@skywave/contract";
import { useTranslate } from "#i18n/translation-context.ts";
import { cardBrandName } from "@skywave/domain/billing/card-brand-name";
import styles from "./save-billing-details.module.css";

interface KeptCardChoiceProps {
  card: PaymentMethod;
  isKept: boolean;
  canUseKept: boolean;
  onChange: (isKept: boolean) => void;
}

/** The card that the account holds, or another one. */
export function KeptCardChoice({ card, isKept, canUseKept, onChange }: KeptCardChoiceProps) {
  const translate = useTranslate();
  const { brand, last4, expiryDate, status } = card.card;
  const text = translate("billing.card-saved", {
    brand: cardBrandName(brand),
    last4,
    month: String(expiryDate.month).padStart(2, "0"),
    year: String(expiryDate.year),
  });
  return (
    <div className={styles.keptCard}>
      <label className={styles.choice}>
        <input
          type="radio"
          name="cardChoice"
          checked={isKept}
          disabled={!canUseKept}
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
        <input type="radio" name="cardChoice" checked={!isKept} onChange={() => onChange(false)} />
        {translate("billing.use-another-card")}
      </label>
    </div>
  );
}

import { GIFT_AMOUNTS } from "@skywave/domain/gifts/gift-limits";
import { currencyOf } from "@skywave/domain/locale/country";
import { toMajorUnits } from "@skywave/domain/money/cents";
import formStyles from "#forms/form.module.css";
import { formatMoney } from "#i18n/format.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { TextField } from "#ui/fields/text-field.tsx";
import pageStyles from "../bill-page/bill-page.module.css";
import styles from "./give-gift.module.css";
import type { GiftFormPart } from "./gift-form.tsx";

interface GiftAmountProps extends GiftFormPart {
  amounts: { least: string; most: string };
}

/** Some amounts to choose from, or another one. None is chosen for the giver. */
export function GiftAmount({ draft, onChange, problemOf, amounts }: GiftAmountProps) {
  const translate = useTranslate<"gifts">();
  const { country } = useApp();
  const currency = currencyOf(country);
  const problem = problemOf("amount");
  const { choice } = draft;
  const isTyped = choice === "other";
  const options = [...GIFT_AMOUNTS[currency].choicesInCents, "other"] as const;
  return (
    <fieldset
      className={formStyles.group}
      aria-describedby={problem === undefined || isTyped ? undefined : "amount-problem"}
    >
      <legend>{translate("gift.amount")}</legend>
      <div className={`${pageStyles.choices} ${styles.amounts}`}>
        {options.map((option, index) => (
          <label key={option} className={pageStyles.choice}>
            <input
              type="radio"
              name="giftAmount"
              // The summary of problems leads here.
              {...(index === 0 && !isTyped ? { id: "field-amount" } : {})}
              checked={choice === option}
              onChange={() => onChange({ choice: option })}
            />
            {option === "other"
              ? translate("gift.amount-other")
              : formatMoney(toMajorUnits(option), currency, translate.locale)}
          </label>
        ))}
      </div>
      {isTyped ? (
        <TextField
          label={translate("gift.amount-typed", amounts)}
          name="amount"
          value={draft.typedAmount}
          onChange={(typedAmount) => onChange({ typedAmount })}
          autoComplete="off"
          error={problem}
        />
      ) : problem === undefined ? null : (
        <p id="amount-problem" className={styles.problem}>
          {problem}
        </p>
      )}
    </fieldset>
  );
}

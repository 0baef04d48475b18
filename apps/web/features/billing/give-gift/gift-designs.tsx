import type { Gift } from "@skywave/contract";
import { currencyOf } from "@skywave/domain/locale/country";
import formStyles from "#forms/form.module.css";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { GiftFace } from "./gift-face.tsx";
import type { GiftFormPart } from "./gift-form.tsx";
import styles from "./give-gift.module.css";
import { amountOf } from "./typed-gift.ts";

const DESIGNS: readonly Gift["design"][] = ["waves", "vinyl", "sunrise", "stars"];

/** The faces that there are, and the card as it will look. */
export function GiftDesigns({ draft, onChange }: GiftFormPart) {
  const translate = useTranslate<"gifts">();
  const { country } = useApp();
  const currency = currencyOf(country);
  return (
    <fieldset className={formStyles.group}>
      <legend>{translate("gift.design")}</legend>
      <GiftFace gift={{ design: draft.design, amount: amountOf(draft), currency }} size="large" />
      <div className={styles.designs}>
        {DESIGNS.map((design) => (
          <label key={design} className={styles.design}>
            <GiftFace gift={{ design, amount: undefined, currency }} size="small" />
            <span>
              <input
                type="radio"
                name="giftDesign"
                checked={draft.design === design}
                onChange={() => onChange({ design })}
              />
              {translate(`gift.design.${design}`)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

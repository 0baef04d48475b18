import { localesOf } from "@skywave/domain/locale/locale";
import formStyles from "#forms/form.module.css";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { TextField } from "#ui/fields/text-field.tsx";
import pageStyles from "../bill-page/bill-page.module.css";
import type { GiftFormPart } from "./gift-form.tsx";

/** When the gift is sent, and in which language where there are two. */
export function GiftTimes({ draft, onChange, problemOf }: GiftFormPart) {
  const translate = useTranslate<"gifts">();
  const { country } = useApp();
  const locales = localesOf(country);
  return (
    <>
      {locales.length === 1 ? null : (
        <fieldset className={formStyles.group}>
          <legend>{translate("gift.language")}</legend>
          <div className={pageStyles.choices}>
            {locales.map((locale) => (
              <label key={locale} className={pageStyles.choice}>
                <input
                  type="radio"
                  name="giftLanguage"
                  checked={draft.language === locale}
                  onChange={() => onChange({ language: locale })}
                />
                {translate(`gift.language.${locale}`)}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <fieldset className={formStyles.group}>
        <legend>{translate("gift.when")}</legend>
        <div className={pageStyles.choices}>
          {[false, true].map((isLater) => (
            <label key={String(isLater)} className={pageStyles.choice}>
              <input
                type="radio"
                name="giftTime"
                checked={draft.isLater === isLater}
                onChange={() => onChange({ isLater })}
              />
              {translate(isLater ? "gift.when.later" : "gift.when.now")}
            </label>
          ))}
        </div>
        {draft.isLater ? (
          <TextField
            label={translate("gift.send-on")}
            name="sendOn"
            type="date"
            value={draft.sendOn}
            onChange={(sendOn) => onChange({ sendOn })}
            autoComplete="off"
            error={problemOf("sendOn")}
          />
        ) : null}
      </fieldset>
    </>
  );
}

import type { Locale } from "@skywave/localization";
import { useTranslation } from "#i18n/translation-context.ts";
import styles from "./shell.module.css";

// Each language under its own name, so that whoever needs it can read it.
const NAMES: Record<Locale, { short: string; full: string }> = {
  "en-US": { short: "EN", full: "English" },
  "en-CA": { short: "EN", full: "English" },
  "fr-CA": { short: "FR", full: "Français" },
};

/** Offers the country's other languages; absent where there is only one. Nothing typed is lost. */
export function LanguageSwitch() {
  const { translate, locales, changeLocale } = useTranslation();
  return locales
    .filter((locale) => locale !== translate.locale)
    .map((locale) => (
      <button
        key={locale}
        type="button"
        lang={locale}
        className={styles.language}
        onClick={() => void changeLocale(locale)}
      >
        <span className={styles.shortName} aria-hidden="true">
          {NAMES[locale].short}
        </span>
        <span className={styles.fullName}>{NAMES[locale].full}</span>
      </button>
    ));
}

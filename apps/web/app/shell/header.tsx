import type { Locale } from "@skywave/localization";
import { Link, useLocation } from "react-router";
import { useTranslate, useTranslation } from "#i18n/translation-context.ts";
import { useApp, useSession } from "#platform/app-services.ts";
import { isSignedIn } from "#platform/session-store.ts";
import { Mark } from "#ui/brand/mark.tsx";
import { PATHS } from "../paths/paths.ts";
import styles from "./shell.module.css";

// Each language under its own name, so that whoever needs it can read it.
const NAMES: Record<Locale, { short: string; full: string }> = {
  "en-US": { short: "EN", full: "English" },
  "en-CA": { short: "EN", full: "English" },
  "fr-CA": { short: "FR", full: "Français" },
};

/** Mark, language, and the ways to listening and to the account, on every page. */
export function Header() {
  const translate = useTranslate();
  const { brand } = useApp().shell;
  const signedIn = useSession(isSignedIn);
  const { pathname } = useLocation();
  const isSignInPage = pathname.toLowerCase() === `/${PATHS.signIn}`;
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to="/" className={styles.brand} aria-label={translate("header.home", { brand: brand.name })}>
          <Mark source={brand.markUrl} />
          <span>{brand.name}</span>
        </Link>
        <nav aria-label={translate("header.navigation")} className={styles.tools}>
          <LanguageSwitch />
          <Link to="/listen" className={signedIn ? undefined : styles.roomy}>
            {translate("header.listen")}
          </Link>
          {signedIn ? (
            <Link to={`/${PATHS.account}`}>{translate("header.account")}</Link>
          ) : isSignInPage ? null : (
            <Link to={`/${PATHS.signIn}`}>{translate("header.sign-in")}</Link>
          )}
        </nav>
      </div>
    </header>
  );
}

/** Offers the country's other languages; absent where there is only one. Nothing typed is lost. */
function LanguageSwitch() {
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

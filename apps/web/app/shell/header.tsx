import { Link, useLocation } from "react-router";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp, useSession } from "#platform/app-services.ts";
import { isSignedIn } from "#platform/session-store.ts";
import { Mark } from "#ui/brand/mark.tsx";
import { PATHS } from "../paths/paths.ts";
import { LanguageSwitch } from "./language-switch.tsx";
import styles from "./shell.module.css";

/** Mark, language and the way to the account, on every page. */
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

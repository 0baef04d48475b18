import { Link } from "react-router";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp, useSession } from "#platform/app-services.ts";
import { isSignedIn } from "#platform/session-store.ts";
import { PATHS } from "../paths/paths.ts";
import { usePrivacyDesk } from "../privacy/use-privacy-desk.tsx";
import styles from "./shell.module.css";

/** Who sells here, under which terms, and where help is, in the same place on every page. */
export function Footer() {
  const translate = useTranslate();
  const { skywave, shell } = useApp();
  const { brand, currency } = shell;
  const signedIn = useSession(isSignedIn);
  const { desk, isMissing, open } = usePrivacyDesk();
  const year = String(new Date(skywave.clock.now()).getUTCFullYear());
  const links = [
    [brand.termsUrl, "footer.terms"],
    [brand.privacyUrl, "footer.privacy"],
    // Whoever has something to cancel is led to where that is done; others read how.
    [signedIn ? `/${PATHS.cancelPlan}` : brand.cancelUrl, "footer.cancel"],
    [brand.helpUrl, "footer.help"],
  ] as const;
  return (
    <footer className={styles.footer}>
      <div className={styles.footerInside}>
        {desk}
        {isMissing ? <p role="alert">{translate("failure.UNREACHABLE", { brand: brand.name })}</p> : null}
        <nav aria-label={translate("footer.navigation")}>
          <ul>
            {links.map(([address, text]) => (
              <li key={text}>
                <Link to={address}>{translate(text)}</Link>
              </li>
            ))}
            <li>
              <button type="button" aria-haspopup="dialog" onClick={open}>
                {translate("footer.choices")}
              </button>
            </li>
          </ul>
        </nav>
        {Reflect.get(navigator, "globalPrivacyControl") === true ? (
          <p>✓ {translate("footer.signal")}</p>
        ) : null}
        <p>{translate("footer.copyright", { year, legalName: brand.legalName, currency })}</p>
      </div>
    </footer>
  );
}

import { useTranslate } from "../../i18n/translation-context.ts";
import { useApp } from "../../platform/app-services.ts";
import styles from "./shell.module.css";

/** Who sells here, under which terms, and where help is, in the same place on every page. */
export function Footer() {
  const translate = useTranslate();
  const { brand, currency } = useApp().shell;
  const { skywave } = useApp();
  const year = String(new Date(skywave.clock.now()).getUTCFullYear());
  return (
    <footer className={styles.footer}>
      <div className={styles.footerInside}>
        <nav aria-label={translate("footer.navigation")}>
          <ul>
            <li>
              <a href={brand.termsUrl}>{translate("footer.terms")}</a>
            </li>
            <li>
              <a href={brand.privacyUrl}>{translate("footer.privacy")}</a>
            </li>
            <li>
              <a href={brand.cancelUrl}>{translate("footer.cancel")}</a>
            </li>
            <li>
              <a href={brand.helpUrl}>{translate("footer.help")}</a>
            </li>
          </ul>
        </nav>
        <p>{translate("footer.copyright", { year, legalName: brand.legalName, currency })}</p>
      </div>
    </footer>
  );
}

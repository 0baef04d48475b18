import { type ReactNode, useCallback, useEffect, useState } from "react";
import { Link } from "react-router";
import { loadPageDictionaries } from "#i18n/load-translator.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp, useSession } from "#platform/app-services.ts";
import { isSignedIn } from "#platform/session-store.ts";
import { PATHS } from "../paths/paths.ts";
import type { PrivacyDesk } from "../privacy/privacy-desk.tsx";
import styles from "./shell.module.css";

/** Nobody waits for a question that may as well come later. */
const SETTLED_AFTER_MILLISECONDS = 2_000;

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

/** The desk is fetched when somebody asks for it, or where the law wants a question, once the page has settled. */
function usePrivacyDesk(): { desk: ReactNode; isMissing: boolean; open: () => void } {
  const { locale } = useTranslate();
  const { skywave, country } = useApp();
  const [Desk, setDesk] = useState<typeof PrivacyDesk>();
  const [isOpen, setOpen] = useState(false);
  const [isMissing, setMissing] = useState(false);

  const fetchDesk = useCallback(async () => {
    try {
      await loadPageDictionaries(skywave, ["privacy"], locale);
      const found = await import("../privacy/privacy-desk.tsx");
      setDesk(() => found.PrivacyDesk);
      setMissing(false);
    } catch (cause) {
      setMissing(true);
      const details = { cause: String(cause) };
      skywave.log({ level: "error", message: "The privacy choices did not load", details });
    }
  }, [skywave, locale]);

  useEffect(() => {
    if (country !== "CA") return undefined;
    const timer = setTimeout(() => void fetchDesk(), SETTLED_AFTER_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [country, fetchDesk]);

  const open = () => {
    setOpen(true);
    void fetchDesk();
  };
  const desk = Desk && <Desk isOpen={isOpen} onOpen={open} onClose={() => setOpen(false)} />;
  return { desk, isMissing: isMissing && isOpen, open };
}

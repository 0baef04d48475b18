import type { Locale } from "@skywave/localization";
import { useSyncExternalStore } from "react";
import { Mark } from "#ui/brand/mark.tsx";
import { useSandbox } from "./panel/sandbox-context.ts";
import { BecomePanel } from "./people/become-panel.tsx";
import { SECTIONS, sectionAt } from "./sandbox-sections.ts";
import styles from "./panel/sandbox.module.css";
import { SoundProgressLine } from "./sound-progress-line.tsx";

/** The door of the sandbox: sections on one side, the open one on the other. */
export function SandboxPage({ locales }: { locales: readonly Locale[] }) {
  const { translate, brandName, otherBrand } = useSandbox();
  const hash = useSyncExternalStore(listenToHash, () => location.hash);
  const open = sectionAt(hash);
  // Only until another section is opened.
  const wantedPersona = hash === "" ? new URLSearchParams(location.search).get("as") : null;
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <p className={styles.brand}>
          <Mark /> {brandName}
        </p>
        <div className={styles.links}>
          {locales.length > 1 ? <LanguageLinks locales={locales} hash={hash} /> : null}
          <a href={otherBrand}>{translate("sandbox.other-brand")}</a>
          <a href="/">{translate("sandbox.product")}</a>
        </div>
      </header>
      <main className={styles.main}>
        <h1>{translate("sandbox.title")}</h1>
        <p className={styles.lead}>{translate("sandbox.intro")}</p>
        <nav className={styles.nav} aria-label={translate("sandbox.sections")}>
          {SECTIONS.map(({ id, title }) => (
            <a
              key={id}
              href={`#${id}`}
              aria-current={id === open.id && wantedPersona === null ? "page" : undefined}
            >
              {translate(title)}
            </a>
          ))}
        </nav>
        {wantedPersona === null ? <open.Panel /> : <BecomePanel personaId={wantedPersona} />}
      </main>
      <SoundProgressLine />
    </div>
  );
}

function LanguageLinks({ locales, hash }: { locales: readonly Locale[]; hash: string }) {
  const { translate } = useSandbox();
  return (
    <nav className={styles.links} aria-label={translate("sandbox.languages")}>
      {locales.map((locale) => (
        <a
          key={locale}
          lang={locale}
          hrefLang={locale}
          href={`?langpref=${locale}${hash}`}
          aria-current={locale === translate.locale ? "true" : undefined}
        >
          {locale.startsWith("fr") ? "Français" : "English"}
        </a>
      ))}
    </nav>
  );
}

function listenToHash(onChanged: () => void): () => void {
  window.addEventListener("hashchange", onChanged);
  return () => window.removeEventListener("hashchange", onChanged);
}

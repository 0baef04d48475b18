import type { Locale } from "@skywave/localization";
import type { ReactNode } from "react";
import type { Translator } from "#i18n/translate.ts";
import { Mark } from "#ui/brand/mark.tsx";
import styles from "./guide.module.css";

interface DocsFrameProps {
  translate: Translator<"sandbox">;
  brandName: string;
  locales: readonly Locale[];
  children: ReactNode;
}

/** What the pages for developers have around them. */
export function DocsFrame({ translate, brandName, locales, children }: DocsFrameProps) {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <p className={styles.brand}>
          <Mark />
          <a href="/docs">{translate("sandbox.docs.home", { brand: brandName })}</a>
        </p>
        <nav className={styles.links} aria-label={translate("sandbox.languages")}>
          {locales.map((locale) => (
            <a
              key={locale}
              lang={locale}
              hrefLang={locale}
              href={`?langpref=${locale}`}
              aria-current={locale === translate.locale ? "true" : undefined}
            >
              {locale.startsWith("fr") ? "Français" : "English"}
            </a>
          ))}
        </nav>
      </header>
      <main className={styles.main}>{children}</main>
    </div>
  );
}

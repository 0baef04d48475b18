import type { Locale } from "@skywave/localization";
import type { Skywave } from "@skywave/sdk";
import type { Translator } from "../i18n/translate.ts";
import { Mark } from "../ui/brand/mark.tsx";
import { ExampleCard } from "./example-card.tsx";
import { EXAMPLES } from "./examples.ts";
import styles from "./guide.module.css";

interface GuidePageProps {
  skywave: Skywave;
  translate: Translator;
  brandName: string;
  locales: readonly Locale[];
}

/** The SDK by examples, each of which runs where it is read. */
export function GuidePage({ skywave, translate, brandName, locales }: GuidePageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <p className={styles.brand}>
          <Mark /> {brandName}
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
      <main className={styles.main}>
        <h1>{translate("sandbox.guide.heading")}</h1>
        <p className={styles.lead}>{translate("sandbox.guide.intro")}</p>
        <p className={styles.links}>
          <a href="/docs/">{translate("sandbox.guide.reference")}</a>
        </p>
        {EXAMPLES.map((example) => (
          <ExampleCard key={example.name} example={example} skywave={skywave} translate={translate} />
        ))}
      </main>
    </div>
  );
}

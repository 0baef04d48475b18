import { DocsFrame } from "./docs-frame.tsx";
import { ExampleCard } from "./example-card.tsx";
import { EXAMPLES } from "./examples.ts";
import type { DocsPageProps } from "./open-docs-page.tsx";
import styles from "./guide.module.css";

/** The SDK by examples, each of which runs where it is read. */
export function GuidePage({ skywave, translate, brandName, locales }: DocsPageProps) {
  return (
    <DocsFrame translate={translate} brandName={brandName} locales={locales}>
      <h1>{translate("sandbox.guide.heading")}</h1>
      <p className={styles.lead}>{translate("sandbox.guide.intro")}</p>
      <p className={styles.links}>
        <a href="/docs/">{translate("sandbox.guide.reference")}</a>
      </p>
      {EXAMPLES.map((example) => (
        <ExampleCard key={example.name} example={example} skywave={skywave} translate={translate} />
      ))}
    </DocsFrame>
  );
}

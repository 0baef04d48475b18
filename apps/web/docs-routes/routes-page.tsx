import { DocsFrame } from "#docs-sdk/docs-frame.tsx";
import styles from "#docs-sdk/guide.module.css";
import type { DocsPageProps } from "#docs-sdk/open-docs-page.tsx";
import { RouteList } from "./route-list.tsx";

/** Every address of the product, with the rules it goes by. */
export function RoutesPage({ translate, brandName, locales }: DocsPageProps) {
  return (
    <DocsFrame translate={translate} brandName={brandName} locales={locales}>
      <h1>{translate("sandbox.routes.heading")}</h1>
      <p className={styles.lead}>{translate("sandbox.routes.intro")}</p>
      <RouteList translate={translate} />
    </DocsFrame>
  );
}

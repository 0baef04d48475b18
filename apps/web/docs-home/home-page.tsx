import { DocsFrame } from "#docs-sdk/docs-frame.tsx";
import styles from "#docs-sdk/guide.module.css";
import type { DocsPageProps } from "#docs-sdk/open-docs-page.tsx";
import own from "./home-page.module.css";

const PAGES = [
  { id: "sdk", path: "/docs/sdk" },
  { id: "api", path: "/docs/api/" },
  { id: "tracking", path: "/docs/tracking" },
  { id: "routes", path: "/docs/routes" },
  { id: "openapi", path: "/openapi.json" },
  { id: "configuration", path: "/api/configservice/v1/applications/web/configs/v1/me" },
] as const;

/** What there is to read for developers, and what each page is good for. */
export function HomePage({ translate, brandName, locales }: DocsPageProps) {
  return (
    <DocsFrame translate={translate} brandName={brandName} locales={locales}>
      <h1>{translate("sandbox.docs.heading")}</h1>
      <p className={styles.lead}>{translate("sandbox.docs.intro")}</p>
      <ul className={own.pages}>
        {PAGES.map(({ id, path }) => (
          <li key={id} className={styles.example}>
            <h2>
              <a href={path}>{translate(`sandbox.docs.${id}`)}</a>
            </h2>
            <p className={styles.about}>{translate(`sandbox.docs.${id}.about`)}</p>
          </li>
        ))}
      </ul>
    </DocsFrame>
  );
}

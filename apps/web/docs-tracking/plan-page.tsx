import { DATA_GROUPS } from "@skywave/tracking/catalogue";
import { DocsFrame } from "#docs-sdk/docs-frame.tsx";
import styles from "#docs-sdk/guide.module.css";
import type { DocsPageProps } from "#docs-sdk/open-docs-page.tsx";
import { EventList } from "./event-list.tsx";
import { GroupTable } from "./group-table.tsx";

/** Every event and every field of analytics, as the catalogue has them. */
export function PlanPage({ translate, brandName, locales }: DocsPageProps) {
  return (
    <DocsFrame translate={translate} brandName={brandName} locales={locales}>
      <h1>{translate("tracking.heading")}</h1>
      <p className={styles.lead}>{translate("tracking.intro")}</p>
      <section className={styles.example}>
        <h2>{translate("tracking.consent-heading")}</h2>
        <p>{translate("tracking.consent")}</p>
      </section>
      <h2>{translate("tracking.events")}</h2>
      <EventList translate={translate} />
      <h2>{translate("tracking.groups")}</h2>
      {Object.entries(DATA_GROUPS).map(([name, field]) => (
        <GroupTable key={name} name={name} field={field} translate={translate} />
      ))}
    </DocsFrame>
  );
}

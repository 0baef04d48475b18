import { DATA_GROUPS, EVENT_AREAS, type EventArea, type Field, groupsOf } from "@skywave/tracking/catalogue";
import { DocsFrame } from "#docs-sdk/docs-frame.tsx";
import styles from "#docs-sdk/guide.module.css";
import type { DocsPageProps } from "#docs-sdk/open-docs-page.tsx";
import type { Translator } from "#i18n/translate.ts";
import { type FlatField, flattenFields } from "./flatten-fields.ts";
import plan from "./plan.module.css";

const isArea = (entry: [string, unknown]): entry is Area => entry[0] in EVENT_AREAS;

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

type Area = [EventArea, (typeof EVENT_AREAS)[EventArea]];

/** Every event: when it is told, and what it carries. */
function EventList({ translate }: { translate: Translator<"tracking"> }) {
  return Object.entries(EVENT_AREAS)
    .filter(isArea)
    .map(([area, names]) => (
      <section key={area} className={styles.example}>
        <h3>{translate(`tracking.area.${area}`)}</h3>
        <dl className={plan.events}>
          {names.map((name) => (
            <div key={name} id={`event-${name}`}>
              <dt>
                <code lang="en">{name}</code>
              </dt>
              <dd>{translate(`tracking.event.${name}`)}</dd>
              <dd className={styles.about}>
                {translate("tracking.carried", { groups: groupsOf(name).join(", ") })}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    ));
}

interface GroupTableProps {
  name: string;
  field: Field;
  translate: Translator<"tracking">;
}

/** A group of data with its fields, their types, and which say who somebody is. */
function GroupTable({ name, field, translate }: GroupTableProps) {
  const label = translate("tracking.table", { group: name });
  return (
    <section className={styles.example} id={`group-${name}`}>
      <h3>
        <code lang="en">{name}</code>
      </h3>
      {field.kind === "list" ? <p>{translate("tracking.type.listed")}</p> : null}
      {/* A wide table scrolls by itself; whoever has no mouse scrolls it from the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls needs the focus */}
      <div className={plan.scroller} role="region" aria-label={label} tabIndex={0}>
        <table className={plan.fields} aria-label={label}>
          <thead>
            <tr>
              <th scope="col">{translate("tracking.field")}</th>
              <th scope="col">{translate("tracking.type")}</th>
              <th scope="col">{translate("tracking.personal")}</th>
            </tr>
          </thead>
          <tbody>
            {flattenFields(field).map(({ path, field: part }) => (
              <tr key={path}>
                <th scope="row">
                  <code lang="en">{path}</code>
                </th>
                <td>{formatType(part, translate)}</td>
                <td>{translate(`tracking.personal.${traceOf(part)}`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function formatType(field: Field, translate: Translator<"tracking">): string {
  switch (field.kind) {
    case "text":
    case "number":
    case "money":
    case "yesNo":
      return translate(`tracking.type.${field.kind}`);
    case "oneOf":
      return field.values.join(" | ");
    case "list":
      return translate("tracking.type.list", { type: formatType(field.of, translate) });
    case "shape":
      return Object.keys(field.fields).join(", ");
  }
}

function traceOf(field: FlatField["field"]) {
  return (field.kind === "text" ? field.trace : undefined) ?? "none";
}

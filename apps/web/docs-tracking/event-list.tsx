import { EVENT_AREAS, type EventArea, groupsOf } from "@skywave/tracking/catalogue";
import styles from "#docs-sdk/guide.module.css";
import type { Translator } from "#i18n/translate.ts";
import plan from "./plan.module.css";

type Area = [EventArea, (typeof EVENT_AREAS)[EventArea]];
const isArea = (entry: [string, unknown]): entry is Area => entry[0] in EVENT_AREAS;

/** Every event: when it is told, and what it carries. */
export function EventList({ translate }: { translate: Translator<"tracking"> }) {
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

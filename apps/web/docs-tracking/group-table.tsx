import type { Field } from "@skywave/tracking/catalogue";
import styles from "#docs-sdk/guide.module.css";
import type { Translator } from "#i18n/translate.ts";
import { type FlatField, flattenFields } from "./flatten-fields.ts";
import plan from "./plan.module.css";

interface GroupTableProps {
  name: string;
  field: Field;
  translate: Translator<"tracking">;
}

/** A group of data with its fields, their types, and which say who somebody is. */
export function GroupTable({ name, field, translate }: GroupTableProps) {
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

import type { Translator } from "#i18n/translate.ts";
import type { RouteRow } from "#app/routes/route-row.ts";
import { routes } from "#app/routes/routes.ts";
import { describeRow, linkTo, type TextReference } from "./describe-row.ts";
import styles from "./route-list.module.css";

/** Every address of the product, read from the table that the product goes by. */
export function RouteList({ translate }: { translate: Translator<"sandbox"> }) {
  return (
    <ul className={styles.rows}>
      {routes.map((row, index) => (
        // Several rows may stand at one address; the table never changes its order.
        <li key={`${row.path} ${index}`} className={styles.row}>
          <Row row={row} translate={translate} />
        </li>
      ))}
    </ul>
  );
}

function Row({ row, translate }: { row: RouteRow; translate: Translator<"sandbox"> }) {
  const { what, guard, flags, tracking } = describeRow(row);
  const format = ({ key, values }: TextReference) => translate(key, values);
  const address = `/${row.path}`;
  return (
    <>
      <p className={styles.address}>
        <a href={linkTo(row)} aria-label={translate("sandbox.routes.open", { path: address })}>
          {address}
        </a>
      </p>
      {[...what, ...flags].map((text) => (
        <p key={text.key + text.values["path"]}>{format(text)}</p>
      ))}
      <p className={styles.soft}>
        {format(guard)} {format(tracking)}
      </p>
    </>
  );
}

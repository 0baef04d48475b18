import type { Offer } from "@skywave/contract";
import { useId } from "react";
import { useTranslate } from "#i18n/translation-context.ts";
import styles from "./compare-plans.module.css";
import { isComparable, rowsToCompare } from "./rows-to-compare.ts";

/** What each plan includes, side by side; nothing where that is known of one plan at most. */
export function ComparePlans({ plans: offers }: { plans: readonly Offer[] }) {
  const translate = useTranslate();
  const id = useId();
  const plans = offers.filter(isComparable);
  if (plans.length < 2) return null;
  return (
    <div>
      <h2 id={id} className={styles.heading}>
        {translate("compare.heading")}
      </h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls needs the focus */}
      <div className={styles.scroll} role="region" aria-labelledby={id} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{translate("compare.what")}</th>
              {plans.map(({ id: planId, name }) => (
                <th key={planId} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rowsToCompare(translate, plans).map(({ name, cells }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, place) => (
                  <td key={plans[place]?.id}>{typeof cell === "string" ? cell : <Whether is={cell} />}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function Whether({ is }: { is: boolean }) {
  const translate = useTranslate();
  return (
    <>
      <span className={styles.sign} data-included={is} aria-hidden="true">
        {is ? "✓" : "–"}
      </span>
      <span className="visually-hidden">{translate(is ? "compare.yes" : "compare.no")}</span>
    </>
  );
}

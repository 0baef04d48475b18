import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslate } from "#i18n/translation-context.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { planPaths } from "../parts/plan-paths.ts";
import styles from "../parts/plans.module.css";
import surface from "#ui/surface/surface.module.css";

interface ReceiptProps {
  subscriptionId: string;
  /** What is done, in one sentence. */
  done: string;
  /** What follows from it; nothing for what needs no more words. */
  facts?: readonly string[];
  /** What can be done about it. */
  acts?: ReactNode;
  children?: ReactNode;
}

/** The end of every change: that it is done, what follows from it, and the way to the plan. */
export function Receipt({ subscriptionId, done, facts = [], acts, children }: ReceiptProps) {
  const translate = useTranslate<"plans">();
  return (
    <div className={styles.stack}>
      <Notice tone="good" takesFocus>
        {done}
      </Notice>
      {facts.length === 0 ? null : (
        <section className={surface.card}>
          <ul className={styles.facts}>
            {[...facts, translate("change.mail")].map((fact) => (
              <li key={fact}>
                <span>{fact}</span>
              </li>
            ))}
          </ul>
          {acts}
        </section>
      )}
      {children}
      <p>
        <Link className={styles.link} to={planPaths.view(subscriptionId)}>
          {translate("plan.see-plan")}
        </Link>
      </p>
    </div>
  );
}

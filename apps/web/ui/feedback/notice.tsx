import type { ReactNode } from "react";
import styles from "./feedback.module.css";

interface NoticeProps {
  tone: "good" | "info" | "warn" | "bad";
  children: ReactNode;
  actions?: ReactNode;
}

const SIGNS = { good: "✓", info: "i", warn: "!", bad: "!" };

/** A message about what just happened. Refusals are spoken at once, the rest when the listener is free. */
export function Notice({ tone, children, actions }: NoticeProps) {
  return (
    <div className={styles.notice} data-tone={tone} role={tone === "bad" ? "alert" : "status"}>
      <span className={styles.sign} aria-hidden="true">
        {SIGNS[tone]}
      </span>
      <div>
        <div>{children}</div>
        {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}

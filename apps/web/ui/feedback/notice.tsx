import { type ReactNode, useEffect, useRef } from "react";
import styles from "./feedback.module.css";

interface NoticeProps {
  tone: "good" | "info" | "warn" | "bad";
  children: ReactNode;
  actions?: ReactNode;
  /** For refusals far above the button that caused them: brings them into view. */
  takesFocus?: boolean;
}

const SIGNS = { good: "✓", info: "i", warn: "!", bad: "!" };

/** A message about what just happened. Refusals are spoken at once, the rest when the listener is free. */
export function Notice({ tone, children, actions, takesFocus = false }: NoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  return (
    <div
      ref={box}
      tabIndex={takesFocus ? -1 : undefined}
      className={styles.notice}
      data-tone={tone}
      role={tone === "bad" ? "alert" : "status"}
    >
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

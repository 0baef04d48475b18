import type { KeyOf } from "#i18n/translate.ts";
import { type ReactNode, useId } from "react";
import { useSandbox } from "../panel/sandbox-context.ts";
import styles from "./identity.module.css";

interface TrialProps {
  heading: KeyOf<"sandbox">;
  about: KeyOf<"sandbox">;
  hasFailed?: boolean;
  /** What came of it; read out when it changes. */
  outcome?: ReactNode;
  children: ReactNode;
}

/** One thing to try: what it is, what to press, and what came of it. */
export function Trial({ heading, about, hasFailed = false, outcome, children }: TrialProps) {
  const { translate } = useSandbox();
  const id = useId();
  return (
    <section className={styles.trial} aria-labelledby={id}>
      <h3 id={id}>{translate(heading)}</h3>
      <p className={styles.about}>{translate(about)}</p>
      {children}
      <div role="status" className={styles.outcome}>
        {hasFailed ? translate("sandbox.identity.failed") : outcome}
      </div>
    </section>
  );
}

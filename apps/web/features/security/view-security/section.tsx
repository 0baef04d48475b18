import { type ReactNode, useId } from "react";
import styles from "./security.module.css";

interface SectionProps {
  heading: string;
  act?: ReactNode;
  children: ReactNode;
}

/** One part of the security page. */
export function Section({ heading, act, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{heading}</h2>
        {act}
      </div>
      {children}
    </section>
  );
}

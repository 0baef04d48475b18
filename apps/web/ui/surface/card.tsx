import { type ReactNode, useId } from "react";
import styles from "./surface.module.css";

interface CardProps {
  heading: string;
  act?: ReactNode;
  children: ReactNode;
}

/** One part of a page, under its heading. */
export function Card({ heading, act, children }: CardProps) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{heading}</h2>
        {act}
      </div>
      {children}
    </section>
  );
}

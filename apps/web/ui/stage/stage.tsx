import { type ReactNode, useEffect, useId, useRef } from "react";
import styles from "./stage.module.css";

interface StageProps {
  heading: string;
  /** Which of how many it is, where they are shown one by one; undefined where all stand on one page. */
  count: string | undefined;
  /** What was settled in it, once it is over. */
  summary?: string | undefined;
  /** Null while it is not the one that is open. */
  children: ReactNode;
}

/** One of several stages of a page: alone on it, or a section of which one is open. */
export function Stage({ heading, count, summary, children }: StageProps) {
  const isOpen = children !== null;
  const title = useFocusOnOpen(isOpen);
  const id = useId();
  if (count !== undefined && !isOpen) return null;
  return (
    <section className={styles.stage} data-open={isOpen} aria-labelledby={id}>
      {count === undefined ? null : <p className={styles.count}>{count}</p>}
      <h2 ref={title} id={id} tabIndex={-1}>
        {heading}
      </h2>
      {isOpen || summary === undefined ? null : <p>{summary}</p>}
      {children}
    </section>
  );
}

/** A stage that opens after the page did takes the focus, so that a listener hears what comes next. */
function useFocusOnOpen(isOpen: boolean) {
  const title = useRef<HTMLHeadingElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (isOpen && !wasOpen.current) title.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return title;
}

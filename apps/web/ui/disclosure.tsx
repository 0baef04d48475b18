import { type ReactNode, useId, useState } from "react";
import styles from "./disclosure.module.css";

interface DisclosureProps {
  summary: ReactNode;
  /** For listeners, where the summary alone says too little. It starts with the summary. */
  label?: string;
  children: ReactNode;
  onToggle?: (isOpen: boolean) => void;
}

/** Something more to read, behind a chevron. */
export function Disclosure({ summary, label, children, onToggle }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div>
      <button
        type="button"
        className={styles.summary}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={label}
        onClick={() => {
          onToggle?.(!isOpen);
          setOpen(!isOpen);
        }}
      >
        {summary}
        <span className={styles.chevron} aria-hidden="true" />
      </button>
      <div id={id} hidden={!isOpen} className={styles.content}>
        {children}
      </div>
    </div>
  );
}

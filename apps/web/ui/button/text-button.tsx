import type { ReactNode } from "react";
import styles from "./button.module.css";

interface TextButtonProps {
  children: ReactNode;
  onPress: () => void;
  /** For listeners, where the words alone say too little. It starts with the words. */
  label?: string;
  isExpanded?: boolean;
  controls?: string;
  /** Working buttons stay focusable and say so, but do nothing. */
  isWorking?: boolean;
}

/** A button that reads like a link. */
export function TextButton(props: TextButtonProps) {
  const { children, onPress, label, isExpanded, controls, isWorking = false } = props;
  return (
    <button
      type="button"
      className={styles.text}
      aria-label={label}
      aria-expanded={isExpanded}
      aria-controls={controls}
      aria-disabled={isWorking || undefined}
      onClick={() => {
        if (!isWorking) onPress();
      }}
    >
      {children}
    </button>
  );
}

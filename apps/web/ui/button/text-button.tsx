import type { ReactNode } from "react";
import styles from "./button.module.css";

interface TextButtonProps {
  children: ReactNode;
  onPress: () => void;
  /** For listeners, where the words alone say too little. It starts with the words. */
  label?: string;
  isExpanded?: boolean;
  controls?: string;
}

/** A button that reads like a link. */
export function TextButton({ children, onPress, label, isExpanded, controls }: TextButtonProps) {
  return (
    <button
      type="button"
      className={styles.text}
      aria-label={label}
      aria-expanded={isExpanded}
      aria-controls={controls}
      onClick={onPress}
    >
      {children}
    </button>
  );
}

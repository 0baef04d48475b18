import type { ReactNode } from "react";
import styles from "./button.module.css";

interface ButtonProps {
  children: ReactNode;
  onPress?: () => void;
  type?: "button" | "submit";
  look?: "signal" | "quiet";
  /** Working buttons stay focusable and say so, but do nothing. */
  isWorking?: boolean;
  workingText?: string;
}

/** The button of the page. Everything else that can be pressed is quieter. */
export function Button(props: ButtonProps) {
  const { children, onPress, type = "button", look = "signal", isWorking = false, workingText } = props;
  return (
    <button
      type={type}
      className={styles.button}
      data-look={look}
      aria-disabled={isWorking || undefined}
      onClick={(event) => {
        if (isWorking) event.preventDefault();
        else onPress?.();
      }}
    >
      {isWorking ? <span className={styles.dots} aria-hidden="true" /> : null}
      <span>{isWorking && workingText !== undefined ? workingText : children}</span>
    </button>
  );
}

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
  /** Pressed many times in a row on purpose. */
  isRepeatable?: boolean;
}

/** The button of the page. Everything else that can be pressed is quieter. */
export function Button(props: ButtonProps) {
  const { children, onPress, type = "button", look = "signal", isWorking = false, workingText } = props;
  const { isRepeatable = false } = props;
  return (
    <button
      type={type}
      className={styles.button}
      data-look={look}
      aria-disabled={isWorking || undefined}
      onClick={(event) => {
        // A double click is one press: its second click would undo a switch, or press what the button says by then.
        const isEcho = event.detail > 1 && !isRepeatable;
        if (isWorking || isEcho) event.preventDefault();
        else onPress?.();
      }}
    >
      {isWorking ? <span className={styles.dots} aria-hidden="true" /> : null}
      <span>{isWorking && workingText !== undefined ? workingText : children}</span>
    </button>
  );
}

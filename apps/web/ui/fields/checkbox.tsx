import type { ReactNode } from "react";
import styles from "./fields.module.css";

interface CheckboxProps {
  name: string;
  children: ReactNode;
  isChecked: boolean;
  /** Leaving it empty is an answer too. */
  isOptional?: boolean;
  onChange: (isChecked: boolean) => void;
  error?: string | undefined;
}

/** A box to tick; never ticked for the person. */
export function Checkbox({ name, children, isChecked, isOptional = false, onChange, error }: CheckboxProps) {
  const id = `field-${name}`;
  return (
    <div className={styles.checkbox} data-invalid={error !== undefined}>
      <label>
        <input
          id={id}
          type="checkbox"
          name={name}
          checked={isChecked}
          aria-required={!isOptional}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{children}</span>
      </label>
      {error === undefined ? null : (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

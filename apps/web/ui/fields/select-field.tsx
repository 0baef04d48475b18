import type { Ref } from "react";
import styles from "./fields.module.css";

interface SelectFieldProps {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLSelectElement>;
  error?: string | undefined;
  placeholder: string;
  options: readonly { value: string; label: string }[];
  autoComplete?: string;
}

/** One of many. The browser's own list, because phones do it best. */
export function SelectField(props: SelectFieldProps) {
  const { label, name, value, onChange, onBlur, ref, error, placeholder, options, autoComplete } = props;
  const id = `field-${name}`;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select
        ref={ref}
        id={id}
        name={name}
        className={styles.input}
        value={value}
        autoComplete={autoComplete}
        aria-required="true"
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      >
        <option value="" disabled>
          {placeholder}
        </option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {error === undefined ? null : (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

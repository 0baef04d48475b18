import { type ReactNode, useId } from "react";
import styles from "./switch-row.module.css";

interface SwitchRowProps {
  /** What is switched, in code. */
  name: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  children: ReactNode;
}

/** One thing that is on or off, with what that means. */
export function SwitchRow({ name, isOn, onChange, children }: SwitchRowProps) {
  const id = useId();
  return (
    <li className={styles.switch}>
      <input
        type="checkbox"
        role="switch"
        id={id}
        checked={isOn}
        aria-checked={isOn}
        aria-describedby={`${id}-meaning`}
        onChange={(event) => onChange(event.target.checked)}
      />
      <div>
        <label htmlFor={id}>
          <code>{name}</code>
        </label>
        <div id={`${id}-meaning`} className={styles.meaning}>
          {children}
        </div>
      </div>
    </li>
  );
}

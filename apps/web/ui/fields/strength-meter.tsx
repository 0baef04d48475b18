import styles from "./fields.module.css";

interface StrengthMeterProps {
  /** 0 to 3 */
  level: number;
  text: string;
}

/** How hard a password is to guess; the text says the same as the bars. */
export function StrengthMeter({ level, text }: StrengthMeterProps) {
  return (
    <div className={styles.meter} data-level={level}>
      <span aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <p role="status">{text}</p>
    </div>
  );
}

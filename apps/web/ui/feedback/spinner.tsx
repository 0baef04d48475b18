import styles from "./feedback.module.css";

/** Shows that something is on its way; says so where a text is given. */
export function Spinner({ label }: { label?: string }) {
  return (
    <div className={styles.spinner} role={label === undefined ? undefined : "status"}>
      <span className="app-loader-waves" aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
        <i />
      </span>
      {label === undefined ? null : <span>{label}</span>}
    </div>
  );
}

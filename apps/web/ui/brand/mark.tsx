import styles from "./brand.module.css";

/** The mark of a brand that brings its own; else a signal rising over the horizon. */
export function Mark({ source }: { source?: string | undefined }) {
  if (source !== undefined) return <img src={source} alt="" className={styles.mark} />;
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
      <g fill="none" strokeLinecap="round" strokeWidth="2.8">
        <path d="M3 25h26" stroke="currentColor" />
        <path d="M11.6 20.5a4.4 4.4 0 0 1 8.8 0" className={styles.wave} />
        <path d="M7.2 19.8a8.8 8.8 0 0 1 17.6 0" className={styles.wave} opacity=".8" />
        <path d="M3 18.6a13.2 13.2 0 0 1 26 0" className={styles.wave} opacity=".55" />
      </g>
    </svg>
  );
}

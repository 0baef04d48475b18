import { useTranslate } from "#i18n/translation-context.ts";
import styles from "./radio-id.module.css";

/** The screen of a car on channel 0: where the ID stands, which nobody would look for there. */
export function ChannelZeroPicture() {
  const translate = useTranslate<"radios">();
  return (
    <svg className={styles.picture} viewBox="0 0 320 150" aria-hidden="true" focusable="false">
      <path className={styles.dash} d="M0 150V44C60 10 260 10 320 44v106z" />
      <rect className={styles.screen} x="62" y="30" width="196" height="94" rx="10" />
      <g className={styles.knobs}>
        <circle cx="34" cy="86" r="14" />
        <circle cx="286" cy="86" r="14" />
        <path d="M34 76v6M286 76v6" />
      </g>
      <text className={styles.channel} x="80" y="62">
        0
      </text>
      <path className={styles.rule} d="M80 72h160" />
      <text className={styles.screenLabel} x="80" y="91">
        {translate("find-radio.radio-id")}
      </text>
      <text className={styles.screenId} x="80" y="113">
        A1B2 C3D4
      </text>
    </svg>
  );
}

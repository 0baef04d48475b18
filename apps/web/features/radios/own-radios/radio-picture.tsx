import type { FoundDevice } from "@skywave/contract";
import styles from "./own-radios.module.css";

/** What a radio is in, or the radio itself. */
const OUTLINES: Readonly<Record<FoundDevice["type"], string>> = {
  car: "M4 21v-4l2-1 2.5-6h15l2.5 6 2 1v4M4 21h24M8.5 21v2M23.5 21v2M6 16h20M9 18.5h2M21 18.5h2",
  radio: "M5 12h22v13H5zM9 12 22 5M9.5 18.5h6M20 18.5a2 2 0 1 0 4 0 2 2 0 0 0-4 0",
  marine: "M4 20h24l-4 6H8zM15 17V5l9 9H15M12 17V8l-6 7M3 29c3 0 3-1 6-1s3 1 6 1 3-1 6-1 3 1 6 1",
  aviation: "M4 17c0-2 3-3 6-3h12l3-4h2l-1 6c0 3-2 4-5 4H9c-3 0-5-1-5-3zM15 20l-3 5h3l6-5M14 14l-2-4h3l5 4",
};

/** Beside the name of a radio, which says the same. */
export function RadioPicture({ type }: { type: FoundDevice["type"] }) {
  return (
    <svg className={styles.picture} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path d={OUTLINES[type]} />
    </svg>
  );
}

import styles from "./doors.module.css";

/** What is behind a door, in a few strokes on the night sky. */
const STROKES = {
  plan: ["M4 30a20 20 0 0 1 40 0", "M12 30a12 12 0 0 1 24 0", "M20 30a4 4 0 0 1 8 0", "M4 37h40"],
  radio: [
    "M5 30l4-11a5 5 0 0 1 5-3h20a5 5 0 0 1 5 3l4 11v8H5z",
    "M12 31h6",
    "M30 31h6",
    "M18 10a8 8 0 0 1 12 0",
    "M14 6a14 14 0 0 1 20 0",
  ],
  trial: ["M24 8v8", "M24 40a16 16 0 1 0 0-32 16 16 0 0 0 0 32z", "M24 24l7 5"],
  student: ["M4 20l20-9 20 9-20 9z", "M13 25v9c6 5 16 5 22 0v-9", "M42 21v11"],
  partner: ["M18 30l12-12", "M21 14l4-4a9 9 0 0 1 13 13l-4 4", "M27 34l-4 4a9 9 0 0 1-13-13l4-4"],
  code: ["M8 14h32v7a3 3 0 0 0 0 6v7H8v-7a3 3 0 0 0 0-6z", "M27 14v4", "M27 22v4", "M27 30v4"],
  "gift-card": [
    "M7 18h34v8H7z",
    "M10 26h28v14H10z",
    "M24 18v22",
    "M24 18c-10 0-11-9-5-9 4 0 5 5 5 9 0-4 1-9 5-9 6 0 5 9-5 9z",
  ],
  several: [
    "M10 40v-3a8 8 0 0 1 16 0v3",
    "M18 25a6 6 0 1 0 0-12 6 6 0 0 0 0 12z",
    "M31 25a5 5 0 1 0-1-10",
    "M32 29a8 8 0 0 1 7 8v3",
  ],
  account: ["M10 40v-2a14 14 0 0 1 28 0v2", "M24 22a7 7 0 1 0 0-14 7 7 0 0 0 0 14z"],
} as const;

export type DoorName = keyof typeof STROKES;

/** Says nothing that the words beside it do not say. */
export function DoorPicture({ name }: { name: DoorName }) {
  return (
    <svg className={styles.picture} viewBox="-36 0 120 48" aria-hidden="true" focusable="false">
      {STROKES[name].map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}

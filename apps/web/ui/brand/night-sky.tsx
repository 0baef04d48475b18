import styles from "./brand.module.css";

const RINGS = [70, 130, 200, 280, 370, 470, 580, 700];

// Placed by hand: a random sky would be another one on every visit.
const SMALL_STARS =
  "M190 130h0M420 180h0M640 210h0M740 40h0M1010 150h0M1210 190h0M1390 30h0M260 250h0M1180 290h0";
const LARGE_STARS = "M80 60h0M330 46h0M560 84h0M905 70h0M1120 54h0M1300 96h0M1420 170h0";

/** Night over a curved horizon, with radio waves rising from a mast: the picture of the landing page. */
export function NightSky() {
  return (
    <svg
      className={styles.sky}
      viewBox="0 0 1440 560"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <radialGradient id="sky-dawn" cx="0.5" cy="0.5" r="0.5">
          <stop offset="0" stopColor="var(--dawn)" stopOpacity="0.75" />
          <stop offset="0.35" stopColor="var(--dusk)" stopOpacity="0.38" />
          <stop offset="1" stopColor="var(--night-high)" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="sky-earth" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--night)" />
          <stop offset="1" stopColor="var(--earth)" />
        </linearGradient>
      </defs>
      <ellipse cx="1080" cy="500" rx="620" ry="330" fill="url(#sky-dawn)" />
      <g stroke="var(--on-night)" strokeLinecap="round" opacity="0.75">
        <path d={SMALL_STARS} strokeWidth="1.7" />
        <path d={LARGE_STARS} strokeWidth="2.5" />
      </g>
      <g fill="none" stroke="var(--wave)">
        {RINGS.map((r, index) => (
          <circle
            key={r}
            cx="1080"
            cy="404"
            r={r}
            strokeWidth={index < 3 ? 2 : 1.25}
            opacity={0.62 - index * 0.07}
          />
        ))}
      </g>
      <path d="M0 520C360 455 760 440 1080 452s300 24 360 34v80H0Z" fill="url(#sky-earth)" />
      <g stroke="var(--wave)" strokeWidth="2" strokeLinecap="round">
        <path d="M1080 404v50M1080 410l-12 44M1080 410l12 44M1073 436h14" />
      </g>
      <circle cx="1080" cy="402" r="4.5" fill="#fff" />
    </svg>
  );
}

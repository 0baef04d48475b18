import { lazy, Suspense, useEffect, useRef, useState } from "react";
import styles from "./on-air-later.module.css";

const OnAir = lazy(async () => ({ default: (await import("./on-air.tsx")).OnAir }));

/** So far ahead of the window it is fetched, so that it is there when somebody scrolls to it. */
const AHEAD = "400px";

/** What is on air, below what a page is for: it comes when its place comes near, which is kept for it. */
export function OnAirLater() {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (place.current === null || isNear) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: AHEAD },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  return (
    <div className={styles.place} ref={place}>
      {isNear ? (
        <Suspense>
          <OnAir />
        </Suspense>
      ) : null}
    </div>
  );
}

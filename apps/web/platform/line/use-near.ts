import { type RefObject, useEffect, useState } from "react";

/** So far ahead of the window, so that what comes is there when somebody scrolls to it. */
const AHEAD = "400px";

/** Whether an element has come near the window, once and for all. */
export function useNear(place: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (place.current === null || isNear) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: AHEAD },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, isNear]);
  return isNear;
}

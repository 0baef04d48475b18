import { type ReactNode, useEffect, useRef, useState } from "react";
import { BesideThePage } from "./beside-the-page.tsx";

/** So far ahead of the window it is fetched, so that it is there when somebody scrolls to it. */
const AHEAD = "400px";

interface WhenNearProps {
  /** Keeps the place of what comes, so that nothing moves. */
  className: string | undefined;
  children: ReactNode;
}

/** Something below what a page is for: it is drawn once its place comes near. */
export function WhenNear({ className, children }: WhenNearProps) {
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
    <div className={className} ref={place}>
      {isNear ? <BesideThePage>{children}</BesideThePage> : null}
    </div>
  );
}

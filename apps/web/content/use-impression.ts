import { type RefObject, useEffect, useRef } from "react";

const SEEN_SHARE = 0.5;

/** Calls once, when half of an element has come into sight. */
export function useImpression(element: RefObject<HTMLElement | null>, onSeen: () => void): void {
  const wasSeen = useRef(false);
  useEffect(() => {
    if (element.current === null || wasSeen.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (wasSeen.current || !entries.some(({ isIntersecting }) => isIntersecting)) return;
        wasSeen.current = true;
        observer.disconnect();
        onSeen();
      },
      { threshold: SEEN_SHARE },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, onSeen]);
}

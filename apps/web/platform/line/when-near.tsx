import { type ReactNode, useEffect, useRef, useState } from "react";
import { BesideThePage } from "../beside-the-page.tsx";
import { whenLineIsFree } from "./line.ts";
import { useNear } from "./use-near.ts";

interface WhenNearProps {
  /** Keeps the place of what comes, so that nothing moves. */
  className: string | undefined;
  /** Draws it as well once nobody waits for anything else: for what people look for, or reach by other ways than scrolling. */
  orSoon?: boolean;
  children: ReactNode;
}

/** Something below what a page is for: it is drawn once its place comes near. */
export function WhenNear({ className, orSoon = false, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  const isDue = useLineFree(orSoon);
  return (
    <div className={className} ref={place}>
      {isNear || isDue ? <BesideThePage>{children}</BesideThePage> : null}
    </div>
  );
}

/** Whether nobody has had the line since this was drawn; false for whoever does not ask. */
function useLineFree(isAsked: boolean): boolean {
  const [isFree, setFree] = useState(false);
  useEffect(() => {
    if (!isAsked) return undefined;
    let isHere = true;
    void whenLineIsFree().then(() => isHere && setFree(true));
    return () => {
      isHere = false;
    };
  }, [isAsked]);
  return isFree;
}

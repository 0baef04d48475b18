import { type ReactNode, useRef } from "react";
import { BesideThePage } from "./beside-the-page.tsx";
import { useNear } from "./use-near.ts";

interface WhenNearProps {
  /** Keeps the place of what comes, so that nothing moves. */
  className: string | undefined;
  children: ReactNode;
}

/** Something below what a page is for: it is drawn once its place comes near. */
export function WhenNear({ className, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  return (
    <div className={className} ref={place}>
      {isNear ? <BesideThePage>{children}</BesideThePage> : null}
    </div>
  );
}

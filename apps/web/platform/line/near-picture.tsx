import { type ReactNode, useEffect, useRef, useState } from "react";
import { useNear } from "./use-near.ts";
import { queuePicture } from "./picture-queue.ts";

interface NearPictureProps {
  url: string;
  /** In CSS pixels; the picture that comes is finer. */
  side: number;
  /** Keeps the place of the picture, so that nothing moves. */
  className: string | undefined;
  /** On the picture. */
  children?: ReactNode;
}

/**
 * A square picture, asked for in its turn once it comes near. Left alone, browsers look far ahead on weak networks, and
 * whoever presses play there waits for pictures that they do not see.
 */
export function NearPicture({ url, side, className, children }: NearPictureProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  const [isAsked, setAsked] = useState(false);
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    if (place.current === null || !isNear || isSettled) return undefined;
    return queuePicture(place.current, setAsked);
  }, [isNear, isSettled]);
  const settle = () => setSettled(true);
  return (
    <div className={className} ref={place}>
      {isNear ? (
        <img
          // Taken away while it is under way, it is not fetched any further.
          src={isAsked ? url : undefined}
          alt=""
          width={side}
          height={side}
          decoding="async"
          onLoad={settle}
          onError={settle}
        />
      ) : null}
      {children}
    </div>
  );
}

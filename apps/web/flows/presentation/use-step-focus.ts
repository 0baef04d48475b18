import { type RefObject, useEffect, useRef } from "react";
import { useFlow } from "../engine/flow-context.ts";

/**
 * The heading of a step that takes the focus when the step opens, at the top of the page, so that keyboard and
 * screen reader start there. The first step of a visit leaves the focus where the browser starts to read.
 */
export function useStepFocus(): RefObject<HTMLHeadingElement | null> {
  const { hasMoved } = useFlow();
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(!hasMoved);
  useEffect(() => {
    if (isFirst.current) return;
    heading.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, []);
  return heading;
}

import { useEffect, useRef } from "react";

/**
 * For stages that are pages of their own: where a stage has no better place for the focus, the heading of the page
 * takes it over from the button that went away with the stage before.
 */
export function useHeadingFocus(stage: string): void {
  const shown = useRef(stage);
  useEffect(() => {
    if (shown.current === stage) return;
    shown.current = stage;
    if (document.activeElement === document.body) document.querySelector("h1")?.focus();
  }, [stage]);
}

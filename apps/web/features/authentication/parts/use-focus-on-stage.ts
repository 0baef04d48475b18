import { useEffect, useRef } from "react";

/**
 * Puts the focus on the first thing to do of a new stage, or on a field of that name where there is one; the first
 * stage leaves it where it is.
 */
export function useFocusOnStage(stage: string, field?: string) {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(stage);
  useEffect(() => {
    if (shown.current === stage) return;
    shown.current = stage;
    const wanted = box.current?.querySelector<HTMLElement>(`form input[name="${field}"]`);
    const first = box.current?.querySelector<HTMLElement>("form input:not([hidden]), button[data-look]");
    (wanted ?? first)?.focus();
  }, [stage, field]);
  return box;
}

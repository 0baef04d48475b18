import { useEffect, useRef } from "react";

/** Puts the focus on the first thing to do of a new stage; the first stage leaves it where it is. */
export function useFocusOnStage(stage: string) {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(stage);
  useEffect(() => {
    if (shown.current === stage) return;
    shown.current = stage;
    box.current?.querySelector<HTMLElement>("form input:not([hidden]), button[data-look]")?.focus();
  }, [stage]);
  return box;
}

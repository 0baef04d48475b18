import { useEffect, useRef } from "react";

/** A heading that takes the focus says that it is meant to. */
const FIRST_THING = "[tabindex='-1'], input:not([hidden]), select, textarea, button";

/**
 * Keeps the keyboard in a part of the page that is changed in place. A button that goes away with what it opened or
 * closed would take the focus with it, to the top of the page: it goes to what was pressed before, where that is
 * still there, else to the first thing there. Whoever took the focus meanwhile, as a notice does, keeps it.
 */
export function useKeptFocus<Part extends HTMLElement>(view: string | undefined) {
  const part = useRef<Part>(null);
  const shown = useRef(view);
  const pressed = useRef<Element>(null);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    const { activeElement } = document;
    if (activeElement !== null && activeElement !== document.body) {
      pressed.current = part.current?.contains(activeElement) ? activeElement : null;
      return;
    }
    const before = pressed.current?.isConnected ? pressed.current : null;
    const next = before ?? part.current?.querySelector(FIRST_THING);
    if (next instanceof HTMLElement) next.focus();
  }, [view]);
  return part;
}

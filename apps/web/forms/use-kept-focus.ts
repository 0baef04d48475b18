import { type RefCallback, useCallback, useEffect, useRef } from "react";

/** A heading that takes the focus says that it is meant to. */
const FIRST_THING = "[tabindex='-1'], input:not([hidden]), select, textarea, button";
/** A form that was sent is begun anew. */
const OPENER = "button:not([type='submit']), a";

/**
 * Keeps the keyboard in a part of the page that is changed in place; the answer is the part's ref. A button that goes
 * away with what it opened or closed would take the focus with it, to the top of the page: it goes to what was pressed
 * before, where that is still there or has come back, else to the first thing there. Whoever took the focus meanwhile,
 * as a notice does, keeps it.
 */
export function useKeptFocus<Part extends HTMLElement>(view: string | undefined): RefCallback<Part> {
  const part = useRef<Part>(null);
  const shown = useRef(view);
  const pressed = useRef<Element>(null);
  const focused = useRef<Element>(null);
  /** The view that was left last, and by what; nothing once it was come back to. */
  const left = useRef<{ view: string | undefined; by: Element | null }>(undefined);
  useEffect(() => {
    if (shown.current === view) return;
    const opener = left.current?.view === view ? left.current : undefined;
    left.current = opener === undefined ? { view: shown.current, by: pressed.current } : undefined;
    shown.current = view;
    pressed.current = null;
    const { activeElement } = document;
    if (activeElement !== null && activeElement !== document.body) {
      focused.current = part.current?.contains(activeElement) ? activeElement : null;
      return;
    }
    const before = focused.current?.isConnected ? focused.current : null;
    const next = before ?? nextIn(part.current, opener?.by ?? null);
    if (next instanceof HTMLElement) next.focus();
  }, [view]);
  return useCallback((box) => {
    const press = ({ target }: Event) => {
      pressed.current = target instanceof Element ? target.closest(OPENER) : null;
    };
    part.current = box;
    box?.addEventListener("click", press);
    return () => {
      part.current = null;
      box?.removeEventListener("click", press);
    };
  }, []);
}

/** What has come back in a part for the thing that opened what was there meanwhile, or the first thing in it. */
function nextIn(part: Element | null, opener: Element | null): Element | null {
  const first = part?.querySelector(FIRST_THING) ?? null;
  if (opener === null || first?.getAttribute("tabindex") === "-1") return first;
  const back = [...(part?.querySelectorAll(OPENER) ?? [])].find((thing) => nameOf(thing) === nameOf(opener));
  return back ?? first;
}

const nameOf = (thing: Element) => thing.getAttribute("aria-label") ?? thing.textContent;

import { type ComponentPropsWithoutRef, useEffect, useLayoutEffect, useRef } from "react";
import styles from "./roving-list.module.css";

const STOPS = "a[href], button:not(:disabled)";
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** A list of things with links and buttons that is one stop of Tab: arrows, Home and End go about in it. */
export function RovingList({ className = "", ...rest }: ComponentPropsWithoutRef<"ul">) {
  const list = useRef<HTMLUListElement>(null);
  const last = useRef<EventTarget>(null);
  // What has come or gone since must be neither one stop more nor the only way in.
  useLayoutEffect(() => {
    if (list.current !== null) letIn(list.current, last.current);
  });
  useEffect(() => {
    const row = list.current;
    if (row === null) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const follow = ({ target }: FocusEvent) => {
      last.current = target;
      letIn(row, target);
    };
    row.addEventListener("focusin", follow, { signal });
    row.addEventListener("keydown", (event) => move(row, event), { signal });
    return () => leaving.abort();
  }, []);
  return <ul {...rest} className={`${styles.list} ${className}`} ref={list} data-roving="" />;
}

function stopsOf(row: HTMLElement): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(STOPS)];
}

/** Makes one of the stops the way in: the first, where the one that was wanted is gone. */
function letIn(row: HTMLElement, wanted: EventTarget | null): void {
  const stops = stopsOf(row);
  const current = stops.find((stop) => stop === wanted) ?? stops[0];
  for (const stop of stops) stop.tabIndex = stop === current ? 0 : -1;
}

function move(row: HTMLElement, event: KeyboardEvent): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const stops = stopsOf(row);
  const place = stops.findIndex((stop) => stop === event.target);
  const step = STEPS[event.key];
  const wanted =
    event.key === "Home" ? 0 : event.key === "End" ? stops.length - 1 : step && Math.max(0, place + step);
  if (place < 0 || wanted === undefined) return;
  event.preventDefault();
  stops[wanted]?.focus();
}

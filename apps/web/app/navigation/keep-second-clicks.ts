const PRESSABLE = "a, button, input, select, textarea, label, summary";

/**
 * Lets the second click of a double click reach only what the first one pressed. Where the first one changed the
 * page, the second falls on what came in its place, which nobody meant to press.
 */
export function keepSecondClicks(page: Document): void {
  let first: Element | null = null;
  page.addEventListener(
    "click",
    (event) => {
      const pressed = event.target instanceof Element ? event.target.closest(PRESSABLE) : null;
      if (event.detail <= 1) first = pressed;
      else if (pressed !== first) {
        event.preventDefault();
        event.stopPropagation();
      }
    },
    { capture: true },
  );
}

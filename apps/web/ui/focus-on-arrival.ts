/** As a ref: what takes the place of something that was pressed takes the focus with it. */
export function focusOnArrival(element: HTMLElement | null): void {
  element?.focus();
}

const DARK_DEVICE = "(prefers-color-scheme: dark)";

/** Whether the page is drawn by night: as somebody chose, or else as their device says. */
export function isDark(): boolean {
  const chosen = document.documentElement.dataset["scheme"] ?? "device";
  return chosen === "device" ? matchMedia(DARK_DEVICE).matches : chosen === "dark";
}

/** Tells each time when the page may be drawn in other colours, for what cannot see its style sheet. */
export function watchScheme(onChange: () => void): () => void {
  const device = matchMedia(DARK_DEVICE);
  const choice = new MutationObserver(onChange);
  device.addEventListener("change", onChange);
  choice.observe(document.documentElement, { attributeFilter: ["data-scheme"] });
  return () => {
    device.removeEventListener("change", onChange);
    choice.disconnect();
  };
}

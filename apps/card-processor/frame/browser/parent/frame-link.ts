// The address of this script is where the frame is; only known while the script first runs.
const ownScript = document.currentScript;
const frameOrigin = new URL(ownScript instanceof HTMLScriptElement ? ownScript.src : location.href).origin;

/** A line to a frame that hears messages of one kind. */
export interface FrameLink<ToFrame> {
  element: HTMLIFrameElement;
  /** Messages sent before the frame is ready wait for it. */
  send(message: ToFrame): void;
  close(): void;
}

interface FrameLinkOptions<FromFrame> {
  /** Its file on the processor's own origin. */
  page: string;
  title: string;
  locale: string;
  onMessage: (message: FromFrame) => void;
}

/**
 * Makes a frame and a line to it. Messages count only from this very frame, from its origin and with the
 * channel name that this page made up, and go only to that origin.
 */
export function openFrameLink<ToFrame, FromFrame extends { type: string }>({
  page,
  title,
  locale,
  onMessage,
}: FrameLinkOptions<FromFrame>): FrameLink<ToFrame> {
  const channel = crypto.randomUUID();
  const query = new URLSearchParams({ channel, locale, origin: location.origin });
  const element = document.createElement("iframe");
  element.src = `${frameOrigin}/v3/${page}?${query.toString()}`;
  element.title = title;
  element.setAttribute("allow", "payment 'none'");
  // A frame in another colour scheme than its element gets an opaque background.
  Object.assign(element.style, { border: "0", display: "block", colorScheme: "light" });

  let waiting: ToFrame[] | null = [];
  const post = (message: ToFrame): void =>
    element.contentWindow?.postMessage({ channel, message }, frameOrigin);
  const listen = (event: MessageEvent): void => {
    if (event.origin !== frameOrigin || event.source !== element.contentWindow) return;
    if (event.data?.channel !== channel) return;
    const message: FromFrame = event.data.message;
    if (message.type === "ready" && waiting) {
      const early = waiting;
      waiting = null;
      for (const one of early) post(one);
    }
    onMessage(message);
  };
  window.addEventListener("message", listen);
  return {
    element,
    send(message) {
      if (waiting) waiting.push(message);
      else post(message);
    },
    close() {
      window.removeEventListener("message", listen);
      element.remove();
    },
  };
}

/** The frame keeps this much for the focus ring; what is drawn in it lines up with the page. */
export function widenForRing(element: HTMLIFrameElement): void {
  Object.assign(element.style, { width: "calc(100% + 8px)", margin: "0 -4px" });
}

// Text in a frame stands on this colour; contrast can only be judged, by people and tools, when it is known.
export function pageColorBehind(element: Element): string | null {
  for (let behind: Element | null = element.parentElement; behind; behind = behind.parentElement) {
    const color = getComputedStyle(behind).backgroundColor;
    if (color !== "transparent" && !/[,/]\s*0\)$/.test(color)) return color;
  }
  return null;
}

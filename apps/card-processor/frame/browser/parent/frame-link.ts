import type { FromFrame, ToFrame } from "../messages.ts";

// The address of this script is where the frame is; only known while the script first runs.
const ownScript = document.currentScript;
const frameOrigin = new URL(ownScript instanceof HTMLScriptElement ? ownScript.src : location.href).origin;

export interface FrameLink {
  element: HTMLIFrameElement;
  /** Messages sent before the frame is ready wait for it. */
  send(message: ToFrame): void;
  close(): void;
}

interface FrameLinkOptions {
  locale: string;
  onMessage: (message: FromFrame) => void;
}

/**
 * Makes a frame and a line to it. Messages count only from this very frame, from its origin and with the
 * channel name that this page made up, and go only to that origin.
 */
export function openFrameLink({ locale, onMessage }: FrameLinkOptions): FrameLink {
  const channel = crypto.randomUUID();
  const query = new URLSearchParams({ channel, locale, origin: location.origin });
  const element = document.createElement("iframe");
  element.src = `${frameOrigin}/v3/card-frame.html?${query.toString()}`;
  element.title = locale.toLowerCase().startsWith("fr")
    ? "Saisie sécurisée de la carte"
    : "Secure card entry";
  element.setAttribute("allow", "payment 'none'");
  // A frame in another colour scheme than its element gets an opaque background.
  Object.assign(element.style, {
    border: "0",
    width: "calc(100% + 8px)",
    // The frame keeps this much for the focus ring; the fields line up with those of the page.
    margin: "0 -4px",
    height: "190px",
    display: "block",
    colorScheme: "light",
  });

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

import type { FromFrame, ToFrame } from "./messages.ts";

const query = new URLSearchParams(location.search);
const channel = query.get("channel") ?? "";
const parentOrigin = query.get("origin") ?? "";

export const frameLocale = query.get("locale") ?? "en";

export function notifyParent(message: FromFrame): void {
  window.parent.postMessage({ channel, message }, parentOrigin);
}

/** Hears the page around this frame and nobody else. */
export function onParentMessage(listener: (message: ToFrame) => void): void {
  window.addEventListener("message", (event: MessageEvent) => {
    if (event.origin !== parentOrigin || event.source !== window.parent) return;
    if (channel === "" || event.data?.channel !== channel) return;
    const message: ToFrame = event.data.message;
    listener(message);
  });
}

import type { FromFrame } from "./messages.ts";
import type { FromButtons, FromSheet } from "./wallets/wallet-messages.ts";

const query = new URLSearchParams(location.search);
const channel = query.get("channel") ?? "";
const parentOrigin = query.get("origin") ?? "";

export const frameLocale = query.get("locale") ?? "en";

export function notifyParent(message: FromFrame | FromButtons | FromSheet): void {
  window.parent.postMessage({ channel, message }, parentOrigin);
}

/** Hears the page around this frame and nobody else. */
export function onParentMessage<Message>(listener: (message: Message) => void): void {
  window.addEventListener("message", (event: MessageEvent) => {
    if (event.origin !== parentOrigin || event.source !== window.parent) return;
    if (channel === "" || event.data?.channel !== channel) return;
    const message: Message = event.data.message;
    listener(message);
  });
}

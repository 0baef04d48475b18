import type { CreateResult } from "../messages.ts";
import type { FromSheet, SheetRequest, ToSheet } from "../wallets/wallet-messages.ts";
import { notReached } from "./card-element.ts";
import { openFrameLink } from "./frame-link.ts";

const WIDTH_IN_PIXELS = 420;

/** The sheet of a wallet, over the page that has asked for it. */
export interface WalletSheet {
  /** Turns the card that was chosen in the sheet into a payment method, and closes the sheet with it. */
  createPaymentMethod(publishableKey: string): Promise<CreateResult>;
  /** Says in the sheet that it did not work; it stays for another try. */
  fail(): void;
  close(): void;
}

interface WalletSheetOptions {
  sheet: SheetRequest;
  title: string;
  locale: string;
  onAuthorized: (message: Extract<FromSheet, { type: "authorized" }>) => void;
  onCancel: () => void;
}

let removeLast: (() => void) | null = null;

/** Takes the sheet away that was closed last. A key or a press that closes it ends in its frame, which stays for that. */
export function removeClosedSheet(): void {
  removeLast?.();
  removeLast = null;
}

/** Opens a sheet in a dialog, whose page lies still behind it meanwhile. */
export function openWalletSheet({ sheet, title, locale, ...on }: WalletSheetOptions): WalletSheet {
  removeClosedSheet();
  const dialog = document.createElement("dialog");
  dialog.setAttribute("aria-label", title);
  Object.assign(dialog.style, {
    boxSizing: "border-box",
    width: `min(100vw, ${WIDTH_IN_PIXELS}px)`,
    maxWidth: "100vw",
    padding: "0",
    border: "0",
    borderRadius: "12px",
    overflow: "hidden",
    // No style sheet of the page says what a backdrop looks like.
    boxShadow: "0 0 0 100vmax rgb(0 0 0 / 55%)",
  });
  let settle: ((result: CreateResult) => void) | null = null;
  const link = openFrameLink<ToSheet, FromSheet>({
    page: "wallet-sheet.html",
    title,
    locale,
    onMessage(message) {
      switch (message.type) {
        case "ready":
          return;
        case "height":
          link.element.style.height = `${Math.ceil(message.heightInPixels)}px`;
          return;
        case "authorized":
          on.onAuthorized(message);
          return;
        case "cancel":
          cancel();
          return;
        case "created":
          settle?.(message.result);
          return;
      }
    },
  });
  Object.assign(link.element.style, { width: "100%", height: "420px", maxHeight: "100dvh" });

  function close(): void {
    settle?.(notReached(locale));
    dialog.close();
    removeLast = () => {
      link.close();
      dialog.remove();
    };
  }
  function cancel(): void {
    if (!dialog.open) return;
    close();
    on.onCancel();
  }
  dialog.addEventListener("cancel", (event) => {
    event.preventDefault();
    cancel();
  });
  dialog.append(link.element);
  document.body.append(dialog);
  dialog.showModal();
  link.element.focus();
  link.send({ type: "show", sheet });
  return {
    async createPaymentMethod(publishableKey) {
      const answer = new Promise<CreateResult>((resolve) => {
        settle = resolve;
      });
      link.send({ type: "create", requestId: crypto.randomUUID(), publishableKey });
      const result = await answer;
      settle = null;
      if ("paymentMethod" in result) close();
      return result;
    },
    fail: () => link.send({ type: "failed" }),
    close,
  };
}

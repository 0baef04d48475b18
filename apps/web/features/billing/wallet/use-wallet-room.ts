import { type RefObject, useEffect, useRef, useState } from "react";

/**
 * The room of the buttons over the field for a card: kept while the browser is asked which wallets it has, theirs, kept
 * a while longer where it has none and somebody is typing below it, and gone.
 */
export type WalletRoom = "asked" | "offered" | "held" | "none";

// A browser answers the same each time: after the first answer no room is kept for nothing.
const answers = new Map<boolean, boolean>();

/** Keeps room for what may be answered late, so that nothing moves under a hand that is typing. */
export function useWalletRoom(box: RefObject<HTMLElement | null>, isForLater: boolean) {
  const [room, setRoom] = useState<WalletRoom>(() => before(isForLater));
  const waiting = useRef<AbortController>(undefined);
  useEffect(() => () => waiting.current?.abort(), []);

  function answer(hasWallets: boolean) {
    answers.set(isForLater, hasWallets);
    waiting.current?.abort();
    if (hasWallets) return setRoom("offered");
    const form = box.current?.closest("form");
    if (room === "none" || !form?.contains(document.activeElement)) return setRoom("none");
    setRoom("held");
    waiting.current = whenLeft(form, () => setRoom("none"));
  }

  return { room, ask: () => setRoom(before(isForLater)), answer };
}

function before(isForLater: boolean): WalletRoom {
  return answers.get(isForLater) === false ? "none" : "asked";
}

/** Once the focus is in no field of a form, frames of others included, which tell nothing when it leaves them. */
function whenLeft(form: HTMLFormElement, then: () => void): AbortController {
  const waiting = new AbortController();
  const { signal } = waiting;
  const look = () =>
    requestAnimationFrame(() => {
      if (signal.aborted || form.contains(document.activeElement)) return;
      waiting.abort();
      then();
    });
  for (const event of ["focusin", "focusout"] as const) document.addEventListener(event, look, { signal });
  return waiting;
}

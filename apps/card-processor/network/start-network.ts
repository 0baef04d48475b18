import { storeWithEvents } from "../delivery/store-with-events.ts";
import type { Desk } from "../wire/serve.ts";
import { dueChanges } from "./due-changes.ts";

const PAUSE_IN_MILLISECONDS = 200;

/** Lets happen what banks do on their own time: they dispute charges, and finish or return refunds. */
export function startNetwork(
  desk: Pick<Desk, "ledger" | "courier" | "now">,
  onError: (cause: unknown) => void,
): () => Promise<void> {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    if (desk.ledger.books.outstanding.size === 0) return;
    running = running
      .then(async () => {
        for (const change of dueChanges(desk.ledger.books, desk.now())) await storeWithEvents(desk, change);
      })
      .catch(onError);
  }, PAUSE_IN_MILLISECONDS).unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}

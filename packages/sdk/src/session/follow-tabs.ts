import type { SessionParts } from "./session-parts.ts";
import { describeSession } from "./store/stored-session.ts";

const POLL_INTERVAL_IN_MILLISECONDS = 300;

/** Tells this tab's listeners when another tab signed in or out; asleep while the page is hidden. */
export function followTabs({ platform, store, events }: SessionParts): void {
  let known = fingerprint();
  let isPolling = false;

  function fingerprint(): string {
    const stored = store.read();
    return stored ? `${stored.session.sessionType} ${stored.identityGrant?.identityId}` : "";
  }

  function look(): void {
    const seen = fingerprint();
    if (seen === known) return;
    known = seen;
    const stored = store.read();
    events.emit(stored ? { type: "started", session: describeSession(stored) } : { type: "ended" });
  }

  async function poll(): Promise<void> {
    if (isPolling) return;
    isPolling = true;
    while (platform.visibility.isVisible()) {
      look();
      await platform.delay(POLL_INTERVAL_IN_MILLISECONDS);
    }
    isPolling = false;
  }

  // What this tab did itself was told when it did it.
  events.on(() => {
    known = fingerprint();
  });
  platform.tabs.listen(look);
  platform.visibility.listen(() => void poll());
  void poll();
}

import type { SessionParts } from "./session-parts.ts";
import { describeSession } from "./store/stored-session.ts";

const POLL_INTERVAL_IN_MILLISECONDS = 300;

/** Tells this tab's listeners when another tab signed in or out, or was told another place; asleep while hidden. */
export function followTabs({ platform, store, events }: SessionParts): void {
  let known = lookUp();
  let isPolling = false;

  function lookUp() {
    const stored = store.read();
    if (!stored) return { stored, who: "", where: "" };
    const { sessionType, location } = stored.session;
    const who = `${sessionType} ${stored.identityGrant?.identityId}`;
    return { stored, who, where: `${location.countryCode} ${location.region}` };
  }

  function look(): void {
    const { who, where } = known;
    known = lookUp();
    if (known.who === who && known.where === where) return;
    if (!known.stored) return events.emit({ type: "ended" });
    const type = known.who === who ? "refreshed" : "started";
    events.emit({ type, session: describeSession(known.stored) });
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
    known = lookUp();
  });
  platform.tabs.listen(look);
  platform.visibility.listen(() => void poll());
  void poll();
}

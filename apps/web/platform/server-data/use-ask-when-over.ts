import { useEffect, useEffectEvent } from "react";
import { useApp } from "../app-services.ts";

/** Not more often, also where something changes each second. */
const SHORTEST_PAUSE_IN_MILLISECONDS = 5_000;
const LONGEST_PAUSE_IN_MILLISECONDS = 10 * 60_000;

/**
 * Asks when what is known is over, by the server's clock in milliseconds; and again as long as nothing newer is known,
 * as while the network is gone, each time after twice the pause. Undefined waits for nothing.
 */
export function useAskWhenOver(endsAt: number | undefined, ask: () => void): void {
  const { skywave } = useApp();
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (endsAt === undefined) return undefined;
    let [shortest, timer] = [SHORTEST_PAUSE_IN_MILLISECONDS, 0];
    const wait = () => {
      const left = endsAt - skywave.clock.now();
      const pause = Math.min(Math.max(left, shortest), LONGEST_PAUSE_IN_MILLISECONDS);
      timer = window.setTimeout(() => {
        if (left <= LONGEST_PAUSE_IN_MILLISECONDS) {
          shortest *= 2;
          askNow();
        }
        wait();
      }, pause);
    };
    wait();
    return () => window.clearTimeout(timer);
  }, [endsAt, skywave]);
}

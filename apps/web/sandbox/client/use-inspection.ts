import type { Inspection, SessionEvent, Skywave } from "@skywave/sdk";
import { useEffect, useState } from "react";

const LOOK_INTERVAL_IN_MILLISECONDS = 1000;
const KEPT_NEWS = 4;

/** Something that happened to the session, without whose it is. */
export interface SessionNews {
  id: number;
  type: SessionEvent["type"];
  at: number;
}

export interface Inspected {
  /** undefined until the client was first looked into. */
  inspection: Inspection | undefined;
  /** Newest first. */
  news: readonly SessionNews[];
}

/** Looks into the client each second, and at once when something happens to its session. */
export function useInspection(skywave: Skywave): Inspected {
  const [inspection, setInspection] = useState<Inspection>();
  const [news, setNews] = useState<readonly SessionNews[]>([]);
  useEffect(() => {
    let isGone = false;
    const look = () => {
      skywave.inspect().then(
        (found) => isGone || setInspection(found),
        (cause: unknown) =>
          skywave.log({ level: "error", message: "The client cannot be shown", details: { cause } }),
      );
    };
    look();
    const timer = setInterval(look, LOOK_INTERVAL_IN_MILLISECONDS);
    const stopListening = skywave.session.on(({ type }) => {
      const at = skywave.clock.now();
      setNews((known) => [{ id: (known[0]?.id ?? 0) + 1, type, at }, ...known].slice(0, KEPT_NEWS));
      look();
    });
    return () => {
      isGone = true;
      clearInterval(timer);
      stopListening();
    };
  }, [skywave]);
  return { inspection, news };
}

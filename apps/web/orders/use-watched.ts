import { useEffect, useEffectEvent, useState } from "react";

interface Watched<O> {
  /** Looks by itself, less and less often, until it is known or has taken too long. */
  watch: (signal: AbortSignal) => Promise<O>;
  onOutcome: (outcome: O) => void;
}

/** Watches something that is on its way as long as the page is there; again when somebody asks. */
export function useWatched<O>({ watch, onOutcome }: Watched<O>): { lookAgain: () => void } {
  const [attempt, setAttempt] = useState(0);
  const look = useEffectEvent(async (leaving: AbortSignal) => {
    try {
      const outcome = await watch(leaving);
      if (!leaving.aborted) onOutcome(outcome);
    } catch (cause) {
      if (!leaving.aborted) throw cause;
    }
  });
  useEffect(() => {
    const leaving = new AbortController();
    void look(leaving.signal);
    return () => leaving.abort();
  }, [attempt]);
  return { lookAgain: () => setAttempt((count) => count + 1) };
}

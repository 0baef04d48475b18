import { useRef, useState } from "react";

/** Runs one call at a time: pressing again while it runs does nothing. */
export function useSingleFlight() {
  const [isRunning, setRunning] = useState(false);
  const running = useRef(false);

  async function run(call: () => Promise<void>): Promise<void> {
    if (running.current) return;
    running.current = true;
    setRunning(true);
    try {
      await call();
    } finally {
      running.current = false;
      setRunning(false);
    }
  }
  return { isRunning, run };
}

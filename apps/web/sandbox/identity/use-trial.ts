import { useState } from "react";

export interface TrialRun<T> {
  /** undefined until it was tried. */
  made: T | undefined;
  hasFailed: boolean;
  isWorking: boolean;
  run: (act: () => Promise<T>) => Promise<void>;
}

/** One thing to try: whether it runs, failed, or what it made. A failure is shown, whatever it was. */
export function useTrial<T>(): TrialRun<T> {
  const [made, setMade] = useState<T>();
  const [hasFailed, setHasFailed] = useState(false);
  const [isWorking, setIsWorking] = useState(false);
  const run = async (act: () => Promise<T>) => {
    setIsWorking(true);
    setHasFailed(false);
    await act().then(setMade, () => setHasFailed(true));
    setIsWorking(false);
  };
  return { made, hasFailed, isWorking, run };
}

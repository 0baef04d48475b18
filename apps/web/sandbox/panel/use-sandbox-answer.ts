import { useCallback, useEffect, useRef, useState } from "react";
import type { SandboxAnswers, SandboxChanges } from "./sandbox-api.ts";
import { useSandbox } from "./sandbox-context.ts";

export interface SandboxAnswer<T> {
  /** undefined until it was read for the first time. */
  answer: T | undefined;
  hasFailed: boolean;
  reload: () => void;
}

/** Reads one address of the sandbox when the panel appears, when what is looked for changes, and on demand. */
export function useSandboxAnswer<N extends keyof SandboxAnswers>(
  name: N,
  search = "",
): SandboxAnswer<SandboxAnswers[N]> {
  const { answer, hasFailed, run } = useAnswer<SandboxAnswers[N]>();
  const { api } = useSandbox();
  const reload = useCallback(
    () => run(search === "" ? api.read(name) : api.read(name, { search })),
    [api, name, search, run],
  );
  useEffect(reload, [reload]);
  return { answer, hasFailed, reload };
}

/** The same for what can be changed, of somebody or of all: every change answers with what is so after it. */
export function useSandboxSwitch<N extends keyof SandboxChanges>(
  name: N,
  who = "",
): SandboxAnswer<SandboxAnswers[N]> & { change: (change: SandboxChanges[N]) => void; isChanging: boolean } {
  const { answer, hasFailed, run } = useAnswer<SandboxAnswers[N]>();
  const { api } = useSandbox();
  const [underWay, setUnderWay] = useState(0);
  const reload = useCallback(
    () => run(who === "" ? api.read(name) : api.read(name, { who })),
    [api, name, who, run],
  );
  useEffect(reload, [reload]);
  const change = (wanted: SandboxChanges[N]) => {
    const changing = api.change(name, wanted);
    setUnderWay((count) => count + 1);
    const end = () => setUnderWay((count) => count - 1);
    changing.then(end, end);
    run(changing);
  };
  return { answer, hasFailed, reload, change, isChanging: underWay > 0 };
}

function useAnswer<T>() {
  const [answer, setAnswer] = useState<T>();
  const [hasFailed, setHasFailed] = useState(false);
  const asked = useRef(0);
  const run = useCallback((promise: Promise<T>) => {
    asked.current += 1;
    const place = asked.current;
    promise.then(
      (received) => {
        // A later question, to which this is no answer, has been asked meanwhile.
        if (place !== asked.current) return;
        setAnswer(received);
        setHasFailed(false);
      },
      () => setHasFailed(true),
    );
  }, []);
  return { answer, hasFailed, run };
}

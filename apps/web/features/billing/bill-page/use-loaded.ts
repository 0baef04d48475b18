import type { CommonFailure } from "@skywave/services/outcomes/common-failure";
import { useCallback, useEffect, useRef, useState } from "react";

export type Loaded<T> =
  | { status: "loading" }
  | { status: "failed"; failure: CommonFailure }
  | { status: "ready"; data: T };

/**
 * What a page asks its server for when it opens and when `load` changes. While it is asked again what was there
 * stays; an answer that a later one has overtaken is dropped.
 */
export function useLoaded<T>(load: () => Promise<(T & { ok: true }) | CommonFailure>) {
  const [view, setView] = useState<Loaded<T>>({ status: "loading" });
  const [isLoading, setLoading] = useState(true);
  const latest = useRef(0);

  const reload = useCallback(async () => {
    latest.current += 1;
    const mine = latest.current;
    setLoading(true);
    const outcome = await load();
    if (mine !== latest.current) return;
    setLoading(false);
    setView(outcome.ok ? { status: "ready", data: outcome } : { status: "failed", failure: outcome });
  }, [load]);
  useEffect(() => void reload(), [reload]);

  function retry() {
    setView({ status: "loading" });
    void reload();
  }
  return { view, isLoading, reload, retry };
}

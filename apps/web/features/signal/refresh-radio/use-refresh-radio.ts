import type { SignalRefresh } from "@skywave/contract";
import {
  followRefresh,
  type FollowRefreshOutcome,
  refreshRadio,
  type RefreshRadioOutcome,
  type WhichRadio,
} from "@skywave/services/signal/refresh-radio";
import { useEffect, useEffectEvent, useState } from "react";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useApp } from "#platform/app-services.ts";

export type RefreshRefusal =
  | Extract<RefreshRadioOutcome, { ok: false }>
  | Extract<FollowRefreshOutcome, { ok: false }>;

/** A refresh from the press to the radio that plays: asked for once at a time, and followed while the page is there. */
export function useRefreshRadio(which: WhichRadio) {
  const { skywave, tracking } = useApp();
  const [refresh, setRefresh] = useState<SignalRefresh>();
  const [refusal, setRefusal] = useState<RefreshRefusal>();
  const { isRunning, run } = useSingleFlight();

  async function send() {
    setRefusal(undefined);
    const outcome = await refreshRadio(skywave, which);
    if (outcome.ok) {
      tracking.event("refresh-signal-sent", { componentName: "refreshSignal" });
      return setRefresh(outcome.refresh);
    }
    tracking.businessError(outcome.code);
    setRefresh(undefined);
    setRefusal(outcome);
  }

  const followed = refresh === undefined || refresh.isOver ? undefined : refresh.refreshId;
  const follow = useEffectEvent(async (refreshId: string, leaving: AbortSignal) => {
    try {
      const outcome = await followRefresh(skywave, { refreshId, onStep: setRefresh, signal: leaving });
      if (outcome.ok || leaving.aborted) return;
      setRefresh(undefined);
      setRefusal(outcome);
    } catch (cause) {
      if (!leaving.aborted) throw cause;
    }
  });
  useEffect(() => {
    if (followed === undefined) return undefined;
    const leaving = new AbortController();
    void follow(followed, leaving.signal);
    return () => leaving.abort();
  }, [followed]);

  return { refresh, refusal, isSending: isRunning, send: () => void run(send) };
}

import type { SessionEvent } from "./session.ts";

export interface SessionEvents {
  on(listener: (event: SessionEvent) => void): () => void;
  emit(event: SessionEvent): void;
  /** Asks to be waited for, for a moment, before the signed-in person is gone. */
  beforeLeaving(act: () => Promise<void>): void;
  leaving(): Promise<void>;
}

export function createSessionEvents(): SessionEvents {
  const listeners = new Set<(event: SessionEvent) => void>();
  const lastActs: (() => Promise<void>)[] = [];
  return {
    on(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    emit(event) {
      for (const listener of listeners) listener(event);
    },
    beforeLeaving: (act) => void lastActs.push(act),
    async leaving() {
      await Promise.all(lastActs.map((act) => act()));
    },
  };
}

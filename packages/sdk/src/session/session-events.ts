import type { SessionEvent } from "./session.ts";

export interface SessionEvents {
  on(listener: (event: SessionEvent) => void): () => void;
  emit(event: SessionEvent): void;
}

export function createSessionEvents(): SessionEvents {
  const listeners = new Set<(event: SessionEvent) => void>();
  return {
    on(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    emit(event) {
      for (const listener of listeners) listener(event);
    },
  };
}

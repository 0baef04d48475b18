import type { WireAnswer } from "../platform/wire.ts";

/** An answer that also serves whoever asks the same right afterwards: once, and while nothing has been written. */
export interface SharedAnswer {
  keep(question: string, answer: WireAnswer): void;
  take(question: string): WireAnswer | undefined;
  forget(): void;
}

/** In milliseconds: a page that has waited for the first answer asks within it, and who comes later gets news. */
const GOOD_FOR = 5_000;

/** By a clock that nobody sets. */
export function createSharedAnswer(monotonicNow: () => number): SharedAnswer {
  let held: { question: string; answer: WireAnswer; keptAt: number } | undefined;
  return {
    keep(question, answer) {
      held = { question, answer, keptAt: monotonicNow() };
    },
    take(question) {
      if (held?.question !== question) return undefined;
      const { answer, keptAt } = held;
      held = undefined;
      return monotonicNow() - keptAt < GOOD_FOR ? answer : undefined;
    },
    forget() {
      held = undefined;
    },
  };
}

import type { Delivery } from "../ledger/webhook-books.ts";

const FIRST_PAUSE_IN_MILLISECONDS = 500;
const LONGEST_PAUSE_IN_MILLISECONDS = 60 * 60 * 1000;
const GONE_AFTER_MILLISECONDS = 60 * 60 * 1000;

export interface Attempt {
  delivery: Delivery;
  /** How many there were, with this one. */
  count: number;
}

/** In milliseconds; twice as long after each attempt that failed. */
export function pauseAfter(failures: number): number {
  return Math.min(FIRST_PAUSE_IN_MILLISECONDS * 2 ** (failures - 1), LONGEST_PAUSE_IN_MILLISECONDS);
}

interface Silence {
  waiting: Attempt[];
  failures: number;
  sinceInMilliseconds: number;
  triedAtInMilliseconds: number;
  timer: NodeJS.Timeout | undefined;
}

/**
 * What waits for addresses at which nobody answers: one delivery looks whether somebody is back, for all of them. So an
 * address that is gone for good costs the same however much there is to tell it.
 */
export class SilentAddresses {
  readonly #silences = new Map<string, Silence>();
  readonly #tryAgain: (attempts: Attempt[]) => void;

  /** Given what to try again, whenever it is time. */
  constructor(tryAgain: (attempts: Attempt[]) => void) {
    this.#tryAgain = tryAgain;
  }

  /** Takes in a first attempt where somebody has only just looked; false where it may be made. */
  takeIn(attempt: Attempt): boolean {
    const silence = this.#silences.get(attempt.delivery.endpoint.id);
    if (silence === undefined || attempt.count > 1) return false;
    if (performance.now() - silence.triedAtInMilliseconds >= FIRST_PAUSE_IN_MILLISECONDS) return false;
    silence.waiting.push(attempt);
    return true;
  }

  /** Whether nobody has been there for so long that nobody is expected back. */
  isGone(endpointId: string): boolean {
    const silence = this.#silences.get(endpointId);
    return (
      silence !== undefined &&
      silence.triedAtInMilliseconds - silence.sinceInMilliseconds >= GONE_AFTER_MILLISECONDS
    );
  }

  /** Lets go of all that waited for an address. */
  forget(endpointId: string): void {
    clearTimeout(this.#silences.get(endpointId)?.timer);
    this.#silences.delete(endpointId);
  }

  /** Nobody was there. */
  noteSilence({ delivery, count }: Attempt): void {
    const { id } = delivery.endpoint;
    const silence = this.#silences.get(id) ?? emptySilence();
    this.#silences.set(id, silence);
    silence.waiting.push({ delivery, count: count + 1 });
    silence.triedAtInMilliseconds = performance.now();
    if (silence.timer !== undefined) return;
    silence.failures += 1;
    silence.timer = setTimeout(() => {
      silence.timer = undefined;
      this.#tryAgain(silence.waiting.splice(0, 1));
    }, pauseAfter(silence.failures)).unref();
  }

  /** Somebody is there: all that waited for them may go. */
  noteAnswer(endpointId: string): void {
    const silence = this.#silences.get(endpointId);
    if (silence === undefined) return;
    this.forget(endpointId);
    this.#tryAgain(silence.waiting);
  }

  close(): void {
    for (const { timer } of this.#silences.values()) clearTimeout(timer);
  }
}

function emptySilence(): Silence {
  const now = performance.now();
  return { waiting: [], failures: 0, sinceInMilliseconds: now, triedAtInMilliseconds: now, timer: undefined };
}

import type { Failure } from "./call-result.ts";
import type { KeyValueStorage } from "../platform/platform.ts";
import { isHeaderSafe } from "../wire/is-header-safe.ts";

/**
 * What the server hands out so that the calls of one session find what earlier ones wrote. It comes in a
 * header and goes back with every call of the session.
 */
export interface ConvergenceToken {
  current(): string | undefined;
  keep(token: string): void;
  /**
   * Lets go of the token that a call was refused with; false if this session has done so before. A call that had an
   * earlier one than the session has by now only came too late.
   */
  giveUp(sent: string | undefined): boolean;
  /** Another session: its tokens are its own. */
  startOver(): void;
}

const KEY = "CONVERGENCE_TOKEN";
const INVALID = "invalid-convergence-token";

export function createConvergenceToken(storage: KeyValueStorage): ConvergenceToken {
  let hasGivenUp = false;
  return {
    current() {
      const token = storage.get(KEY);
      return isHeaderSafe(token) ? token : undefined;
    },
    keep: (token) => storage.set(KEY, token),
    giveUp(sent) {
      if (sent !== undefined && sent !== storage.get(KEY)) return true;
      storage.remove(KEY);
      const isFirst = !hasGivenUp;
      hasGivenUp = true;
      return isFirst;
    },
    startOver() {
      storage.remove(KEY);
      hasGivenUp = false;
    },
  };
}

export function isConvergenceRefused(failure: Failure): boolean {
  if (failure.kind !== "serverRefused" || failure.status !== 400) return false;
  return `${failure.code} ${failure.description}`.includes(INVALID);
}

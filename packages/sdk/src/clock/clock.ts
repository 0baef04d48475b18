export interface Clock {
  /**
   * Milliseconds since 1970: the system clock, or the server's time carried on by the monotonic clock once
   * the two were seen to differ by the largest allowed discrepancy (5 s).
   */
  now(): number;
  /** Resolves when the server's time was asked for once, whether or not it answered. */
  whenAsked(): Promise<void>;
}

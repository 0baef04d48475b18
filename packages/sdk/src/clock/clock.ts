/** Both clocks at one moment; times and spans in milliseconds. */
export interface ClockReading {
  /** What `now()` says. */
  now: number;
  usingClock: "system" | "internal";
  systemTime: number;
  /** The server's time carried on by the monotonic clock; the system's before the server first answered. */
  internalTime: number;
  /** One way, weighted towards the newest; 0 before the server first answered. */
  averageLatency: number;
  /** One way, oldest first. */
  latencies: readonly number[];
}

export interface Clock {
  /**
   * Whole milliseconds since 1970: the system clock, or the server's time carried on by the monotonic clock once
   * the two were seen to differ by the largest allowed discrepancy (5 s). Goes back to the system clock only
   * with a new session.
   */
  now(): number;
  /** Resolves when the server's time was asked for once, whether or not it answered. */
  whenAsked(): Promise<void>;
  reading(): ClockReading;
}

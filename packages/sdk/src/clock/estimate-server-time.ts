import type { Settings } from "@skywave/contract/configuration/get-configuration";
import type { Platform } from "../platform/platform.ts";
import type { ClockReading } from "./clock.ts";
import { decideServerTime, type TimeSample } from "./decide-server-time.ts";
import { createLatencyBuffer, type LatencyBuffer } from "./latency.ts";

export interface ServerTimeEstimate {
  reading(): ClockReading;
  /** Takes an answer into account, unless it was too long on its way to be of use. */
  add(sample: TimeSample, settings: Settings["time"]): void;
  /** Whether enough good answers came to ask less often. */
  isSettled(): boolean;
  /** Whether the system clock was set, or the machine slept, since the last answer; true only once. */
  hasDrifted(): boolean;
  /** With a new session the system clock is given another chance. */
  reconsider(): void;
}

const MAX_DRIFT_IN_MILLISECONDS = 5000;
const KEPT_SAMPLES = 2;

export function createServerTimeEstimate(platform: Platform): ServerTimeEstimate {
  /** The server's time at a moment of the monotonic clock; undefined before its first good answer. */
  let anchor: { serverTime: number; monotonic: number } | undefined;
  let isInternal = false;
  let maxDiscrepancy = 0;
  let reference = readBoth();
  let latencies: LatencyBuffer | undefined;
  let earlier: readonly TimeSample[] = [];

  function readBoth() {
    return { system: platform.systemNow(), monotonic: platform.monotonicNow() };
  }

  return {
    reading() {
      const { system, monotonic } = readBoth();
      const internal = anchor ? anchor.serverTime + (monotonic - anchor.monotonic) : system;
      if (anchor && Math.abs(internal - system) >= maxDiscrepancy) isInternal = true;
      return {
        // The monotonic clock counts parts of milliseconds, and no instant is made of those.
        now: isInternal ? Math.round(internal) : system,
        usingClock: isInternal ? "internal" : "system",
        systemTime: system,
        internalTime: internal,
        averageLatency: latencies?.average() ?? 0,
        latencies: latencies?.samples() ?? [],
      };
    },
    add(sample, { maxTwoWayLatency, maxDiscrepancyInterval }) {
      latencies ??= createLatencyBuffer(maxTwoWayLatency);
      if (!latencies.add((sample.receivedAt - sample.sentAt) / 2)) return;
      const serverTime = decideServerTime(sample, earlier, latencies.average());
      anchor = { serverTime, monotonic: sample.receivedAt };
      maxDiscrepancy = maxDiscrepancyInterval;
      earlier = [...earlier, sample].slice(-KEPT_SAMPLES);
      reference = readBoth();
    },
    isSettled: () => latencies?.isFull() ?? false,
    hasDrifted() {
      const before = reference;
      const { system, monotonic } = readBoth();
      const drift = system - before.system - (monotonic - before.monotonic);
      if (Math.abs(drift) <= MAX_DRIFT_IN_MILLISECONDS) return false;
      reference = { system, monotonic };
      return true;
    },
    reconsider() {
      isInternal = false;
    },
  };
}

import type { Settings } from "@skywave/contract/configuration/get-configuration";
import type { Platform } from "../platform/platform.ts";
import { createLatencyBuffer, type LatencyBuffer } from "./latency.ts";

/** One answer of the server: its time, and the monotonic clock when it was asked and when it answered. */
interface TimeSample {
  serverTime: number;
  sentAt: number;
  receivedAt: number;
}

export interface ServerTimeEstimate {
  now(): number;
  /** Takes an answer into account, unless it was too long on its way to be of use. */
  add(sample: TimeSample, settings: Settings["time"]): void;
  /** Whether enough good answers came to ask less often. */
  isSettled(): boolean;
  /** Whether the system clock was set, or the machine slept, since the last answer; true only once. */
  hasDrifted(): boolean;
}

const MAX_DRIFT_IN_MILLISECONDS = 5000;

export function createServerTimeEstimate(platform: Platform): ServerTimeEstimate {
  /** The server's time at a moment of the monotonic clock; undefined while the system clock is in use. */
  let anchor: { serverTime: number; monotonic: number } | undefined;
  let reference = readBoth();
  let latencies: LatencyBuffer | undefined;

  function readBoth() {
    return { system: platform.systemNow(), monotonic: platform.monotonicNow() };
  }

  return {
    now() {
      if (!anchor) return platform.systemNow();
      return anchor.serverTime + (platform.monotonicNow() - anchor.monotonic);
    },
    add({ serverTime, sentAt, receivedAt }, { maxTwoWayLatency, maxDiscrepancyInterval }) {
      latencies ??= createLatencyBuffer(maxTwoWayLatency);
      if (!latencies.add((receivedAt - sentAt) / 2)) return;
      const estimate = serverTime + latencies.average();
      reference = readBoth();
      const isFar = Math.abs(estimate - reference.system) >= maxDiscrepancyInterval;
      if (anchor || isFar) anchor = { serverTime: estimate, monotonic: reference.monotonic };
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
  };
}

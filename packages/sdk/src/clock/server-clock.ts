import type { Configuration } from "@skywave/contract/configuration/get-configuration";
import type { Platform } from "../platform/platform.ts";
import type { DirectCall } from "../transport/direct-call.ts";
import type { Clock } from "./clock.ts";
import { createLatencyBuffer, type LatencyBuffer } from "./latency.ts";

export interface ServerClock extends Clock {
  /** Begins to ask the server for its time, and goes on for the life of the page. */
  follow(): void;
}

interface ServerClockParts {
  platform: Platform;
  call: DirectCall;
  configuration: () => Promise<Configuration>;
}

const START_INTERVAL = 5000;
const START_BACKOFF = { base: 5000, maximum: 60_000, retries: Number.POSITIVE_INFINITY };
const DRIFT_BACKOFF = { base: 10_000, maximum: 30_000, retries: 10 };
const MAX_DRIFT = 5000;

/** All times are in milliseconds. */
export function createServerClock({ platform, call, configuration }: ServerClockParts): ServerClock {
  /** The server's time at a moment of the monotonic clock; undefined while the system clock is in use. */
  let anchor: { serverTime: number; monotonic: number } | undefined;
  let reference = readBoth();
  let asked: { promise: Promise<void>; resolve: () => void } | undefined;
  let latencies: LatencyBuffer | undefined;

  function readBoth() {
    return { system: platform.systemNow(), monotonic: platform.monotonicNow() };
  }

  /** Whether the system clock was set, or the machine slept, since the last sample. */
  function hasDrifted(): boolean {
    const { system, monotonic } = readBoth();
    return Math.abs(system - reference.system - (monotonic - reference.monotonic)) > MAX_DRIFT;
  }

  /** Asks once; false if there was no usable answer. */
  async function sample(): Promise<boolean> {
    const { time } = (await configuration()).settings;
    const sentAt = platform.monotonicNow();
    const answer = await call("time", "metronome", {});
    const receivedAt = platform.monotonicNow();
    if (!answer.ok) {
      platform.log({ level: "error", message: "The server's time is not known", details: answer.failure });
      return false;
    }
    const serverTime = answer.data.data.time;
    if (!(Number.isFinite(serverTime) && serverTime > 0)) {
      platform.log({ level: "error", message: "The server's time is invalid", details: { serverTime } });
      return false;
    }
    latencies ??= createLatencyBuffer(time.maxTwoWayLatency);
    if (!latencies.add((receivedAt - sentAt) / 2)) return true;
    const now = serverTime + latencies.average();
    reference = readBoth();
    const isFar = Math.abs(now - reference.system) >= time.maxDiscrepancyInterval;
    if (anchor || isFar) anchor = { serverTime: now, monotonic: reference.monotonic };
    return true;
  }

  async function untilOnline(): Promise<void> {
    while (!platform.isOnline()) {
      asked?.resolve();
      await platform.delay(START_INTERVAL);
    }
  }

  async function sampleUntilAnswered(backoff: typeof START_BACKOFF): Promise<void> {
    for (let attempt = 0; attempt <= backoff.retries; attempt += 1) {
      await untilOnline();
      const isAnswered = await sample();
      asked?.resolve();
      if (isAnswered) return;
      const longest = Math.min(backoff.maximum, backoff.base * 2 ** attempt);
      await platform.delay(longest * platform.random());
    }
  }

  async function run(): Promise<void> {
    const { postInitializationPollInterval } = (await configuration()).settings.time;
    platform.visibility.listen(mendDrift);
    for (;;) {
      await sampleUntilAnswered(START_BACKOFF);
      await platform.delay(latencies?.isFull() ? postInitializationPollInterval : START_INTERVAL);
    }
  }

  function mendDrift(): void {
    if (!platform.visibility.isVisible() || !hasDrifted()) return;
    reference = readBoth();
    void sampleUntilAnswered(DRIFT_BACKOFF);
  }

  return {
    now() {
      if (!anchor) return platform.systemNow();
      return anchor.serverTime + (platform.monotonicNow() - anchor.monotonic);
    },
    async whenAsked() {
      await asked?.promise;
    },
    follow() {
      if (asked) return;
      asked = Promise.withResolvers<void>();
      run().catch((cause: unknown) => {
        asked?.resolve();
        asked = undefined;
        platform.log({ level: "error", message: "Time config is not available", details: { cause } });
      });
    },
  };
}

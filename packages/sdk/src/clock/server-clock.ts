import type { Configuration } from "@skywave/contract/configuration/get-configuration";
import type { Platform } from "../platform/platform.ts";
import type { DirectCall } from "../transport/direct-call.ts";
import type { Clock } from "./clock.ts";
import { createServerTimeEstimate } from "./estimate-server-time.ts";

export interface ServerClock extends Clock {
  /** Begins to ask the server for its time, and goes on for the life of the page. */
  follow(): void;
  /** Gives the system clock another chance, as a new session does. */
  reconsider(): void;
}

interface ServerClockParts {
  platform: Platform;
  call: DirectCall;
  configuration: () => Promise<Configuration>;
  /** Told after each good answer. */
  onUpdated: () => void;
}

/** All times are in milliseconds. */
const START_INTERVAL = 5000;
const START_BACKOFF = { base: 5000, maximum: 60_000, retries: Number.POSITIVE_INFINITY };
const DRIFT_BACKOFF = { base: 10_000, maximum: 30_000, retries: 10 };

export function createServerClock(parts: ServerClockParts): ServerClock {
  const { platform, call, configuration, onUpdated } = parts;
  const estimate = createServerTimeEstimate(platform);
  let asked: { promise: Promise<void>; resolve: () => void } | undefined;

  /** Asks once; false if there was no usable answer. */
  async function ask(): Promise<boolean> {
    const { time } = (await configuration()).settings;
    const sentAt = platform.monotonicNow();
    const answer = await call("time", "metronome", {});
    const receivedAt = platform.monotonicNow();
    if (!answer.ok) {
      platform.log({ level: "error", message: "The server's time is not known", details: answer.failure });
      return false;
    }
    // An answer may come without a body, or with one that holds no time.
    const serverTime = answer.data?.data?.time;
    if (!(Number.isFinite(serverTime) && serverTime > 0)) {
      platform.log({ level: "error", message: "The server's time is invalid", details: { serverTime } });
      return false;
    }
    estimate.add({ serverTime, sentAt, receivedAt }, time);
    onUpdated();
    return true;
  }

  async function untilOnline(): Promise<void> {
    while (!platform.network.isOnline()) {
      asked?.resolve();
      await platform.delay(START_INTERVAL);
    }
  }

  async function askUntilAnswered(backoff: typeof START_BACKOFF): Promise<void> {
    for (let attempt = 0; attempt <= backoff.retries; attempt += 1) {
      await untilOnline();
      const isAnswered = await ask();
      asked?.resolve();
      if (isAnswered) return;
      const longest = Math.min(backoff.maximum, backoff.base * 2 ** attempt);
      await platform.delay(longest * platform.random());
    }
  }

  /** A system clock that was set, or a machine that slept, is noticed when the time is next asked for. */
  function lookForDrift(): void {
    if (!asked || !estimate.hasDrifted()) return;
    askUntilAnswered(DRIFT_BACKOFF).catch((cause: unknown) => {
      platform.log({ level: "error", message: "The time was not updated", details: { cause } });
    });
  }

  async function run(): Promise<void> {
    const { postInitializationPollInterval } = (await configuration()).settings.time;
    platform.visibility.listen(() => {
      if (platform.visibility.isVisible()) lookForDrift();
    });
    for (;;) {
      await askUntilAnswered(START_BACKOFF);
      await platform.delay(estimate.isSettled() ? postInitializationPollInterval : START_INTERVAL);
    }
  }

  return {
    now() {
      lookForDrift();
      return estimate.reading().now;
    },
    reading: estimate.reading,
    reconsider: estimate.reconsider,
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

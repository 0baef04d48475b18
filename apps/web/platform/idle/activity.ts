import type { Skywave } from "@skywave/sdk";
import { hearAnswers } from "../hear-answers.ts";

/** When the server last answered somebody, in any tab; milliseconds by the server's clock. */
export interface Activity {
  note(): void;
  last(): number;
}

const CHANNEL = "skywave-activity";

/** Counts the answers to the screens of all tabs: whoever works in one of them is not idle in the others. */
export function createActivity(now: () => number, channel: BroadcastChannel | undefined): Activity {
  let latest = now();
  channel?.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (typeof data === "number" && Number.isFinite(data)) latest = Math.max(latest, Math.min(data, now()));
  });
  return {
    note() {
      latest = now();
      channel?.postMessage(latest);
    },
    last: () => latest,
  };
}

/** The channel between the tabs of this browser, where it has one. */
export function openActivityChannel(): BroadcastChannel | undefined {
  return "BroadcastChannel" in globalThis ? new BroadcastChannel(CHANNEL) : undefined;
}

/**
 * The client that the screens use: each answer counts as activity. What the client does by itself, such as
 * looking at the clock, does not, or nobody would ever be idle.
 */
export function countActivity(skywave: Skywave, activity: Activity): Skywave {
  return hearAnswers(skywave, (_domain, _name, answer) => {
    // Where nothing has arrived, nobody has answered.
    if (answer.ok || answer.failure.kind !== "unreachable") activity.note();
  });
}

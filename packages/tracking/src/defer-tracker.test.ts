import { describe, expect, it, vi } from "vitest";
import { createTracker, type Tracker } from "./create-tracker.ts";
import { deferTracker } from "./defer-tracker.ts";
import type { TrackedEvent } from "./layers.ts";

function arriving() {
  const events: TrackedEvent[] = [];
  const layer = { push: (event: TrackedEvent) => void events.push(event) };
  return { events, tracker: createTracker({ layers: [layer], personalData: () => "masked" }) };
}

const unexpected = (cause: unknown) => {
  throw new Error("The tracker is there", { cause });
};

describe("deferTracker", () => {
  it("fetches the tracker once there is something to tell, and tells it in order", async () => {
    const { events, tracker } = arriving();
    const { promise, resolve } = Promise.withResolvers<Tracker>();
    const load = vi.fn<() => Promise<Tracker>>(() => promise);
    const deferred = deferTracker(load, unexpected);
    expect(load).not.toHaveBeenCalled();
    deferred.flowStarted("organic", "default");
    deferred.stepShown("organic", "offerPresentment");
    deferred.event("continue", { componentName: "offers" });
    expect(events).toEqual([]);
    resolve(tracker);
    await expect.poll(() => events).toHaveLength(3);
    expect(events.map(({ name }) => name)).toEqual(["flow-start", "page-view", "continue"]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("says that the tracker did not arrive, and asks again the next time", async () => {
    const { events, tracker } = arriving();
    const load = vi.fn<() => Promise<Tracker>>().mockRejectedValueOnce(new Error("offline"));
    load.mockResolvedValue(tracker);
    const onMissing = vi.fn<(cause: unknown) => void>();
    const deferred = deferTracker(load, onMissing);
    deferred.event("continue");
    await expect.poll(() => onMissing).toHaveBeenCalledWith(new Error("offline"));
    deferred.event("complete-order");
    await expect.poll(() => events.map(({ name }) => name)).toEqual(["complete-order"]);
  });

  it("tells whatever a tracker can be told", () => {
    const deferred = deferTracker(() => Promise.resolve(arriving().tracker), unexpected);
    expect(Object.keys(deferred).sort()).toEqual(Object.keys(arriving().tracker).sort());
  });
});

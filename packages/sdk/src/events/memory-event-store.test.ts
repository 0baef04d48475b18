import { describe, expect, it } from "vitest";
import type { QueuedEvent } from "../platform/event-store.ts";
import { createMemoryEventStore } from "./memory-event-store.ts";

const QUEUE = "USER_EVENTS";
const CAP = { count: 3, bytes: 1000 };

function makeQueued(eventId: string, override: Partial<Pick<QueuedEvent, "bytes" | "isLossReport">> = {}) {
  const event = { eventId, eventName: "seen", time: 1, logicalClock: [1, 1] as [number, number] };
  const queued: QueuedEvent = { call: "submitUserEvents", bytes: 100, event, ...override };
  return queued;
}

const idsOf = async (store: ReturnType<typeof createMemoryEventStore>) =>
  (await store.oldest(QUEUE, 0, 100)).map(({ queued }) => queued.event.eventId);

describe("createMemoryEventStore", () => {
  it("gives up the oldest over the cap, and counts them", async () => {
    const store = createMemoryEventStore();
    await store.append(QUEUE, ["a", "b"].map(makeQueuedOf), CAP);
    const tally = await store.append(QUEUE, ["c", "d", "e"].map(makeQueuedOf), CAP);
    expect(await idsOf(store)).toEqual(["c", "d", "e"]);
    expect(tally).toEqual({ count: 3, bytes: 300, lost: 2 });
  });

  it("gives up the oldest over the cap in bytes too", async () => {
    const store = createMemoryEventStore();
    const tally = await store.append(
      QUEUE,
      [makeQueued("a", { bytes: 600 }), makeQueued("b", { bytes: 600 })],
      CAP,
    );
    expect(tally).toEqual({ count: 1, bytes: 600, lost: 1 });
  });

  it("keeps what fills the cap to the last byte", async () => {
    const store = createMemoryEventStore();
    const full = [makeQueued("a", { bytes: 400 }), makeQueued("b", { bytes: 600 })];
    expect(await store.append(QUEUE, full, CAP)).toEqual({ count: 2, bytes: 1000, lost: 0 });
  });

  it("gives out its events from after a key on", async () => {
    const store = createMemoryEventStore();
    await store.append(QUEUE, ["a", "b", "c"].map(makeQueuedOf), CAP);
    const [first] = await store.oldest(QUEUE, 0, 1);
    const later = await store.oldest(QUEUE, first?.key ?? 0, 9);
    expect(later.map(({ queued }) => queued.event.eventId)).toEqual(["b", "c"]);
  });

  it("counts an event as lost no more when the server turns out to have it", async () => {
    const store = createMemoryEventStore();
    await store.append(QUEUE, ["a", "b"].map(makeQueuedOf), CAP);
    const onTheirWay = await store.oldest(QUEUE, 0, 2);
    await store.append(QUEUE, ["c", "d", "e"].map(makeQueuedOf), CAP);
    await store.remove(QUEUE, onTheirWay.slice(0, 1));
    expect(await store.tally(QUEUE)).toMatchObject({ count: 3, lost: 1 });
  });

  it("never gives up a report of losses for room", async () => {
    const store = createMemoryEventStore();
    await store.append(QUEUE, ["a", "b", "c", "d"].map(makeQueuedOf), CAP);
    await store.reportLosses(QUEUE, (lost) => makeQueued(`lost-${lost}`, { isLossReport: true }));
    await store.append(QUEUE, ["e", "f", "g"].map(makeQueuedOf), CAP);
    expect(await idsOf(store)).toEqual(["lost-1", "f", "g"]);
    expect(await store.tally(QUEUE)).toMatchObject({ lost: 4 });
  });

  it("tells of each loss once", async () => {
    const store = createMemoryEventStore();
    await store.append(QUEUE, [makeQueued("a")], CAP);
    await store.giveUp(QUEUE, await store.oldest(QUEUE, 0, 1));
    const reports: number[] = [];
    const make = (lost: number) => {
      reports.push(lost);
      return makeQueued("report", { isLossReport: true });
    };
    await store.reportLosses(QUEUE, make);
    await store.reportLosses(QUEUE, make);
    expect(reports).toEqual([1]);
  });
});

function makeQueuedOf(eventId: string): QueuedEvent {
  return makeQueued(eventId);
}

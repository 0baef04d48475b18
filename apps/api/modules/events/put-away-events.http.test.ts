import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { telemetryEvent, userEvent } from "#testing/events/make-events.ts";
import { storedEvents, submit, tokenIdOf } from "#testing/events/stored-events.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { type BatchOrigin, createEventsRepository, type EventsRepository } from "./events-repository.ts";
import { createPutAwayEvents } from "./put-away-events.ts";

const RECEIVED_AT = Temporal.Instant.from("2026-03-10T15:00:00Z");
const VISITOR: BatchOrigin = {
  kind: "user",
  deviceId: "dev_1",
  sessionId: "ses_1",
  identityId: null,
  receivedAt: RECEIVED_AT,
};

let api: TestApi;
let repository: EventsRepository;

beforeAll(async () => {
  api = await openTestApi();
  repository = createEventsRepository(api.database);
});
afterAll(() => api.close());

const idsOf = (events: readonly { eventId: string }[]) => events.map(({ eventId }) => eventId);
const stored = (eventIds: string[]) => storedEvents(api, "user_events", eventIds);

/** Those of some events that are in their table, whatever still waits. */
async function putAwayAmong(eventIds: string[]): Promise<string[]> {
  const list = eventIds.map((id) => `'${id}'`).join(", ");
  const { rows } = await api.database
    .queries()
    .execute(`select event_id from user_events where event_id in (${list})`);
  return rows.map((row) => String(row["event_id"]));
}

describe("A batch of events", () => {
  test("is put away by the node on its own, soon after it came", async () => {
    const visitor = await api.visitor();
    const event = userEvent(await tokenIdOf(visitor));
    await submit(visitor, [event]);
    await expect.poll(() => putAwayAmong([event.eventId]), { timeout: 20_000 }).toEqual([event.eventId]);
  });

  test("is gone from where it waited once its events are in their table", async () => {
    const events = Array.from({ length: 3 }, () => userEvent("ses_1.1"));
    await repository.addBatch(events, VISITOR);
    expect(await stored(idsOf(events))).toHaveLength(3);
    expect(await repository.countBatches()).toBe(0);
  });

  test("keeps when it came, from which device, session and person", async () => {
    const event = userEvent("ses_1.1");
    await repository.addBatch([event], { ...VISITOR, identityId: "idn_1" });
    const [row] = await stored([event.eventId]);
    expect(row).toMatchObject({ device_id: "dev_1", session_id: "ses_1", identity_id: "idn_1" });
    expect(new Date(String(row?.["received_at"])).toISOString()).toBe("2026-03-10T15:00:00.000Z");
  });

  test("goes into the table of its kind alone", async () => {
    const [clicked, played] = [userEvent("ses_1.1"), telemetryEvent()];
    await repository.addBatch([clicked], VISITOR);
    await repository.addBatch([played], { ...VISITOR, kind: "v3", sessionId: null, identityId: "idn_1" });
    expect(await stored([clicked.eventId, played.eventId])).toHaveLength(1);
    const playback = await storedEvents(api, "telemetry_events", [clicked.eventId, played.eventId]);
    expect(playback.map((row) => row["event_id"])).toEqual([played.eventId]);
  });

  test("leaves an event as it is that came in an earlier batch", async () => {
    const event = userEvent("ses_1.1", { eventName: "first" });
    await repository.addBatch([event], VISITOR);
    await repository.addBatch([{ ...event, eventName: "second" }, userEvent("ses_1.1")], VISITOR);
    const [row] = await stored([event.eventId]);
    expect(row?.["event_name"]).toBe("first");
  });

  test("is put away once when several nodes take it at the same time", async () => {
    const batches = Array.from({ length: 12 }, () => [userEvent("ses_1.1"), userEvent("ses_1.1")]);
    for (const events of batches) await repository.addBatch(events, VISITOR);
    const nodes = Array.from({ length: 4 }, () => createPutAwayEvents(createEventsRepository(api.database)));
    await Promise.all(nodes.map((putAway) => putAway()));
    expect(await repository.countBatches()).toBe(0);
    expect(await stored(batches.flatMap(idsOf))).toHaveLength(24);
  });
});

describe("A batch that the database does not take", () => {
  test("keeps none of the others waiting, stays, and is told", async () => {
    const [before, after] = [userEvent("ses_1.1"), userEvent("ses_1.1")];
    const broken = userEvent("ses_1.1", { time: Number.NaN });
    for (const event of [before, broken, after]) await repository.addBatch([event], VISITOR);
    const putAway = createPutAwayEvents(repository);
    const error: unknown = await putAway().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(AggregateError);
    expect(await putAwayAmong(idsOf([before, broken, after]))).toHaveLength(2);
    expect(await repository.countBatches()).toBe(1);
    await api.database.queries().execute("delete from event_batches");
  });
});

import { brotliCompressSync, gzipSync } from "node:zlib";
import type { TelemetryEvent, UserEvent } from "@skywave/contract";
import { BILLING_TIME_ZONE } from "@skywave/domain/calendar/billing-time-zone";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createClock } from "#platform/clock.ts";
import type { SessionCaller } from "#platform/http/caller.ts";
import { createRateLimits } from "#platform/rate-limits/rate-limits.ts";
import { createSecrets } from "#platform/security/secrets.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";
import { createEventsRepository } from "./events-repository.ts";
import { createEvents } from "./index.ts";
import { createLoadGate } from "./load-gate.ts";
import { createEventHandlers } from "./routes.ts";
import { createSubmitTelemetry } from "./submit-telemetry.ts";
import { createSubmitUserEvents } from "./submit-user-events.ts";

const COMPRESSIONS = [
  ["gzip", gzipSync],
  ["br", brotliCompressSync],
] as const;

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const createLimits = () =>
  createRateLimits({
    database: api.database,
    clock: createClock(BILLING_TIME_ZONE),
    secrets: createSecrets("a-key-for-tests-of-forty-characters-long"),
    isSandbox: true,
  });

let made = 0;
const nextId = () => `event-${(made += 1).toString().padStart(8, "0")}`;
const userEvent = (eventTokenId: string, changes: Partial<UserEvent> = {}): UserEvent => ({
  eventId: nextId(),
  eventName: "click",
  eventTokenId,
  time: 1_773_154_800_000.5,
  logicalClock: [1_773_154_800_000, 7],
  ...changes,
});
const telemetryEvent = (changes: Partial<TelemetryEvent> = {}): TelemetryEvent => ({
  eventId: nextId(),
  eventName: "play",
  appId: "web",
  isTest: false,
  time: 1_773_154_800_000,
  systemClockTime: 1_773_154_799_000,
  internalClockTime: 1_773_154_800_000,
  clockAdjustment: -1_000,
  averageLatency: 12.5,
  usingClock: "internal",
  logicalClock: [1_773_154_800_000, 8],
  ...changes,
});

/** The access token id as the browser knows it, from a refresh that changes nothing else. */
async function tokenIdOf(visitor: TestVisitor): Promise<string> {
  const { data } = await visitor.call("user", "refresh", { body: {} });
  visitor.accessToken = data.accessToken;
  return data.accessTokenId;
}
const submit = (visitor: TestVisitor, events: UserEvent[]) =>
  visitor.call("userEvent", "submitUserEvents", { body: { events } });

async function stored(table: "user_events" | "telemetry_events", eventIds: string[]) {
  const list = eventIds.map((id) => `'${id}'`).join(", ");
  const { rows } = await api.database
    .queries()
    .execute(`select * from ${table} where event_id in (${list}) order by event_id`);
  return rows;
}

describe("submitUserEvents", () => {
  test("[S7.56] stores a visitor's events and answers with their ids", async () => {
    const visitor = await api.visitor();
    const event = userEvent(await tokenIdOf(visitor), { attributes: { page: "/account", count: 2 } });
    const { data, status } = await submit(visitor, [event]);
    expect([status, data]).toEqual([200, { acceptedEventIds: [event.eventId] }]);
    const [row] = await stored("user_events", [event.eventId]);
    expect(row).toMatchObject({ event_name: "click", identity_id: null, time_in_milliseconds: event.time });
    expect(row?.["attributes"]).toEqual({ page: "/account", count: 2 });
  });

  test("stores what comes ten times once, and answers alike each time", async () => {
    const visitor = await api.visitor();
    const tokenId = await tokenIdOf(visitor);
    const events = Array.from({ length: 50 }, () => userEvent(tokenId));
    const ids = events.map(({ eventId }) => eventId);
    const answers = await Promise.all(Array.from({ length: 10 }, () => submit(visitor, events)));
    for (const { data } of answers) expect(data.acceptedEventIds).toEqual(ids);
    const more = userEvent(tokenId);
    const mixed = await submit(visitor, [...events, more, more]);
    expect(mixed.data.acceptedEventIds).toEqual([...ids, more.eventId]);
    expect(await stored("user_events", [...ids, more.eventId])).toHaveLength(51);
  });

  test("takes events of earlier tokens and sessions of the same device, and leaves foreign ones out", async () => {
    const visitor = await api.visitor();
    const other = await api.visitor();
    const anonymous = await tokenIdOf(visitor);
    const foreign = await tokenIdOf(other);
    await visitor.register("sends-events@example.com");
    const first = await tokenIdOf(visitor);
    const second = await tokenIdOf(visitor);
    const own = [userEvent(anonymous), userEvent(first), userEvent(second)];
    const forged = [userEvent(foreign), userEvent("ses_unknown.1"), userEvent("x")];
    const { data } = await submit(visitor, [...forged, ...own]);
    expect(data.acceptedEventIds).toEqual(own.map(({ eventId }) => eventId));
    expect(
      await stored(
        "user_events",
        forged.map(({ eventId }) => eventId),
      ),
    ).toEqual([]);
  });

  test("keeps each event's own values, whatever its texts hold", async () => {
    const visitor = await api.visitor();
    const tokenId = await tokenIdOf(visitor);
    const texts = ['say "hi", {it\'s}', "C:\\new", "NULL", "", "ligne\nsuivante", "👍🏽 là"];
    const events = texts.map((text, number) =>
      userEvent(tokenId, {
        eventName: `named ${text}`,
        time: 1_773_154_800_000.25 + number,
        logicalClock: [1_773_154_800_000 - number, Number.MAX_SAFE_INTEGER - number],
        ...(number > 0 && { attributes: { [`key ${text}`]: text, number, isOn: number > 1, nothing: null } }),
      }),
    );
    expect((await submit(visitor, events)).status).toBe(200);
    const rows = await stored(
      "user_events",
      events.map(({ eventId }) => eventId),
    );
    expect(rows).toMatchObject(
      events.map(({ eventId, eventName, time, logicalClock: [epoch, counter], attributes }) => ({
        event_id: eventId,
        event_name: eventName,
        event_token_id: tokenId,
        time_in_milliseconds: time,
        logical_epoch: epoch,
        attributes: attributes ?? null,
        logical_counter: expect.toSatisfy((count) => Number(count) === counter),
      })),
    );
  });

  test("plans its statement once a connection, however large the batches are", async () => {
    const repository = createEventsRepository(api.database);
    const receivedAt = Temporal.Instant.from("2026-03-10T15:00:00Z");
    const origin = { deviceId: "dev_1", sessionId: "ses_1", identityId: null, receivedAt };
    await api.database.inTransaction(async () => {
      for (const size of [1, 2, 300]) {
        const events = Array.from({ length: size }, () => userEvent("ses_1.1"));
        await repository.addUserEvents(events, origin);
      }
      const { rows } = await api.database
        .queries()
        .execute(
          "select name from pg_prepared_statements where statement like 'insert into \"user_events\"%'",
        );
      // The embedded database's driver names no statement.
      expect(rows).toEqual(api.database.driver.kind === "server" ? [{ name: "add_user_events" }] : []);
    });
  });

  test("keeps no e-mail address, and refuses a batch with a card number", async () => {
    const visitor = await api.visitor();
    const tokenId = await tokenIdOf(visitor);
    const event = userEvent(tokenId, { attributes: { text: "to dana@example.com" } });
    await submit(visitor, [event]);
    const [row] = await stored("user_events", [event.eventId]);
    expect(row?.["attributes"]).toEqual({ text: "to [e-mail]" });
    const card = userEvent(tokenId, { attributes: { text: "4242 4242 4242 4242" } });
    const refused = await submit(visitor, [card]);
    expect([refused.status, refused.problem.code]).toEqual([422, "CARD_NUMBER_NOT_ALLOWED"]);
    expect(await stored("user_events", [card.eventId])).toEqual([]);
  });

  test("takes 1,024 events of up to a kilobyte each, and nothing more", async () => {
    const visitor = await api.visitor();
    const tokenId = await tokenIdOf(visitor);
    const attributes = { x: "x".repeat(300), y: "é".repeat(200) };
    const events = Array.from({ length: 1_024 }, () => userEvent(tokenId, { attributes }));
    const whole = await submit(visitor, events);
    expect(whole.data.acceptedEventIds).toHaveLength(1_024);
    const many = await submit(visitor, [...events, userEvent(tokenId)]);
    expect([many.status, many.problem.code]).toEqual([400, "INVALID_PAYLOAD"]);
    const heavy = Array.from({ length: 1_024 }, () =>
      userEvent(tokenId, { attributes: { x: "x".repeat(500), y: "y".repeat(500) } }),
    );
    const large = await submit(visitor, heavy);
    expect([large.status, large.problem.code]).toEqual([413, "PAYLOAD_TOO_LARGE"]);
    expect(
      await stored(
        "user_events",
        heavy.map(({ eventId }) => eventId),
      ),
    ).toEqual([]);
  });

  test("takes a batch that comes compressed, and counts by what comes out of it", async () => {
    const visitor = await api.visitor();
    const tokenId = await tokenIdOf(visitor);
    const send = async (events: UserEvent[], [encoding, compress]: (typeof COMPRESSIONS)[number]) => {
      const answer = await api.app.inject({
        method: "POST",
        url: "/api/user-event/v1/events/submit",
        payload: compress(JSON.stringify({ events })),
        headers: {
          authorization: `Bearer ${visitor.accessToken}`,
          "content-type": "application/json",
          "content-encoding": encoding,
        },
      });
      return { status: answer.statusCode, content: answer.json() };
    };
    for (const compression of COMPRESSIONS) {
      const events = Array.from({ length: 300 }, () => userEvent(tokenId));
      const ids = events.map(({ eventId }) => eventId);
      expect((await send(events, compression)).content).toEqual({ acceptedEventIds: ids });
      expect(await stored("user_events", ids)).toHaveLength(300);
      const heavy = Array.from({ length: 1_024 }, () =>
        userEvent(tokenId, { attributes: { x: "x".repeat(500), y: "y".repeat(500) } }),
      );
      const { status, content } = await send(heavy, compression);
      expect([status, content.code]).toEqual([413, "PAYLOAD_TOO_LARGE"]);
    }
  });

  test("takes sixty batches a minute from a session and says when the next one may come", async () => {
    const visitor = await api.visitor();
    const tokenId = await tokenIdOf(visitor);
    for (let batch = 0; batch < 60; batch += 1) {
      expect((await submit(visitor, [userEvent(tokenId)])).status).toBe(200);
    }
    const limited = await submit(visitor, [userEvent(tokenId)]);
    expect([limited.status, limited.problem.code]).toEqual([429, "RATE_LIMIT_EXCEEDED"]);
    expect(Number(limited.headers["retry-after"])).toBeLessThanOrEqual(60);
    api.passTime({ minutes: 1 });
    expect((await submit(visitor, [userEvent(tokenId)])).status).toBe(200);
  });

  test("stores each of many batches at once whole or not at all", async () => {
    const visitors = await Promise.all(Array.from({ length: 30 }, () => api.visitor()));
    const batches = await Promise.all(
      visitors.map(async (visitor) => {
        const tokenId = await tokenIdOf(visitor);
        return { visitor, events: Array.from({ length: 100 }, () => userEvent(tokenId)) };
      }),
    );
    const answers = await Promise.all(batches.map(({ visitor, events }) => submit(visitor, events)));
    for (const [index, { events }] of batches.entries()) {
      const rows = await stored(
        "user_events",
        events.map(({ eventId }) => eventId),
      );
      expect(rows.length).toBe(answers[index]?.status === 200 ? 100 : 0);
    }
    expect(answers.every(({ status }) => status === 200 || status === 503)).toBe(true);
  });
});

describe("Too many batches at once", () => {
  test("are turned away before anything is stored, and stored when they come again", async () => {
    const clock = createClock(BILLING_TIME_ZONE);
    const { database } = api;
    const repository = createEventsRepository(database);
    const { userEvent: handlers } = createEventHandlers({
      submitUserEvents: createSubmitUserEvents({ repository, clock, sessionsOfDevice: async () => [] }),
      submitTelemetry: createSubmitTelemetry(repository, clock),
      gate: createLoadGate(2),
      limits: createLimits(),
    });
    const caller: SessionCaller = {
      sessionId: "ses_abcdefghijklmnopqrst",
      kind: "browser",
      accessTokenId: "ses_abcdefghijklmnopqrst.1",
      deviceId: "dev_1",
      identityId: null,
      country: "US",
      assurance: "none",
      startedAt: clock.realNow(),
    };
    const cookies = { get: () => undefined, set: () => undefined, clear: () => undefined };
    const about = {
      ipAddress: "10.0.0.1",
      traceId: "t",
      host: "",
      origin: undefined,
      idempotencyKey: undefined,
    };
    const context = { caller, ...about, cookies };
    const batches = Array.from({ length: 5 }, () => [userEvent(caller.accessTokenId)]);
    const send = (events: UserEvent[]) => handlers.submitUserEvents({ body: { events } }, context);
    const outcomes = await Promise.all(batches.map(send));
    expect(outcomes.map(({ ok }) => ok)).toEqual([true, true, false, false, false]);
    expect(outcomes[2]).toMatchObject({ code: "SERVICE_UNAVAILABLE", retryAfterInSeconds: 5 });
    const ids = batches.flat().map(({ eventId }) => eventId);
    expect(await stored("user_events", ids)).toHaveLength(2);
    for (const events of batches) expect((await send(events)).ok).toBe(true);
    expect(await stored("user_events", ids)).toHaveLength(5);
  });
});

describe("Events of more than ninety days", () => {
  test("are removed by the clean-up, and the others stay", async () => {
    const visitor = await api.visitor();
    const old = userEvent(await tokenIdOf(visitor));
    await submit(visitor, [old]);
    api.passTime({ hours: 24 });
    const recent = userEvent(await tokenIdOf(visitor));
    await submit(visitor, [recent]);
    const [row] = await stored("user_events", [old.eventId]);
    const receivedAt = Temporal.Instant.from(new Date(String(row?.["received_at"])).toISOString());
    const now = receivedAt.add({ hours: 90 * 24 + 1 });
    const events = createEvents(
      { clock: createClock(BILLING_TIME_ZONE, () => now), database: api.database, limits: createLimits() },
      { sessions: api.app.modules.sessions },
    );
    await events.removeExpired?.();
    expect(await stored("user_events", [old.eventId])).toEqual([]);
    expect(await stored("user_events", [recent.eventId])).toHaveLength(1);
  });
});

describe("submitTelemetryActions and submitTelemetryEvents", () => {
  test("[S7.73] take no batch that is larger than one of user events may be", async () => {
    const visitor = await api.visitor();
    await visitor.register("listens-at-length@example.com");
    const attributes = { x: "x".repeat(500), y: "y".repeat(500) };
    const heavy = Array.from({ length: 1_024 }, () => telemetryEvent({ attributes }));
    const answers = [
      await visitor.call("telemetry", "submitTelemetryActions", { body: { actions: heavy } }),
      await visitor.call("telemetry", "submitTelemetryEvents", { body: { events: heavy } }),
    ];
    expect(answers.map(({ status, problem }) => [status, problem.code])).toEqual([
      [413, "PAYLOAD_TOO_LARGE"],
      [413, "PAYLOAD_TOO_LARGE"],
    ]);
  });

  test("[S1.10] [S7.73] store version 2 and 3 apart, for signed-in people", async () => {
    const visitor = await api.visitor();
    const [action, event] = [telemetryEvent(), telemetryEvent({ isTest: true, clientVersion: "1.12.2" })];
    const early = await visitor.call("telemetry", "submitTelemetryActions", { body: { actions: [action] } });
    expect([early.status, early.problem.code]).toEqual([403, "FORBIDDEN"]);
    const identityId = await visitor.register("listens@example.com");
    for (let repeat = 0; repeat < 2; repeat += 1) {
      const actions = await visitor.call("telemetry", "submitTelemetryActions", {
        body: { actions: [action] },
      });
      expect(actions.data.acceptedEventIds).toEqual([action.eventId]);
      const events = await visitor.call("telemetry", "submitTelemetryEvents", { body: { events: [event] } });
      expect(events.data.acceptedEventIds).toEqual([event.eventId]);
    }
    const rows = await stored("telemetry_events", [action.eventId, event.eventId]);
    expect(rows.map((row) => [row["version"], row["is_test"], row["identity_id"]])).toEqual([
      ["v2", false, identityId],
      ["v3", true, identityId],
    ]);
    expect(rows[0]).toMatchObject({ clock_adjustment_in_milliseconds: -1_000, using_clock: "internal" });
    expect(rows[1]?.["attributes"]).toMatchObject({ clientVersion: "1.12.2" });
  });
});

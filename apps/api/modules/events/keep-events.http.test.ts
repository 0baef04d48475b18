import type { UserEvent } from "@skywave/contract";
import { BILLING_TIME_ZONE } from "@skywave/domain/calendar/billing-time-zone";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createClock } from "#platform/clock.ts";
import type { SessionCaller } from "#platform/http/caller.ts";
import { createRateLimits } from "#platform/rate-limits/rate-limits.ts";
import { createSecrets } from "#platform/security/secrets.ts";
import { userEvent } from "#testing/events/make-events.ts";
import { storedEvents, submit, tokenIdOf } from "#testing/events/stored-events.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { createEventsRepository } from "./events-repository.ts";
import { createEvents } from "./index.ts";
import { createLoadGate } from "./load-gate.ts";
import { createEventHandlers } from "./routes.ts";
import { createSubmitTelemetry } from "./submit-telemetry.ts";
import { createSubmitUserEvents } from "./submit-user-events.ts";
import { createTurns } from "./turns.ts";

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

const stored = (eventIds: string[]) => storedEvents(api, "user_events", eventIds);

describe("Too many batches at once", () => {
  test("are turned away before anything is stored, and stored when they come again", async () => {
    const clock = createClock(BILLING_TIME_ZONE);
    const { database } = api;
    const repository = createEventsRepository(database);
    const { userEvent: handlers } = createEventHandlers({
      submitUserEvents: createSubmitUserEvents({ repository, clock, sessionsOfDevice: async () => [] }),
      submitTelemetry: createSubmitTelemetry(repository, clock),
      gate: createLoadGate(2),
      turns: createTurns(1),
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
      proxyRegion: undefined,
      idempotencyKey: undefined,
    };
    const context = { caller, ...about, cookies };
    const batches = Array.from({ length: 5 }, () => [userEvent(caller.accessTokenId)]);
    const send = (events: UserEvent[]) => handlers.submitUserEvents({ body: { events } }, context);
    const outcomes = await Promise.all(batches.map(send));
    expect(outcomes.map(({ ok }) => ok)).toEqual([true, true, false, false, false]);
    expect(outcomes[2]).toMatchObject({ code: "SERVICE_UNAVAILABLE", retryAfterInSeconds: 5 });
    const ids = batches.flat().map(({ eventId }) => eventId);
    expect(await stored(ids)).toHaveLength(2);
    for (const events of batches) expect((await send(events)).ok).toBe(true);
    expect(await stored(ids)).toHaveLength(5);
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
    const [row] = await stored([old.eventId]);
    const receivedAt = Temporal.Instant.from(new Date(String(row?.["received_at"])).toISOString());
    const now = receivedAt.add({ hours: 90 * 24 + 1 });
    const events = createEvents(
      { clock: createClock(BILLING_TIME_ZONE, () => now), database: api.database, limits: createLimits() },
      { sessions: api.app.modules.sessions },
    );
    await events.removeExpired?.();
    expect(await stored([old.eventId])).toEqual([]);
    expect(await stored([recent.eventId])).toHaveLength(1);
  });
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { telemetryEvent } from "#testing/events/make-events.ts";
import { storedEvents } from "#testing/events/stored-events.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

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
    const rows = await storedEvents(api, "telemetry_events", [action.eventId, event.eventId]);
    expect(rows.map((row) => [row["version"], row["is_test"], row["identity_id"]])).toEqual([
      ["v2", false, identityId],
      ["v3", true, identityId],
    ]);
    expect(rows[0]).toMatchObject({ clock_adjustment_in_milliseconds: -1_000, using_clock: "internal" });
    expect(rows[1]?.["attributes"]).toMatchObject({ clientVersion: "1.12.2" });
  });
});

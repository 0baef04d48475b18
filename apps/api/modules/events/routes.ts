import type { DomainHandlers } from "#platform/http/handlers.ts";
import { done, type Outcome } from "#platform/outcome.ts";
import type { RateLimits } from "#platform/rate-limits/rate-limits.ts";
import type { LoadGate } from "./load-gate.ts";
import type { SubmitTelemetry } from "./submit-telemetry.ts";
import type { SubmitUserEvents } from "./submit-user-events.ts";
import type { Turns } from "./turns.ts";

/** The calls that take events. What is refused for load stays with the client, which sends it again. */
export function createEventHandlers(dependencies: {
  submitUserEvents: SubmitUserEvents;
  submitTelemetry: SubmitTelemetry;
  gate: LoadGate;
  turns: Turns;
  limits: RateLimits;
}): { userEvent: DomainHandlers<"userEvent">; telemetry: DomainHandlers<"telemetry"> } {
  const { submitUserEvents, submitTelemetry, gate, turns, limits } = dependencies;
  const store = (
    sessionId: string,
    size: number,
    work: () => Promise<string[]>,
  ): Promise<Outcome<{ acceptedEventIds: string[] }>> =>
    gate.pass(
      async () =>
        (await limits.take("eventBatchesBySession", sessionId)) ??
        done({ acceptedEventIds: await turns.take(size, work) }),
    );
  return {
    userEvent: {
      submitUserEvents: ({ body }, { caller }) =>
        store(caller.sessionId, body.events.length, () => submitUserEvents(body.events, caller)),
    },
    telemetry: {
      submitTelemetryActions: ({ body }, { caller }) =>
        store(caller.sessionId, body.actions.length, () => submitTelemetry(body.actions, "v2", caller)),
      submitTelemetryEvents: ({ body }, { caller }) =>
        store(caller.sessionId, body.events.length, () => submitTelemetry(body.events, "v3", caller)),
    },
  };
}

import type { CallResult } from "../transport/call-result.ts";
import type { StoredEvent } from "../platform/event-store.ts";
import type { SessionStore } from "../session/store/session-store.ts";
import type { Skywave } from "../skywave.ts";
import type { Accepted } from "./deciding/decide-delivery.ts";

interface SubmitParts {
  call: Skywave["call"];
  store: SessionStore;
}

/**
 * Sends a batch of one call. User events get the token id of the session that sends them: the server takes no
 * events in another's name, and a visitor's are still worth having after the sign-in.
 */
export async function submitEvents(
  { call, store }: SubmitParts,
  batch: readonly StoredEvent[],
  outlivesPage: boolean,
): Promise<CallResult<Accepted>> {
  const options = { outlivesPage };
  switch (batch[0]?.queued.call) {
    case "submitTelemetryActions":
      return call("telemetry", "submitTelemetryActions", { body: { actions: telemetryOf(batch) } }, options);
    case "submitTelemetryEvents":
      return call("telemetry", "submitTelemetryEvents", { body: { events: telemetryOf(batch) } }, options);
    case "submitUserEvents":
    case undefined: {
      const eventTokenId = store.read()?.session.accessTokenId ?? "";
      const events = batch.flatMap(({ queued }) =>
        queued.call === "submitUserEvents" ? [{ ...queued.event, eventTokenId }] : [],
      );
      return call("userEvent", "submitUserEvents", { body: { events } }, options);
    }
  }
}

function telemetryOf(batch: readonly StoredEvent[]) {
  return batch.flatMap(({ queued }) => (queued.call === "submitUserEvents" ? [] : [queued.event]));
}

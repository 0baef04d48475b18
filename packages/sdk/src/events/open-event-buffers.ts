import { createEventBuffer } from "./buffer/event-buffer.ts";
import { type BufferSettings, PLAYBACK_BUFFER, USER_BUFFER } from "./buffer-settings.ts";
import type { EventBuffers, Occurrence, OpenEventBuffers } from "./event-buffers.ts";
import { makeEvent } from "./make-event.ts";
import { RANDOM_ID_LENGTH } from "../identifiers/random-id-length.ts";
import type { StoredEvent } from "../platform/event-store.ts";
import type { SessionStore } from "../session/store/session-store.ts";
import type { Skywave } from "../skywave.ts";
import type { CallResult } from "../transport/call-result.ts";
import type { Accepted } from "./deciding/decide-delivery.ts";
import { createMemoryEventStore } from "./memory-event-store.ts";

/** Nobody who signs out waits longer for their events. */
const FAREWELL_IN_MILLISECONDS = 3000;
const LOSSES = "events-lost";

/** The two buffers, from now on to the end of the page. */
export const openEventBuffers: OpenEventBuffers = (parts): EventBuffers => {
  const { platform, clock, logicalClock, store, sessionEvents, isTest, eventStore } = parts;
  const newId = () => platform.randomId(RANDOM_ID_LENGTH);
  const sessionType = () => store.read()?.session.sessionType;

  function openBuffer(settings: BufferSettings, kind: "user" | "playback") {
    return createEventBuffer({
      platform,
      logicalClock,
      settings,
      stores: [eventStore, createMemoryEventStore()],
      send: (batch, isPageLeft) => submitEvents(parts, batch, isPageLeft),
      canSend() {
        if (sessionType() === undefined) return "later";
        return kind === "user" || sessionType() === "authenticated" ? "yes" : "drop";
      },
      reportOf(count) {
        const attributes = { count, queue: settings.queue };
        const told = { eventName: LOSSES, attributes, reading: clock.reading() };
        const occurrence: Occurrence = kind === "user" ? { ...told, kind } : { ...told, kind, version: "v3" };
        return makeEvent(occurrence, { eventId: newId(), isTest, isLossReport: true });
      },
    });
  }

  const user = openBuffer(USER_BUFFER, "user");
  const playback = openBuffer(PLAYBACK_BUFFER, "playback");
  const buffers = [
    { buffer: user, settings: USER_BUFFER },
    { buffer: playback, settings: PLAYBACK_BUFFER },
  ];

  async function flushWhere(
    isMeant: (settings: BufferSettings) => boolean,
    occasion: "background" | "launch" | "logout",
  ) {
    const meant = buffers.filter(({ settings }) => isMeant(settings));
    await Promise.all(meant.map(({ buffer }) => buffer.flush(occasion)));
  }

  sessionEvents.on(({ type }) => {
    const isSignedIn = sessionType() === "authenticated";
    const gone = [...(isSignedIn ? [] : [playback]), ...(type === "deleted" ? [user] : [])];
    for (const buffer of gone) void buffer.clear();
  });
  sessionEvents.beforeLeaving(() =>
    Promise.race([
      flushWhere((settings) => settings.flushOnLogout, "logout"),
      platform.delay(FAREWELL_IN_MILLISECONDS),
    ]),
  );
  platform.visibility.listen(() => {
    if (!platform.visibility.isVisible())
      void flushWhere((settings) => settings.flushOnBackground, "background");
  });
  platform.network.listen(() => {
    for (const { buffer } of buffers) void buffer.backOnline();
  });

  return {
    record(occurrence) {
      if (occurrence.kind === "playback" && sessionType() === "anonymous") return;
      const event = makeEvent(occurrence, { eventId: newId(), isTest });
      (occurrence.kind === "user" ? user : playback).add(event);
    },
    async flush(occasion) {
      if (occasion === "launch") await flushWhere((settings) => settings.flushOnLaunch, occasion);
      else await Promise.all(buffers.map(({ buffer }) => buffer.flush(occasion)));
    },
    async inspect() {
      return { user: await user.inspect(), playback: await playback.inspect() };
    },
  };
};

interface SubmitParts {
  call: Skywave["call"];
  store: SessionStore;
}

/**
 * Sends a batch of one call. User events get the token id of the session that sends them: the server takes no
 * events in another's name, and a visitor's are still worth having after the sign-in.
 */
async function submitEvents(
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

import { createEventBuffer } from "./buffer/event-buffer.ts";
import { type BufferSettings, PLAYBACK_BUFFER, USER_BUFFER } from "./buffer-settings.ts";
import type { EventBuffers, Occurrence, OpenEventBuffers } from "./event-buffers.ts";
import { makeEvent } from "./make-event.ts";
import { RANDOM_ID_LENGTH } from "../identifiers/random-id-length.ts";
import { createMemoryEventStore } from "./storing/memory-event-store.ts";
import { submitEvents } from "./submit-events.ts";

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

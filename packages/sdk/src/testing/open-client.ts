import { createSkywave } from "../create-skywave.ts";
import type { SessionEvent } from "../session/session.ts";
import { createFakePlatform } from "./fake-platform.ts";
import { makeConfiguration } from "./make-configuration.ts";
import { NOW } from "./make-session.ts";

/** A minute before the time at which the fake platform begins. */
export const PAST = new Date(NOW - 60_000).toISOString();

/** A client that is ready to start, with all that it asks of the server and tells of its session. */
export function openClient(platform = createFakePlatform(), options: { isTest?: boolean } = {}) {
  const skywave = createSkywave(platform, { configuration: makeConfiguration(), ...options });
  const events: SessionEvent[] = [];
  skywave.session.on((event) => events.push(event));
  const names = () =>
    platform.server.requests.map((request) => request.name).filter((name) => name !== "metronome");
  /** What the last such call showed as its grant. */
  const bearerOf = (name: string) => platform.server.seen(name).at(-1)?.headers["Authorization"];
  const start = () => platform.time.runUntil(skywave.start());
  return { platform, skywave, events, names, bearerOf, start };
}

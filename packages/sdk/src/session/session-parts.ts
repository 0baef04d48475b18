import type { Configuration } from "@skywave/contract/configuration/get-configuration";
import type { Location } from "@skywave/contract/wire/place";
import type { DeviceGrants } from "../device-grant/obtain-device-grant.ts";
import type { Platform } from "../platform/platform.ts";
import type { DirectCall } from "../transport/direct-call.ts";
import type { SessionEvents } from "./session-events.ts";
import type { SessionStore } from "./store/session-store.ts";

/** What the session is made from. */
export interface SessionParts {
  platform: Platform;
  now: () => number;
  call: DirectCall;
  configuration: () => Promise<Configuration>;
  deviceGrants: DeviceGrants;
  store: SessionStore;
  events: SessionEvents;
  location: Location | undefined;
  isTest: boolean;
}

import type { Clock, ClockReading } from "./clock/clock.ts";
import type { DeviceGrants } from "./device-grant/obtain-device-grant.ts";
import type { BufferInspection } from "./events/buffer/event-buffer.ts";
import type { EventRecorder } from "./events/create-events.ts";
import { CLIENT_NAME } from "./identifiers/client-name.ts";
import type { SessionStore } from "./session/store/session-store.ts";

/** The inside of the client, for tools that show it. Holds no token and nothing personal. */
export interface Inspection {
  client: typeof CLIENT_NAME;
  session: {
    sessionType: "anonymous" | "authenticated";
    /** Changes with each refresh. */
    generationId: string;
    accessTokenExpiresAt: string;
    refreshTokenExpiresAt: string;
  } | null;
  device: { deviceId: string; grantExpiresAt: string; refreshGrantExpiresAt: string } | null;
  clock: ClockReading & { offset: number };
  buffers: { user: BufferInspection; playback: BufferInspection };
}

interface InspectParts {
  store: SessionStore;
  deviceGrants: DeviceGrants;
  clock: Clock;
  events: EventRecorder;
}

export async function inspect(parts: InspectParts): Promise<Inspection> {
  const session = parts.store.read()?.session;
  const device = parts.deviceGrants.stored();
  const reading = parts.clock.reading();
  return {
    client: CLIENT_NAME,
    session: session
      ? {
          sessionType: session.sessionType,
          generationId: session.accessTokenId,
          accessTokenExpiresAt: session.accessTokenExpiresAt,
          refreshTokenExpiresAt: session.refreshTokenExpiresAt,
        }
      : null,
    device: device
      ? {
          deviceId: device.deviceId,
          grantExpiresAt: device.grantExpiresAt,
          refreshGrantExpiresAt: device.refreshGrantExpiresAt,
        }
      : null,
    clock: { ...reading, offset: reading.internalTime - reading.systemTime },
    buffers: await parts.events.inspect(),
  };
}

import type { Clock, ClockReading } from "../clock/clock.ts";
import type { DeviceGrants } from "../device-grant/obtain-device-grant.ts";
import type { BufferInspection } from "../events/buffer/event-buffer.ts";
import type { EventRecorder } from "../events/create-events.ts";
import type { SessionStore } from "../session/session-store.ts";

/** How the client names itself; the version is the one that the platform expects to be told, not a package's. */
const CLIENT = { tenant: "sxm", platform: "browser", clientVersion: "1.12.2" } as const;

/** The inside of the client, for tools that show it. Holds no token and nothing personal. */
export interface Inspection {
  client: typeof CLIENT;
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
    client: CLIENT,
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

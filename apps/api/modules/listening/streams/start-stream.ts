import type { ListeningAccess } from "@skywave/contract";
import type { Clock } from "#platform/clock.ts";
import type { SessionCaller } from "#platform/http/caller.ts";
import type { Outcome } from "#platform/outcome.ts";
import type { CheckAccess } from "../playback/check-access.ts";
import { PREVIEW_AGAIN_AFTER } from "../playback/decide-access.ts";
import type { Source } from "../sources/sources.ts";
import type { StreamsRepository } from "./streams-repository.ts";

/** Notes that a device begins to play something in the place of what it played before, if it may. */
export type StartStream = (source: Source, caller: SessionCaller) => Promise<Outcome<ListeningAccess>>;

export function createStartStream(dependencies: {
  streams: Pick<StreamsRepository, "put" | "beginPreview">;
  checkAccess: CheckAccess;
  clock: Clock;
}): StartStream {
  const { streams, checkAccess, clock } = dependencies;
  return async ({ channel, type, id }, caller) => {
    const now = clock.realNow();
    const access = await checkAccess(channel, caller);
    if (!access.ok) return access;
    const isPreview = access.data.kind === "preview";
    if (isPreview) await streams.beginPreview(caller.deviceId, now, now.subtract(PREVIEW_AGAIN_AFTER));
    await streams.put({
      deviceId: caller.deviceId,
      identityId: caller.identityId,
      channel: channel.number,
      sourceType: type,
      sourceId: id,
      startedAt: now,
      seenAt: now,
      takenAt: null,
    });
    // A preview that has just begun has an end now.
    return isPreview ? checkAccess(channel, caller) : access;
  };
}

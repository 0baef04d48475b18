import type { Clock } from "#platform/clock.ts";
import type { SessionCaller } from "#platform/http/caller.ts";
import { decideStream, PLAYS_FOR } from "./decide-stream.ts";
import type { Standing } from "./standing-repository.ts";
import type { StreamsRepository } from "./streams-repository.ts";

export interface FollowedStream {
  state: ReturnType<typeof decideStream>;
  streamsInUse: number;
}

/** Sooner than this nothing new is known of a device that has said that it plays. */
const NOTED_EVERY = { seconds: 5 } as const;

/** Notes that a device plays, and says whether it may go on; by streams that were just read, or else it reads them. */
export type FollowStream = (
  caller: SessionCaller,
  read?: Pick<Standing, "stream" | "playing">,
) => Promise<FollowedStream>;

export function createFollowStream(dependencies: {
  streams: StreamsRepository;
  mostStreams: number;
  clock: Clock;
}): FollowStream {
  const { streams, mostStreams, clock } = dependencies;
  const readStreams = async ({ deviceId, identityId }: SessionCaller, now: Temporal.Instant) => ({
    stream: await streams.find(deviceId),
    playing: identityId === null ? [] : await streams.listSeen(identityId, now.subtract(PLAYS_FOR)),
  });
  return async (caller, read) => {
    const { deviceId, identityId } = caller;
    const now = clock.realNow();
    const { stream, playing } = read ?? (await readStreams(caller, now));
    // Whoever has signed in or out since plays in the name of nobody that we know; tuning says in whose.
    const own = stream?.identityId === identityId ? stream : undefined;
    const state = decideStream(own, playing, mostStreams);
    if (state === "playing" && own !== undefined && isOld(own.seenAt, now))
      await streams.noteSeen(deviceId, now);
    // What was taken does not come back when another one stops; somebody has to want it.
    if (state === "taken" && own?.takenAt === null) await streams.noteTaken(deviceId, own.startedAt, now);
    return { state, streamsInUse: Math.min(playing.length, mostStreams) };
  };
}

function isOld(seenAt: Temporal.Instant, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(seenAt, now.subtract(NOTED_EVERY)) <= 0;
}

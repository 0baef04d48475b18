import { and, desc, eq, gt, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Subscriptions } from "#modules/subscriptions/index.ts";
import type { Database } from "#platform/database/database.ts";
import type { SessionCaller } from "#platform/http/caller.ts";
import { PREVIEW_AGAIN_AFTER } from "../playback/decide-access.ts";
import { PLAYS_FOR } from "./decide-stream.ts";
import type { StreamRow } from "./streams-repository.ts";
import { listeningPreviews, listeningStreams } from "./streams-tables.ts";

/** What is looked at of a stream that plays. */
export type SeenStream = Pick<StreamRow, "deviceId" | "identityId" | "startedAt" | "seenAt" | "takenAt">;

/** What decides whether a device may play on: the plans of its person, all their streams and its own, and its preview. */
export interface Standing {
  plans: readonly { productId: string; state: string }[];
  /** Of this device, in whoever's name it plays. */
  stream: SeenStream | undefined;
  /** Those of the person that were seen of late and that nobody has taken, the newest first. */
  playing: readonly SeenStream[];
  previewStartedAt: Temporal.Instant | undefined;
}

export interface StandingRepository {
  /** Read in one trip, and so as it is at one moment: each key asks for it. */
  find(caller: Pick<SessionCaller, "deviceId" | "identityId">, now: Temporal.Instant): Promise<Standing>;
}

/** As they come in JSON. */
type Written = Pick<SeenStream, "deviceId" | "identityId"> & {
  startedAt: string;
  seenAt: string;
  takenAt: string | null;
};

export function createStandingRepository(
  database: Database,
  subscriptions: Pick<Subscriptions, "plansOf">,
): StandingRepository {
  const device = sql.placeholder("deviceId");
  const person = sql`${sql.placeholder("identityId")}::text`;
  const isOwn = eq(listeningStreams.deviceId, device);
  const isOfPerson = eq(listeningStreams.identityId, person);
  const isSeen = and(
    gt(listeningStreams.seenAt, sql.placeholder("seenSince")),
    isNull(listeningStreams.takenAt),
  );
  const find = database
    .queries()
    .select({
      plans: subscriptions.plansOf(person),
      streams: listOf(sql`${or(isOwn, and(isOfPerson, isSeen))}`),
      previewStartedAt: sql<
        string | null
      >`(select to_json(${listeningPreviews.startedAt}) from ${listeningPreviews}
        where ${and(eq(listeningPreviews.deviceId, device), gt(listeningPreviews.startedAt, sql.placeholder("previewSince")))})`,
    })
    .from(sql`(select 1) as standing`)
    .prepare("find_standing");
  return {
    find: async ({ deviceId, identityId }, now) => {
      const seenSince = now.subtract(PLAYS_FOR);
      const [row] = await find.execute({
        deviceId,
        identityId,
        // What is no column's own value is handed on to the driver as it is.
        seenSince: seenSince.toString(),
        previewSince: now.subtract(PREVIEW_AGAIN_AFTER).toString(),
      });
      const { plans = [], streams = [], previewStartedAt = null } = row ?? {};
      const all = streams.map(readStream);
      const isPlaying = ({ identityId: owner, seenAt, takenAt }: SeenStream) =>
        owner !== null &&
        owner === identityId &&
        takenAt === null &&
        Temporal.Instant.compare(seenAt, seenSince) > 0;
      return {
        plans,
        stream: all.find((stream) => stream.deviceId === deviceId),
        playing: all.filter(isPlaying),
        previewStartedAt: previewStartedAt === null ? undefined : Temporal.Instant.from(previewStartedAt),
      };
    },
  };
}

function listOf(condition: SQL): SQL<Written[]> {
  const { deviceId, identityId, startedAt, seenAt, takenAt } = listeningStreams;
  return sql<
    Written[]
  >`to_json(array(select json_build_object('deviceId', ${deviceId}, 'identityId', ${identityId},
    'startedAt', ${startedAt}, 'seenAt', ${seenAt}, 'takenAt', ${takenAt})
    from ${listeningStreams} where ${condition} order by ${desc(startedAt)}, ${desc(deviceId)}))`;
}

function readStream({ startedAt, seenAt, takenAt, ...of }: Written): SeenStream {
  return {
    ...of,
    startedAt: Temporal.Instant.from(startedAt),
    seenAt: Temporal.Instant.from(seenAt),
    takenAt: takenAt === null ? null : Temporal.Instant.from(takenAt),
  };
}

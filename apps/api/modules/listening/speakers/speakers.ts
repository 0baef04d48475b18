import type { CallAnswer, CallRequest, Speaker, SpeakerVolume } from "@skywave/contract";
import type { Devices } from "#modules/devices/index.ts";
import type { Linking } from "#modules/linking/index.ts";
import type { Clock } from "#platform/clock.ts";
import type { PersonCaller } from "#platform/http/caller.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import type { RateLimits } from "#platform/rate-limits/rate-limits.ts";
import type { CheckAccess } from "../playback/check-access.ts";
import { isNotBegun } from "../playback/decide-access.ts";
import { findSource } from "../sources/sources.ts";
import { PLAYS_FOR } from "../streams/decide-stream.ts";
import type { StreamRow, StreamsRepository } from "../streams/streams-repository.ts";
import { decideSpeakerState } from "./decide-speaker-state.ts";
import type { SpeakerOrderRow, SpeakersRepository } from "./speakers-repository.ts";

/** A device that has not asked for so long is switched off. */
const ASKS_WITHIN = { seconds: 15 } as const;
/** More often than this nothing is written of a device that asks. */
const NOTED_EVERY = { seconds: 5 } as const;
const NO_SPEAKER = refuse("NOT_FOUND", { notFoundResourceType: "smartDevice" });

type LinkedDevice = Awaited<ReturnType<Linking["listDevices"]>>[number];
type Known = LinkedDevice & { volume: SpeakerVolume };
type Direction = CallRequest<"playback", "directSpeaker">["body"];
type Turned = CallRequest<"playback", "readSpeakerOrder">["query"];

export interface Speakers {
  list(caller: PersonCaller): Promise<Speaker[]>;
  /** Says what a device of the caller is to do. */
  direct(smartDeviceId: string, direction: Direction, caller: PersonCaller): Promise<Outcome<Speaker>>;
  /** What the device that asks is to do, and how loud, unless it was turned by hand. */
  readOrder(
    turned: Turned,
    caller: PersonCaller,
  ): Promise<Outcome<CallAnswer<"playback", "readSpeakerOrder">>>;
}

export interface SpeakersNeeds {
  speakers: SpeakersRepository;
  volumes: Devices["volumes"];
  linking: Pick<Linking, "listDevices" | "findLinkedDevice">;
  streams: Pick<StreamsRepository, "find">;
  checkAccess: CheckAccess;
  limits: RateLimits;
  clock: Clock;
}

/** Linked devices that play what is chosen on another one: each plays on a stream of its own, by its own session. */
export function createSpeakers(needs: SpeakersNeeds): Speakers {
  const { speakers, volumes, linking, streams, checkAccess, limits, clock } = needs;

  const mayHear = async (source: SpeakerSource, caller: PersonCaller, deviceId: string) => {
    const found = findSource(source.type, source.id, clock.realNow());
    if (found === undefined) return refuse("NOT_FOUND", { notFoundResourceType: "source" });
    return checkAccess(found.channel, { ...caller, deviceId });
  };
  const isReady = ({ heardAt }: SpeakerOrderRow) =>
    heardAt !== null && Temporal.Instant.compare(heardAt, clock.realNow().subtract(ASKS_WITHIN)) >= 0;
  const describe = async (device: Known, row: SpeakerOrderRow | undefined, caller: PersonCaller) => {
    const { id: smartDeviceId, deviceName, deviceId, volume } = device;
    if (row === undefined)
      return { smartDeviceId, deviceName, isReady: false, state: "stopped" as const, volume };
    const source = sourceOf(row);
    const access = source && (await mayHear(source, caller, deviceId));
    const stream = stateOf(await streams.find(row.deviceId), row, clock.realNow());
    return {
      smartDeviceId,
      deviceName,
      isReady: isReady(row),
      state: decideSpeakerState({
        order: row.state,
        mayHear: access?.ok === true && !(stream === "playing" && isNotBegun(access.data)),
        stream,
      }),
      source,
      volume,
    };
  };
  return {
    async list(caller) {
      const devices = await linking.listDevices(caller.identityId);
      const rows = await speakers.list(caller.identityId);
      const rowOf = ({ deviceId }: LinkedDevice) => rows.find((row) => row.deviceId === deviceId);
      const volumeOf = await volumes.find(devices.map(({ deviceId }) => deviceId));
      return Promise.all(
        devices.map((device) =>
          describe({ ...device, volume: volumeOf(device.deviceId) }, rowOf(device), caller),
        ),
      );
    },

    async direct(smartDeviceId, { state, source, volume }, caller) {
      const { identityId } = caller;
      const limited = await limits.take("speakerOrdersByIdentity", identityId);
      if (limited !== undefined) return limited;
      const device = (await linking.listDevices(identityId)).find(({ id }) => id === smartDeviceId);
      if (device === undefined) return NO_SPEAKER;
      if (source !== undefined) {
        const access = await mayHear(source, caller, device.deviceId);
        if (!access.ok) return access;
      }
      const { deviceId } = device;
      let row = (await speakers.list(identityId)).find((each) => each.deviceId === deviceId);
      if (volume !== undefined) {
        if (row === undefined || !isReady(row)) return refuse("SPEAKER_OFF");
        await volumes.set(deviceId, volume);
      }
      if (state !== undefined) {
        const order = { state, changedAt: clock.realNow(), ...columnsOf(source) };
        row = await speakers.put({ deviceId, identityId }, order);
      }
      const volumeOf = await volumes.find([deviceId]);
      return done(await describe({ ...device, volume: volumeOf(deviceId) }, row, caller));
    },

    async readOrder({ volumeInPercent, isMuted }, { deviceId, identityId }) {
      const device = await linking.findLinkedDevice(deviceId);
      if (device?.identityId !== identityId) return NO_SPEAKER;
      const now = clock.realNow();
      const row = await speakers.hear({ deviceId, identityId }, { now, before: now.subtract(NOTED_EVERY) });
      if (volumeInPercent !== undefined)
        await volumes.set(deviceId, { volumeInPercent, isMuted: isMuted === "true" });
      const volume = (await volumes.find([deviceId]))(deviceId);
      const { state, changedAt } = row;
      return done({ state, source: sourceOf(row), changedAt: changedAt?.toString() ?? null, volume });
    },
  };
}

/** What the stream of a device says of its order. */
function stateOf(
  stream: StreamRow | undefined,
  { identityId, changedAt }: SpeakerOrderRow,
  now: Temporal.Instant,
): "none" | "taken" | "playing" {
  if (stream === undefined || stream.identityId !== identityId) return "none";
  // What it played before it was told is over.
  if (changedAt !== null && Temporal.Instant.compare(stream.startedAt, changedAt) < 0) return "none";
  if (stream.takenAt !== null) return "taken";
  return Temporal.Instant.compare(stream.seenAt, now.subtract(PLAYS_FOR)) < 0 ? "none" : "playing";
}

type SpeakerSource = NonNullable<Speaker["source"]>;

function columnsOf(source: SpeakerSource | undefined) {
  if (source === undefined) return {};
  return { sourceType: source.type, sourceId: source.id, startAt: source.startAtInSeconds ?? null };
}

function sourceOf({ sourceType, sourceId, startAt }: SpeakerOrderRow): SpeakerSource | undefined {
  if (sourceType === null || sourceId === null) return undefined;
  return { id: sourceId, type: sourceType, ...(startAt !== null && { startAtInSeconds: startAt }) };
}

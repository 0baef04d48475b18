import type { CallAnswer, CallRequest, Speaker } from "@skywave/contract";
import type { Linking } from "#modules/linking/index.ts";
import type { Clock } from "#platform/clock.ts";
import type { PersonCaller } from "#platform/http/caller.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import type { RateLimits } from "#platform/rate-limits/rate-limits.ts";
import type { CheckAccess } from "../playback/check-access.ts";
import { isNotBegun } from "../playback/decide-access.ts";
import { findSource } from "../sources/sources.ts";
import { PLAYS_FOR } from "../streams/decide-stream.ts";
import type { StreamsRepository } from "../streams/streams-repository.ts";
import { decideSpeakerState } from "./decide-speaker-state.ts";
import type { SpeakerOrderRow, SpeakersRepository } from "./speakers-repository.ts";

/** A device that has not asked for so long is switched off. */
const ASKS_WITHIN = { seconds: 15 } as const;
/** More often than this nothing is written of a device that asks. */
const NOTED_EVERY = { seconds: 5 } as const;
const NO_SPEAKER = refuse("NOT_FOUND", { notFoundResourceType: "smartDevice" });

type LinkedDevice = Awaited<ReturnType<Linking["listDevices"]>>[number];
type Direction = CallRequest<"playback", "directSpeaker">["body"];

export interface Speakers {
  list(caller: PersonCaller): Promise<Speaker[]>;
  /** Says what a device of the caller is to do. */
  direct(smartDeviceId: string, direction: Direction, caller: PersonCaller): Promise<Outcome<Speaker>>;
  /** What the device that asks is to do. */
  readOrder(caller: PersonCaller): Promise<Outcome<CallAnswer<"playback", "readSpeakerOrder">>>;
}

export interface SpeakersNeeds {
  speakers: SpeakersRepository;
  linking: Pick<Linking, "listDevices" | "findLinkedDevice">;
  streams: Pick<StreamsRepository, "find">;
  checkAccess: CheckAccess;
  limits: RateLimits;
  clock: Clock;
}

/** Linked devices that play what is chosen on another one: each plays on a stream of its own, by its own session. */
export function createSpeakers(needs: SpeakersNeeds): Speakers {
  const { speakers, linking, streams, checkAccess, limits, clock } = needs;

  const mayHear = async (source: SpeakerSource, caller: PersonCaller, deviceId: string) => {
    const found = findSource(source.type, source.id, clock.realNow());
    if (found === undefined) return refuse("NOT_FOUND", { notFoundResourceType: "source" });
    return checkAccess(found.channel, { ...caller, deviceId });
  };
  const streamOf = async ({ deviceId, identityId, changedAt }: SpeakerOrderRow) => {
    const stream = await streams.find(deviceId);
    if (stream === undefined || stream.identityId !== identityId) return "none";
    // What it played before it was told is over.
    if (changedAt !== null && Temporal.Instant.compare(stream.startedAt, changedAt) < 0) return "none";
    if (stream.takenAt !== null) return "taken";
    const isOld = Temporal.Instant.compare(stream.seenAt, clock.realNow().subtract(PLAYS_FOR)) < 0;
    return isOld ? "none" : "playing";
  };
  const describe = async (device: LinkedDevice, row: SpeakerOrderRow | undefined, caller: PersonCaller) => {
    const { id: smartDeviceId, deviceName, deviceId } = device;
    if (row === undefined) return { smartDeviceId, deviceName, isReady: false, state: "stopped" as const };
    const source = sourceOf(row);
    const access = source && (await mayHear(source, caller, deviceId));
    const stream = await streamOf(row);
    const since = clock.realNow().subtract(ASKS_WITHIN);
    return {
      smartDeviceId,
      deviceName,
      isReady: row.heardAt !== null && Temporal.Instant.compare(row.heardAt, since) >= 0,
      state: decideSpeakerState({
        order: row.state,
        mayHear: access?.ok === true && !(stream === "playing" && isNotBegun(access.data)),
        stream,
      }),
      source,
    };
  };
  return {
    async list(caller) {
      const devices = await linking.listDevices(caller.identityId);
      const rows = await speakers.list(caller.identityId);
      const rowOf = ({ deviceId }: LinkedDevice) => rows.find((row) => row.deviceId === deviceId);
      return Promise.all(devices.map((device) => describe(device, rowOf(device), caller)));
    },

    async direct(smartDeviceId, { state, source }, caller) {
      const { identityId } = caller;
      const limited = await limits.take("speakerOrdersByIdentity", identityId);
      if (limited !== undefined) return limited;
      const device = (await linking.listDevices(identityId)).find(({ id }) => id === smartDeviceId);
      if (device === undefined) return NO_SPEAKER;
      if (source !== undefined) {
        const access = await mayHear(source, caller, device.deviceId);
        if (!access.ok) return access;
      }
      const chosen = source && {
        sourceType: source.type,
        sourceId: source.id,
        startAt: source.startAtInSeconds ?? null,
      };
      const whose = { deviceId: device.deviceId, identityId };
      const row = await speakers.put(whose, { state, changedAt: clock.realNow(), ...chosen });
      return done(await describe(device, row, caller));
    },

    async readOrder({ deviceId, identityId }) {
      const device = await linking.findLinkedDevice(deviceId);
      if (device?.identityId !== identityId) return NO_SPEAKER;
      const now = clock.realNow();
      const row = await speakers.hear({ deviceId, identityId }, { now, before: now.subtract(NOTED_EVERY) });
      const { state, changedAt } = row;
      return done({ state, source: sourceOf(row), changedAt: changedAt?.toString() ?? null });
    },
  };
}

type SpeakerSource = NonNullable<Speaker["source"]>;

function sourceOf({ sourceType, sourceId, startAt }: SpeakerOrderRow): SpeakerSource | undefined {
  if (sourceType === null || sourceId === null) return undefined;
  return { id: sourceId, type: sourceType, ...(startAt !== null && { startAtInSeconds: startAt }) };
}

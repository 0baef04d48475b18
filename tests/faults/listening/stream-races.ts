import { Shopper } from "../../system/shopper.ts";

const DEVICES = 4;
const TUNING = {
  type: "channel-linear",
  hlsVersion: "V3",
  manifestVariant: "WEB",
  mtcVersion: "V2",
} as const;
/** Whatever device plays which of them, they count alike. */
const CHANNELS = ["12", "57", "71", "74"] as const;

/** How many devices of an account had a key after each of some rounds, and how often each count came. */
export type KeysAfterRounds = ReadonlyMap<number, number>;

/** Four devices of one account that has a plan, each signed in by itself. */
export async function openDevices(owner: Shopper): Promise<Shopper[]> {
  await owner.buy("us-all-access-monthly");
  const devices = [owner];
  while (devices.length < DEVICES) devices.push(await Shopper.onAnotherDeviceOf(owner));
  return devices;
}

/** All devices press play at once, each through another of the nodes than the one before, and then ask for their next key. */
export async function raceForStreams(
  devices: readonly Shopper[],
  { urls, rounds }: { urls: readonly string[]; rounds: number },
): Promise<KeysAfterRounds> {
  const counts = new Map<number, number>();
  for (let round = 0; round < rounds; round += 1) {
    const urlOf = (place: number) => ({ url: urls[(round + place) % urls.length] ?? "" });
    await Promise.all(
      devices.map((device, place) =>
        must(
          device.call(
            ["playback", "tuneSource"],
            { body: { ...TUNING, id: CHANNELS[place] ?? "12" } },
            urlOf(place),
          ),
        ),
      ),
    );
    const keyed = await Promise.all(
      devices.map((device, place) => hasKey(device, place, urlOf(place + 1).url)),
    );
    const count = keyed.filter(Boolean).length;
    counts.set(count, (counts.get(count) ?? 0) + 1);
    await Promise.all(
      devices.map((device, place) =>
        must(device.call(["playback", "streamsStatus"], { body: { isPlaying: false } }, urlOf(place))),
      ),
    );
  }
  return counts;
}

async function hasKey(device: Shopper, place: number, url: string): Promise<boolean> {
  const list = await fetch(`${url}/sound/channels/${CHANNELS[place] ?? ""}/low/live.m3u8`);
  const keyId = [...(await list.text()).matchAll(/\/keys\/([0-9a-f-]{36})/g)].at(-1)?.[1] ?? "";
  const answer = await device.call(["playback", "getDecryptionKey"], { params: { keyId } }, { url });
  if (!answer.ok && answer.status !== 409) throw new Error(`a key was refused with ${answer.status}`);
  return answer.ok;
}

async function must(answer: Promise<{ ok: boolean }>): Promise<void> {
  const { ok } = await answer;
  if (!ok) throw new Error(`a call of a device was refused: ${JSON.stringify(await answer)}`);
}

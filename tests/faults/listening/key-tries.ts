import { randomUUID } from "node:crypto";
import { Shopper } from "../../system/shopper.ts";
import { type ApiRequest, sendRequest } from "../../system/send-request.ts";
import type { CardDesk } from "../../system/card-desk.ts";
import { inParallel } from "../../bench/in-parallel.ts";

const AT_ONCE = 8;
const MUSIC = "12";
const TALK = "71";
const TUNING = {
  id: MUSIC,
  type: "channel-linear",
  hlsVersion: "V3",
  manifestVariant: "WEB",
  mtcVersion: "V2",
} as const;

/** Ways to ask for a key that is not for whoever asks, by name. */
export type UnfairAsks = ReadonlyMap<string, () => ApiRequest>;

/** Opens the people who ask: none of them may have what they ask for. */
export async function openUnfairAsks(url: string, cards: CardDesk): Promise<UnfairAsks> {
  const keyOf = (who: Shopper, keyId: string) =>
    who.requestOf(["playback", "getDecryptionKey"], { params: { keyId } });
  const newest = async (channel: string) => {
    const list = await (await fetch(`${url}/sound/channels/${channel}/low/live.m3u8`)).text();
    return [...list.matchAll(/\/keys\/([0-9a-f-]{36})/g)].at(-1)?.[1] ?? "";
  };
  const [music, talk] = [await newest(MUSIC), await newest(TALK)];
  const player = await Shopper.readyWithPassword(url, cards);
  await player.buy("us-music-monthly");
  await player.done(["playback", "tuneSource"], { body: TUNING });
  const silent = await Shopper.onAnotherDeviceOf(player);
  const gone = await Shopper.onAnotherDeviceOf(player);
  await gone.done(["playback", "tuneSource"], { body: TUNING });
  await gone.done(["user", "signOut"], {});
  const visitor = await Shopper.visiting(url);
  const signed = keyOf(player, music);
  const tokenOf = ({ headers }: ApiRequest) => headers["authorization"] ?? "";
  return new Map<string, () => ApiRequest>([
    ["an id that was guessed", () => keyOf(player, randomUUID())],
    ["a channel that the plan leaves out", () => keyOf(player, talk)],
    ["a device of the account that plays nothing", () => keyOf(silent, music)],
    ["a session that has ended", () => keyOf(gone, music)],
    ["a visitor who plays nothing", () => keyOf(visitor, music)],
    ["nobody", () => ({ ...signed, headers: without(signed.headers, "authorization") })],
    [
      "a token that was changed",
      () => ({ ...signed, headers: { ...signed.headers, authorization: changed(tokenOf(signed)) } }),
    ],
    ["a token in the place of an id", () => keyOf(player, tokenOf(signed).slice("Bearer ".length, 80))],
  ]);
}

/** Tries so often, each way in turn; answers how many keys came of it, by way. */
export async function tryKeys(
  asks: UnfairAsks,
  tries: number,
): Promise<ReadonlyMap<string, { tries: number; keys: number }>> {
  const ways = [...asks];
  const found = new Map(ways.map(([name]) => [name, { tries: 0, keys: 0 }]));
  await inParallel(
    Array.from({ length: tries }, (_none, number) => number),
    AT_ONCE,
    async (number) => {
      const [name, ask] = ways[number % ways.length] ?? [];
      const count = name === undefined ? undefined : found.get(name);
      if (ask === undefined || count === undefined) throw new Error("there is no such way");
      const { status, content } = await sendRequest(ask());
      if (status >= 500) throw new Error(`${name} was answered with ${status}: ${content}`);
      count.tries += 1;
      if (status < 300 || content.includes('"key":')) count.keys += 1;
    },
  );
  return found;
}

function without(headers: Record<string, string>, name: string): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([each]) => each !== name));
}

/** Each time another letter of its end is another one. */
function changed(token: string): string {
  const place = token.length - 1 - Math.floor(Math.random() * 20);
  const letter = token[place] === "A" ? "B" : "A";
  return token.slice(0, place) + letter + token.slice(place + 1);
}

import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { CHANNELS } from "@skywave/channels";
import { SEGMENT_IN_MILLISECONDS } from "@skywave/sound";
import { startPostgres } from "../../postgres/start-postgres.ts";
import { type ApiRequest, sendRequest } from "../../system/send-request.ts";
import { Shopper } from "../../system/shopper.ts";
import { openSystem } from "../../system/system.ts";
import { cpuSecondsOf } from "../cpu-seconds-of.ts";
import { heapOf, inMegabytes, reportsHeapTo } from "../growth/memory/heap-of.ts";
import { inParallel } from "../in-parallel.ts";

/** One node with many players that read lists, segments and keys, and say that they play, as the page's own does. */
export interface PlayersResult {
  players: number;
  minutes: number;
  /** After a tenth of the time. */
  earlyInMegabytes: number;
  /** After half of it. */
  middleInMegabytes: number;
  lateInMegabytes: number;
  ratio: number;
  /** Of one core. */
  cpuShare: number;
  answers: number;
  /** What was not answered with 200 or 204, or not in time. */
  refused: number;
  p99InMilliseconds: number;
}

const SIGN_UPS_AT_ONCE = 16;
const REPORT_EVERY_MILLISECONDS = 10_000;
const BEGUN_WITHIN_MILLISECONDS = 10_000;
const TUNING = {
  type: "channel-linear",
  hlsVersion: "V3",
  manifestVariant: "WEB",
  mtcVersion: "V2",
} as const;

/** The node's memory is looked at after each. */
const TENTHS = 10;

/** Access tokens last a quarter of an hour. */
const RENEW_EVERY_MILLISECONDS = 10 * 60_000;

/** What players of a page play: they begin in the low one, and go on in what their network carries. */
type PlayedQuality = "low" | "standard";

/** Throws for what no page plays. */
export function playedQualityOf(name: string): PlayedQuality {
  if (name !== "low" && name !== "standard") throw new Error(`no page plays ${name} quality`);
  return name;
}

interface Tally {
  times: number[];
  refused: number;
}

/** Lets so many people with a plan listen, each to one channel, and looks at the node's memory early, half-way and late. */
export async function measurePlayers({
  players,
  channels,
  minutes,
  quality,
}: {
  players: number;
  /** How many of the channels they are spread over: what nobody has heard yet is made while they wait. */
  channels: number;
  minutes: number;
  quality: PlayedQuality;
}): Promise<PlayersResult> {
  const server = await startPostgres({ isDurable: true });
  const system = await openSystem();
  try {
    await server.createDatabase("bench_players");
    const file = join(system.folder, "heap");
    const node = await system.startNode({
      databaseUrl: server.urlOf("bench_players"),
      ...reportsHeapTo(file),
    });
    const people = await inParallel(Array.from({ length: players }), SIGN_UPS_AT_ONCE, async () => {
      const shopper = await Shopper.ready(node.url, system.cards);
      await shopper.buy("us-all-access-monthly");
      return shopper;
    });
    const tally: Tally = { times: [], refused: 0 };
    const ending = new AbortController();
    const playing = people.map((shopper, place) => {
      const beginsAfter = (place / players) * BEGUN_WITHIN_MILLISECONDS;
      return play(
        shopper,
        { channel: CHANNELS[place % Math.min(channels, CHANNELS.length)]?.number ?? 0, quality, beginsAfter },
        asking(tally, ending.signal),
      );
    });
    const tenth = (minutes * 60_000) / TENTHS;
    const memory: number[] = [];
    let [cpuBefore, began] = [0, 0];
    while (memory.length < TENTHS) {
      await pause(tenth);
      memory.push(inMegabytes(await heapOf(node, file)));
      console.log(progressOf(memory, tally));
      if (memory.length === 1) [cpuBefore, began] = [await cpuSecondsOf(node.url), performance.now()];
    }
    const cpu = (await cpuSecondsOf(node.url)) - cpuBefore;
    const seconds = (performance.now() - began) / 1_000;
    ending.abort();
    await Promise.all(playing);
    await node.stop();
    const times = tally.times.toSorted((a, b) => a - b);
    const [early = Number.NaN, middle = Number.NaN, late = Number.NaN] = [memory[0], memory[4], memory[9]];
    return {
      players,
      minutes,
      earlyInMegabytes: early,
      middleInMegabytes: middle,
      lateInMegabytes: late,
      ratio: Math.round((late / early) * 100) / 100,
      cpuShare: Math.round((cpu / seconds) * 100) / 100,
      answers: times.length,
      refused: tally.refused,
      p99InMilliseconds: Math.round(times[Math.floor(times.length * 0.99)] ?? Number.NaN),
    };
  } finally {
    await system.stop();
    await server.stop();
  }
}

/** What is known so far of an hour that can fail early. */
function progressOf(memory: readonly number[], { times, refused }: Tally): string {
  return `${memory.length} of ${TENTHS}: ${memory.at(-1)} MB, ${times.length} answers, ${refused} refused`;
}

async function play(
  shopper: Shopper,
  { channel, quality, beginsAfter }: { channel: number; quality: PlayedQuality; beginsAfter: number },
  { ask, renew, again, isOver }: Asking,
): Promise<void> {
  const folder = `${shopper.url}/sound/channels/${channel}/${quality}`;
  await again(beginsAfter);
  await ask(shopper.requestOf(["playback", "tuneSource"], { body: { ...TUNING, id: String(channel) } }));
  let [segment, keyId, reportedAt] = ["", "", performance.now()];
  let renewedAt = reportedAt;
  while (!isOver()) {
    const list = await ask({ method: "GET", url: `${folder}/live.m3u8`, text: undefined, headers: {} });
    const newest = list.match(/\d+\.m4s/g)?.at(-1) ?? segment;
    const key = [...list.matchAll(/\/keys\/([0-9a-f-]{36})/g)].at(-1)?.[1] ?? keyId;
    if (key !== keyId)
      await ask(shopper.requestOf(["playback", "getDecryptionKey"], { params: { keyId: key } }));
    if (newest !== segment)
      await ask({ method: "GET", url: `${folder}/${newest}`, text: undefined, headers: {} });
    [segment, keyId] = [newest, key];
    if (performance.now() - reportedAt >= REPORT_EVERY_MILLISECONDS) {
      await ask(shopper.requestOf(["playback", "streamsStatus"], { body: { isPlaying: true } }));
      reportedAt = performance.now();
    }
    if (performance.now() - renewedAt >= RENEW_EVERY_MILLISECONDS) {
      await renew(shopper);
      renewedAt = performance.now();
    }
    await again(SEGMENT_IN_MILLISECONDS);
  }
}

type Asking = ReturnType<typeof asking>;

function asking(tally: Tally, signal: AbortSignal) {
  return {
    isOver: () => signal.aborted,
    ask: async (request: ApiRequest): Promise<string> => {
      const since = performance.now();
      // What does not come in time is refused, too, and its player goes on.
      const answer = await sendRequest(request).catch(() => undefined);
      tally.times.push(performance.now() - since);
      if (answer?.status !== 200 && answer?.status !== 204) tally.refused += 1;
      return answer?.content ?? "";
    },
    renew: (shopper: Shopper) => shopper.renew().catch(() => void (tally.refused += 1)),
    // It rejects when the time is over.
    again: (milliseconds: number) => pause(milliseconds, undefined, { signal }).catch(() => undefined),
  };
}

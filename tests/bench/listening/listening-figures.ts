import type { Figure } from "../figure.ts";
import type { FirstSound, FirstSoundResult } from "./measure-first-sound.ts";
import type { ListeningResult } from "./measure-listening.ts";

const PLAYLISTS_AIM = 5_000;
const KEYS_AIM = 1_500;
const SLOW_4G_AIM_IN_MILLISECONDS = 1_000;
const LOCALHOST_AIM_IN_MILLISECONDS = 300;

/** What one node does for players, as lines of the report. */
export function listeningFigures({ playlists, keys, segments }: ListeningResult): Figure[] {
  const inWords = ({ ours, shareOfBare }: ListeningResult["keys"]) =>
    `${ours.callsPerSecond} a second (${Math.round(shareOfBare * 1_000) / 10} %), ${ours.cpuMillisecondsPerCall} ms each`;
  return [
    {
      what: "Live playlists of 24 channels",
      ours: inWords(playlists),
      baseline: `${playlists.bare.callsPerSecond} a second, a bare route`,
      aim: `${PLAYLISTS_AIM} or more`,
      isReached: playlists.ours.callsPerSecond >= PLAYLISTS_AIM,
    },
    {
      what: "Keys, with plan and streams looked at",
      ours: inWords(keys),
      baseline: `${keys.bare.callsPerSecond} a second, a bare route that reads the session`,
      aim: `${KEYS_AIM} or more`,
      isReached: keys.ours.callsPerSecond >= KEYS_AIM,
    },
    {
      what: `Segments of ${segments.segmentInBytes} bytes`,
      ours: `${segments.megabytesPerSecond} MB a second, ${segments.callsPerSecond} segments`,
      baseline: `${segments.cpuMillisecondsPerCall} ms of processor time each`,
    },
  ];
}

/** How long it takes from a press to the first sound, as lines of the report. */
export function firstSoundFigures({ localhost, slow4g }: FirstSoundResult): Figure[] {
  const figure = (
    where: string,
    { runs, p50InMilliseconds, p95InMilliseconds }: FirstSound,
    aim: number,
  ) => ({
    what: `From a press to the first sound, ${where}`,
    ours: `p50 ${p50InMilliseconds} ms, p95 ${p95InMilliseconds} ms`,
    baseline: `${runs} visitors, each with nothing in a cache`,
    aim: `p50 at most ${aim} ms`,
    isReached: p50InMilliseconds <= aim,
  });
  return [
    figure("localhost", localhost, LOCALHOST_AIM_IN_MILLISECONDS),
    figure("slow 4G", slow4g, SLOW_4G_AIM_IN_MILLISECONDS),
  ];
}

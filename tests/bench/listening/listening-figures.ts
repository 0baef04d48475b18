import type { Figure } from "../figure.ts";
import type { FirstSound, FirstSoundResult } from "./measure-first-sound.ts";
import type { ListeningResult } from "./measure-listening.ts";
import type { PlayResult } from "./measure-play.ts";
import type { PlayersResult } from "./measure-players.ts";

const PLAYLISTS_AIM = 5_000;
const KEYS_AIM = 1_500;
const SLOW_4G_AIM_IN_MILLISECONDS = 1_000;
const LOCALHOST_AIM_IN_MILLISECONDS = 300;
const DRIFT_AIM_IN_MILLISECONDS = 100;
const LAG_AIM_IN_MILLISECONDS = 500;
const MEMORY_AIM = 1.1;
const RECOVERY_AIM_IN_MILLISECONDS = 3_000;

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

/** What is heard over a long time and after a loss, as lines of the report. */
export function playFigures({
  minutes,
  stalls,
  driftInMilliseconds,
  changes,
  greatestLagInMilliseconds,
  recoveriesInMilliseconds,
}: PlayResult): Figure[] {
  const slowest = recoveriesInMilliseconds.at(-1) ?? Number.NaN;
  const middle = recoveriesInMilliseconds[Math.floor(recoveriesInMilliseconds.length / 2)];
  return [
    {
      what: `A channel that plays for ${minutes} minutes`,
      ours: `${stalls} stalls, drift of ${driftInMilliseconds} ms`,
      baseline: "the clock of the page",
      aim: `0 stalls, less than ${DRIFT_AIM_IN_MILLISECONDS} ms`,
      isReached: stalls === 0 && driftInMilliseconds < DRIFT_AIM_IN_MILLISECONDS,
    },
    {
      what: `What the page names and what is heard, ${changes} changes of track`,
      ours: `at most ${greatestLagInMilliseconds} ms apart`,
      baseline: "the date of the programme at the player's position",
      aim: `at most ${LAG_AIM_IN_MILLISECONDS} ms`,
      isReached: greatestLagInMilliseconds <= LAG_AIM_IN_MILLISECONDS,
    },
    {
      what: "From the network's return to sound, after 30 s without",
      ours: `at most ${slowest} ms`,
      baseline: `p50 ${middle} ms of ${recoveriesInMilliseconds.length}`,
      aim: `at most ${RECOVERY_AIM_IN_MILLISECONDS} ms`,
      isReached: slowest <= RECOVERY_AIM_IN_MILLISECONDS,
    },
  ];
}

/** What one node bears of many players, as a line of the report. */
export function playersFigures(result: PlayersResult): Figure[] {
  const { players, minutes, ratio, cpuShare, answers, refused, p99InMilliseconds } = result;
  return [
    {
      what: `Memory of a node with ${players} players for ${minutes} minutes`,
      ours: `${result.lateInMegabytes} MB at the end; ${answers} answers, ${refused} refused, p99 ${p99InMilliseconds} ms`,
      baseline: `${result.earlyInMegabytes} MB after a tenth, ${result.middleInMegabytes} MB after half; ${cpuShare} of a core`,
      aim: `at most ${MEMORY_AIM} times, none refused`,
      isReached: ratio <= MEMORY_AIM && refused === 0,
    },
  ];
}

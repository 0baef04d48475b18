import type { Figure } from "../figure.ts";
import type { ListeningResult } from "./measure-listening.ts";

const PLAYLISTS_AIM = 5_000;
const KEYS_AIM = 1_500;

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

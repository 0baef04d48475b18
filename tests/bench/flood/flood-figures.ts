import type { Figure } from "../figure.ts";
import { percent } from "../percent.ts";
import { inWords } from "../spread.ts";
import type { FloodResult } from "./measure-flood.ts";
import type { SignInsResult } from "./measure-sign-ins.ts";

const OTHERS_AIM = 1.2;
const SIGN_INS_AIM = 0.95;

/** How many people sign in, as a line of the report. */
export function signInsFigure(signIns: SignInsResult): Figure {
  const { atOnce, signInsPerTenSeconds, hashesPerTenSeconds, shareOfHashes } = signIns;
  return {
    what: `Sign-ins with a password, ${atOnce} at once`,
    ours: `${percent(shareOfHashes)}: ${inWords(signInsPerTenSeconds)} in ten seconds`,
    baseline: `${inWords(hashesPerTenSeconds)} hashes in ten seconds, by a thread that does nothing else`,
    aim: `${percent(SIGN_INS_AIM)} or more`,
    isReached: shareOfHashes >= SIGN_INS_AIM,
  };
}

/** What others wait meanwhile, where more of them come at once than are let in. */
export function floodFigure(flood: FloodResult): Figure {
  return {
    what: `One's own plans, while ${flood.signInsAtOnce} people sign in at once`,
    ours: `p95 ${flood.floodedP95InMilliseconds} ms (${flood.ratio} times)`,
    baseline: `p95 ${flood.calmP95InMilliseconds} ms while nobody does`,
    aim: `at most ${OTHERS_AIM} times`,
    isReached: flood.ratio <= OTHERS_AIM,
  };
}

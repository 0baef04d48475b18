import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";

/** The clocks of server and browser may differ by as much before anybody notices. */
const CLOCK_MARGIN_IN_MILLISECONDS = 5000;
const LONGEST_WAIT_IN_MILLISECONDS = 60_000;

export interface CaptchaTask {
  challenge: string;
  /** Zeros that the SHA-256 of `challenge:solution` has to begin with. */
  difficultyInBits: number;
}

/** What a page can do about a captcha. */
export interface CaptchaMeans {
  /** Undefined where nothing computes: then time passes it. */
  solve(task: CaptchaTask): Promise<string | undefined>;
  /** Told before half a minute of waiting begins, so that a page can say so. */
  onWait(): void;
}

export type PassCaptchaOutcome = { ok: true; captchaToken: string } | CommonFailure;

/** Passes a captcha by a computation that nobody sees, or else by patience: nobody has to see, hear or solve anything. */
export async function passCaptcha(
  skywave: Skywave,
  { solve, onWait }: CaptchaMeans,
): Promise<PassCaptchaOutcome> {
  const asked = await check(skywave, {});
  if (!asked.ok) return asked;
  const { challenge, difficultyInBits, passesOnAt } = asked.data.data;
  const solution = await solve({ challenge, difficultyInBits });
  if (solution === undefined) {
    onWait();
    const left = Date.parse(passesOnAt) - skywave.clock.now();
    const wait = Math.max(left, 0) + CLOCK_MARGIN_IN_MILLISECONDS;
    await skywave.delay(Math.min(wait, LONGEST_WAIT_IN_MILLISECONDS));
  }
  const answer = await check(skywave, { challenge, ...(solution !== undefined && { solution }) });
  if (!answer.ok) return answer;
  const { captchaToken } = answer.data.data;
  return captchaToken === null ? { ok: false, code: "SYSTEM", traceId: "" } : { ok: true, captchaToken };
}

function check(skywave: Skywave, body: { challenge?: string; solution?: string }) {
  return ask(skywave, { domain: "legacy", name: "checkCaptcha", input: { body }, expected: [] });
}

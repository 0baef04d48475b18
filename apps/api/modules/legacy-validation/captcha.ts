import { createHash } from "node:crypto";
import type { CallAnswer, CallRequest } from "@skywave/contract";
import type { Clock } from "#platform/clock.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import { randomId } from "#platform/security/random-id.ts";
import { isSameDigest, type Secrets } from "#platform/security/secrets.ts";

/** Some 65,000 digests: a moment for one browser, a bill for whoever needs thousands. */
const DIFFICULTY_IN_BITS = 16;
/** For whom nothing computes: longer than the task takes, short enough to wait for. */
const WAIT = { seconds: 30 };
const ANSWERED_WITHIN = { minutes: 10 };
const TOKEN_LASTS = { minutes: 20 };

export interface Captcha {
  /** Sets a task, or judges what came back of one. The same answer gives the same token, however often it comes. */
  check(answer: CallRequest<"legacy", "checkCaptcha">["body"]): Outcome<CallAnswer<"legacy", "checkCaptcha">>;
  /** What a token stands for, to be counted under; undefined for one that is over or was never given. */
  read(token: string): string | undefined;
}

/** A task without a riddle, and waiting in its place. All that is known of one is written on it, under our signature. */
export function createCaptcha({ clock, secrets }: { clock: Clock; secrets: Secrets }): Captcha {
  const write = (purpose: string, id: string, at: Temporal.Instant) => {
    // In base 36, as thirteen digits in a row look like a card number.
    const text = `${id}.${at.epochMilliseconds.toString(36)}`;
    return `${text}.${secrets.sign(purpose, text)}`;
  };
  const read = (purpose: string, written: string) => {
    const [id = "", at = "", signature = ""] = written.split(".");
    if (!isSameDigest(signature, secrets.sign(purpose, `${id}.${at}`))) return undefined;
    return { id, at: Temporal.Instant.fromEpochMilliseconds(Number.parseInt(at, 36)) };
  };
  const isOver = (until: Temporal.Instant) => Temporal.Instant.compare(clock.realNow(), until) >= 0;

  const show = (challenge: string, setAt: Temporal.Instant, captchaToken: string | null) =>
    done({
      data: {
        isPassed: captchaToken !== null,
        challenge,
        difficultyInBits: DIFFICULTY_IN_BITS,
        passesOnAt: setAt.add(WAIT).toString(),
        expiresAt: setAt.add(ANSWERED_WITHIN).toString(),
        captchaToken,
      },
    });

  return {
    check: ({ challenge, solution }) => {
      if (challenge === undefined) {
        const now = clock.realNow();
        return show(write("captcha", randomId("cap"), now), now, null);
      }
      const set = read("captcha", challenge);
      if (set === undefined) return refuse("CAPTCHA_FAILED");
      if (isOver(set.at.add(ANSWERED_WITHIN))) return refuse("CAPTCHA_EXPIRED");
      const isPassed = solution === undefined ? isOver(set.at.add(WAIT)) : isSolution(challenge, solution);
      if (!isPassed) return refuse("CAPTCHA_FAILED");
      return show(challenge, set.at, write("captcha-token", set.id, set.at.add(TOKEN_LASTS)));
    },
    read: (token) => {
      const given = read("captcha-token", token);
      return given === undefined || isOver(given.at) ? undefined : given.id;
    },
  };
}

function isSolution(challenge: string, solution: string): boolean {
  const digest = createHash("sha256").update(`${challenge}:${solution}`).digest();
  return digest.readUInt32BE(0) >>> (32 - DIFFICULTY_IN_BITS) === 0;
}

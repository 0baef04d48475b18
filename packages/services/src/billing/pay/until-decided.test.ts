import { describe, expect, it } from "vitest";
import { openSkywave } from "../../testing/open-skywave.ts";
import { untilDecided } from "./until-decided.ts";

type Answer = { ok: true } | { ok: false; code: string };
const PAID: Answer = { ok: true };
const open = (code: string): Answer => ({ ok: false, code });

/** Asks about a payment of which this is said, each answer once and the last one for ever. */
async function watch(...answers: Answer[]) {
  const { skywave, platform, run } = openSkywave();
  const askedAt: number[] = [];
  const askOnce = async () => {
    askedAt.push(platform.monotonicNow());
    return answers[Math.min(askedAt.length, answers.length) - 1] ?? PAID;
  };
  const outcome = await run(untilDecided(skywave, askOnce, undefined));
  return { outcome, askedAt };
}

describe("untilDecided", () => {
  it("waits a second before it asks, and asks no more once the bank has said", async () => {
    expect(await watch(PAID)).toEqual({ outcome: PAID, askedAt: [1000] });
    const declined = open("CREDIT_CARD_ERROR");
    expect(await watch(declined, PAID)).toEqual({ outcome: declined, askedAt: [1000] });
  });

  it.each(["PROCESSING", "UNREACHABLE"])("asks again after %s, and takes what is said then", async (code) => {
    expect(await watch(open(code), open(code), PAID)).toEqual({ outcome: PAID, askedAt: [1000, 3000, 6000] });
    const declined = open("CREDIT_CARD_ERROR");
    expect((await watch(open(code), declined, PAID)).outcome).toEqual(declined);
  });

  it("asks less and less often, for a minute and a half", async () => {
    const { outcome, askedAt } = await watch(open("PROCESSING"));
    expect(outcome).toEqual(open("PROCESSING"));
    expect(askedAt).toEqual([1, 3, 6, 11, 19, 31, 46, 66, 91].map((seconds) => seconds * 1000));
  });
});

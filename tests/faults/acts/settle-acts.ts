import { setTimeout as pause } from "node:timers/promises";
import type { Act, Cut } from "./act.ts";
import { untilSettled } from "./until-settled.ts";

const MOST_REPEATS = 40;
const REPEAT_AFTER_MILLISECONDS = 500;
const MUST_WAIT = ["processing", "PAYMENT_IN_PROGRESS", "SERVICE_UNAVAILABLE"];

/** Waits on a healthy node until all that was cut off is done, and makes each call once more. */
export async function settleActs(
  cut: readonly Cut<Act>[],
  { databaseUrl, url }: { databaseUrl: string; url: string },
): Promise<{ tookMilliseconds: number; violations: string[] }> {
  const violations: string[] = [];
  const { isSettled, tookMilliseconds } = await untilSettled(databaseUrl);
  if (!isSettled) violations.push("a round did not settle");
  for (const { kind, act } of cut) {
    const answer = await repeated(act, url);
    if (!act.done.includes(answer)) violations.push(`${kind.name} answered ${answer} to a repeated call`);
  }
  return { tookMilliseconds, violations };
}

/** A client asks again while it is told to wait. */
async function repeated(act: Act, url: string): Promise<string> {
  for (let tries = 0; ; tries += 1) {
    const answer = await act.run(url);
    if (!MUST_WAIT.includes(answer) || tries === MOST_REPEATS) return answer;
    await pause(REPEAT_AFTER_MILLISECONDS);
  }
}

import { setTimeout as pause } from "node:timers/promises";
import { ask } from "../../postgres/ask.ts";

const LIMIT_IN_MILLISECONDS = 60_000;

/** How much work with money is under way. */
const OPEN = `select id from orders where state = 'processing'
  union all select id from payments where state in ('started', 'unknown')
  union all select id from refunds where state in ('started', 'unknown')`;

/** Waits until a healthy node has finished what others were cut off at. Tells how long that took, and whether it was in time. */
export async function untilSettled(
  databaseUrl: string,
): Promise<{ isSettled: boolean; tookMilliseconds: number }> {
  const started = Date.now();
  for (;;) {
    const isSettled = (await ask(databaseUrl, OPEN)).length === 0;
    const tookMilliseconds = Date.now() - started;
    if (isSettled || tookMilliseconds >= LIMIT_IN_MILLISECONDS) return { isSettled, tookMilliseconds };
    await pause(250);
  }
}

import { type ApiRequest, sendRequest } from "../../system/send-request.ts";
import { cpuSecondsOf } from "../cpu-seconds-of.ts";
import { inParallel } from "../in-parallel.ts";

/** What a server did under load from this process, and what each call cost it. */
export interface LoadResult {
  callsPerSecond: number;
  cpuMillisecondsPerCall: number;
}

/** Connections over which requests are sent. */
export const AT_ONCE = 16;
const WARM_UP_SHARE = 0.3;

/** Sends one request, or several in turn, again and again over kept connections for so many seconds. */
export async function load(
  origin: string,
  request: ApiRequest | readonly ApiRequest[],
  seconds: number,
): Promise<LoadResult> {
  const requests = [request].flat();
  await sendFor(requests, seconds * WARM_UP_SHARE);
  const before = await cpuSecondsOf(origin);
  const started = performance.now();
  const calls = await sendFor(requests, seconds);
  const elapsed = (performance.now() - started) / 1000;
  const cpuSeconds = (await cpuSecondsOf(origin)) - before;
  return {
    callsPerSecond: Math.round(calls / elapsed),
    cpuMillisecondsPerCall: Math.round((cpuSeconds / calls) * 1e6) / 1000,
  };
}

async function sendFor(requests: readonly ApiRequest[], seconds: number): Promise<number> {
  const deadline = performance.now() + seconds * 1000;
  const workers = Array.from({ length: AT_ONCE }, (_none, number) => number);
  let next = 0;
  const counts = await inParallel(workers, AT_ONCE, async () => {
    let calls = 0;
    for (; performance.now() < deadline; calls += 1) {
      const request = requests[(next += 1) % requests.length];
      if (request === undefined) throw new Error("there is nothing to send");
      const { status } = await sendRequest(request);
      if (status >= 300) throw new Error(`${request.url} answered ${status} under load`);
    }
    return calls;
  });
  return counts.reduce((sum, calls) => sum + calls, 0);
}

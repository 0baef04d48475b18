import { setTimeout as pause } from "node:timers/promises";
import { type ApiRequest, sendRequest } from "../../system/send-request.ts";

const CALM_PROBES = 200;
const BETWEEN_PROBES_IN_MILLISECONDS = 5;

/** How long somebody waits for the offers while nobody sends events, and while some do. */
export interface OthersResult {
  calmP99InMilliseconds: number;
  p99InMilliseconds: number;
  probes: number;
}

/** Asks for the same again and again, alone and during some work. */
export async function measureOthers(probe: ApiRequest, work: () => Promise<unknown>): Promise<OthersResult> {
  const calm: number[] = [];
  while (calm.length < CALM_PROBES) calm.push(await timeOf(probe));
  let isOver = false;
  const end = work().finally(() => {
    isOver = true;
  });
  const times: number[] = [];
  while (!isOver) times.push(await timeOf(probe));
  await end;
  return { calmP99InMilliseconds: p99Of(calm), p99InMilliseconds: p99Of(times), probes: times.length };
}

async function timeOf(probe: ApiRequest): Promise<number> {
  await pause(BETWEEN_PROBES_IN_MILLISECONDS);
  const started = performance.now();
  const { status } = await sendRequest(probe);
  if (status !== 200) throw new Error(`${probe.url} answered ${status}`);
  return performance.now() - started;
}

function p99Of(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  return Math.round((sorted[Math.floor(sorted.length * 0.99)] ?? 0) * 10) / 10;
}

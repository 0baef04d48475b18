import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { startPostgres } from "../../postgres/start-postgres.ts";
import { sendRequest } from "../../system/send-request.ts";
import { Shopper } from "../../system/shopper.ts";
import { openSystem } from "../../system/system.ts";
import { inParallel } from "../in-parallel.ts";
import { type Spread, spreadOf } from "../spread.ts";

const PEOPLE = 150;
const ROUNDS = 3;
const HASHES = 150;

/** How many people a node signs in, beside what one thread hashes that does nothing else. */
export interface SignInsResult {
  atOnce: number;
  /** Whole numbers of one second would be too coarse. */
  signInsPerTenSeconds: Spread;
  hashesPerTenSeconds: Spread;
  shareOfHashes: number;
}

/** Sign-ins with passwords that nobody has, which cost what a right one costs up to its answer. */
export async function measureSignIns({ atOnce }: { atOnce: number }): Promise<SignInsResult> {
  const server = await startPostgres({ isDurable: true });
  const system = await openSystem();
  try {
    await server.createDatabase("bench_sign_ins");
    const node = await system.startNode({ databaseUrl: server.urlOf("bench_sign_ins") });
    const people = Array.from({ length: PEOPLE });
    const visitors = await inParallel(people, atOnce, () => Shopper.visiting(node.url));
    await signInAll(visitors, atOnce);
    const ours: number[] = [];
    const alone: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      // In turn, since other programs come and go.
      alone.push(await hashAlone());
      ours.push(await signInAll(visitors, atOnce));
    }
    await node.stop();
    const [signIns, hashes] = [spreadOf(ours.map(inTenSeconds)), spreadOf(alone.map(inTenSeconds))];
    return {
      atOnce,
      signInsPerTenSeconds: signIns,
      hashesPerTenSeconds: hashes,
      shareOfHashes: signIns.median / hashes.median,
    };
  } finally {
    await system.stop();
    await server.stop();
  }
}

/** Each from a device and a network of their own; returns sign-ins per second. */
async function signInAll(visitors: readonly Shopper[], atOnce: number): Promise<number> {
  const started = performance.now();
  await inParallel(visitors, atOnce, async (visitor) => {
    const body = { handle: `${randomUUID()}@example.com`, password: randomUUID() };
    const { status } = await sendRequest(visitor.requestOf(["user", "authenticatePassword"], { body }));
    if (status !== 401) throw new Error(`a sign-in that nobody has was answered ${status}`);
  });
  return (visitors.length / (performance.now() - started)) * 1000;
}

/** Hashes per second. */
async function hashAlone(): Promise<number> {
  const thread = new Worker(new URL("hash-alone.ts", import.meta.url), { workerData: HASHES });
  const [perSecond]: number[] = await once(thread, "message");
  if (perSecond === undefined) throw new Error("the thread that hashes told no figure");
  return perSecond;
}

function inTenSeconds(perSecond: number): number {
  return perSecond * 10;
}

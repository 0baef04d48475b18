import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

interface Profile {
  nodes: { id: number; callFrame: { functionName: string; url: string } }[];
  samples: number[];
  timeDeltas: number[];
}

const SHOWN = 12;

/** Shares of the busy time in the last so many seconds of a process's profile, by package, the largest first. */
export async function groupProfile(folder: string, lastSeconds: number): Promise<Record<string, number>> {
  const name = (await readdir(folder)).find((file) => file.endsWith(".cpuprofile"));
  if (name === undefined) throw new Error(`${folder} holds no profile`);
  const profile: Profile = JSON.parse(await readFile(join(folder, name), "utf8"));
  const places = new Map(profile.nodes.map(({ id, callFrame }) => [id, placeOf(callFrame)]));
  const total = profile.timeDeltas.reduce((sum, delta) => sum + delta, 0);
  const from = total - lastSeconds * 1e6;
  const times = new Map<string, number>();
  let at = 0;
  for (const [index, sample] of profile.samples.entries()) {
    const delta = profile.timeDeltas[index] ?? 0;
    at += delta;
    const place = places.get(sample) ?? "unknown";
    if (at >= from && place !== "idle") times.set(place, (times.get(place) ?? 0) + delta);
  }
  const busy = [...times.values()].reduce((sum, time) => sum + time, 0);
  const largest = [...times].toSorted(([, a], [, b]) => b - a).slice(0, SHOWN);
  return Object.fromEntries(largest.map(([place, time]) => [place, Math.round((time / busy) * 1000) / 10]));
}

function placeOf({ functionName, url }: { functionName: string; url: string }): string {
  if (functionName === "(idle)") return "idle";
  if (functionName === "(garbage collector)") return "garbage collection";
  if (url === "") return "native code and the system";
  if (url.startsWith("node:")) return "Node's own library";
  const packaged = /node_modules\/((?:@[^/]+\/)?[^/]+)(?!.*node_modules\/)/.exec(url)?.[1];
  return packaged ?? /\/((?:apps|packages)\/[^/]+)\//.exec(url)?.[1] ?? "other";
}

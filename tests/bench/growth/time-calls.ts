import type { Customers } from "./make-customers.ts";
import { type Probe, probesOf, timeOf } from "./probes.ts";

const WARM_UP = 20;

/** A node on a database of so many customers. */
export interface Place {
  url: string;
  copies: number;
}

/** What one thing cost among few and among many, each the middle of its times in milliseconds. */
export interface Growth {
  what: string;
  few: number;
  many: number;
  ratio: number;
}

/** So many rounds are made of each probe, those included that are not measured. */
export function roundsOf(measured: number): number {
  return WARM_UP + measured;
}

/**
 * Asks both places for the same in turn, so that whatever else the machine does falls on both. Who comes first changes
 * from round to round.
 */
export async function timeCalls(
  customers: Customers,
  { few, many, rounds }: { few: Place; many: Place; rounds: number },
): Promise<Growth[]> {
  const all = roundsOf(rounds);
  const grown: Growth[] = [];
  for (const probe of probesOf(customers, all))
    grown.push(await timeProbe(probe, { few, many, rounds: all }));
  return grown;
}

async function timeProbe(
  probe: Probe,
  { few, many, rounds }: { few: Place; many: Place; rounds: number },
): Promise<Growth> {
  const times = new Map<Place, number[]>([
    [few, []],
    [many, []],
  ]);
  for (let round = 0; round < rounds; round += 1)
    for (const place of round % 2 === 0 ? [few, many] : [many, few]) {
      const took = await timeOf(probe.requestsOf(round, place.copies), place.url);
      if (round >= WARM_UP) times.get(place)?.push(took);
    }
  return growthOf(probe.what, times.get(few) ?? [], times.get(many) ?? []);
}

/** The middle of both, and what the one is of the other. */
export function growthOf(what: string, few: readonly number[], many: readonly number[]): Growth {
  const [amongFew, amongMany] = [medianOf(few), medianOf(many)];
  return { what, few: rounded(amongFew), many: rounded(amongMany), ratio: rounded(amongMany / amongFew) };
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

import { freePort } from "../../system/free-port.ts";
import type { ApiRequest } from "../../system/send-request.ts";
import type { Service } from "../../system/service.ts";
import { Shopper } from "../../system/shopper.ts";
import { BULK_SETTINGS } from "../growth/grow-database.ts";
import { timeOf } from "../growth/probes.ts";
import { type Growth, growthOf } from "../growth/time-calls.ts";
import { inParallel } from "../in-parallel.ts";
import { type Market, prepareShoppers } from "../orders/prepare-shoppers.ts";
import { growRadios, namesOf } from "./grow-radios.ts";

const ROUNDS = 60;
const WARM_UP = 12;
/** Of each kind: a browser is heard about five radios an hour, by their IDs and VINs together, and three plates. */
const LOOKUPS_OF_VISITOR = 2;
const AT_ONCE = 4;
/** Of the sandbox's garage: plates are known to a company outside, and only its vehicles to us. */
const GARAGE_PLATE = { licensePlate: "RKD4821", state: "TX" };

export interface RadiosSizes {
  few: number;
  many: number;
}

export interface RadiosResult {
  sizes: RadiosSizes;
  /** In milliseconds; found or not, these answers leave by steps of twenty. */
  lookups: Growth[];
}

interface Place {
  url: string;
  count: number;
}

/** What it takes to find a radio or an account among few and among many, on PostgreSQL, within one run. */
export async function measureRadios(sizes: RadiosSizes): Promise<RadiosResult> {
  const market = await prepareShoppers(1, { settings: BULK_SETTINGS });
  const nodes: Service[] = [];
  try {
    const visitors = await makeVisitors(market, Math.ceil(ROUNDS / LOOKUPS_OF_VISITOR));
    const placeOf = async (name: string, count: number): Promise<Place> => {
      const databaseUrl = await growRadios(market, { name, count });
      const node = await market.startNode(databaseUrl, { port: await freePort() });
      nodes.push(node);
      return { url: node.url, count };
    };
    const few = await placeOf("bench_radios_few", sizes.few);
    const many = await placeOf("bench_radios_many", sizes.many);
    const lookups: Growth[] = [];
    for (const [what, requestOf] of Object.entries(LOOKUPS))
      lookups.push(await timeLookup(what, { requestOf, visitors, few, many }));
    return { sizes, lookups };
  } finally {
    for (const node of nodes) await node.stop();
    await market.close();
  }
}

async function makeVisitors(market: Market, count: number): Promise<Shopper[]> {
  const node = await market.startNode(market.preparedUrl);
  const visitors = await inParallel(Array.from({ length: count }), AT_ONCE, () => Shopper.visiting(node.url));
  await node.stop();
  return visitors;
}

type RequestOf = (visitor: Shopper, number: number) => ApiRequest;

const LOOKUPS: Readonly<Record<string, RequestOf>> = {
  "A radio by its ID": (visitor, number) =>
    visitor.requestOf(["legacy", "validateDevice"], { body: { radioId: namesOf(number).radioId } }),
  "A radio by the VIN of its car": (visitor, number) =>
    visitor.requestOf(["legacy", "validateDevice"], { body: { vin: namesOf(number).vin } }),
  "An account by the number of the legacy system": (visitor, number) => {
    const { accountNumber } = namesOf(number);
    return visitor.requestOf(["legacy", "verifyAccount"], { body: { accountNumber, zipCode: "78702" } });
  },
  "A radio by a license plate": (visitor) =>
    visitor.requestOf(["legacy", "lookUpPlate"], { body: GARAGE_PLATE }),
};

async function timeLookup(
  what: string,
  { requestOf, visitors, few, many }: { requestOf: RequestOf; visitors: Shopper[]; few: Place; many: Place },
): Promise<Growth> {
  const times = new Map<Place, number[]>([
    [few, []],
    [many, []],
  ]);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const place of round % 2 === 0 ? [few, many] : [many, few]) {
      const visitor = visitors[Math.floor(round / LOOKUPS_OF_VISITOR)];
      if (visitor === undefined) throw new Error("there are too few visitors");
      const number = 1 + Math.floor((round * place.count) / ROUNDS);
      const took = await timeOf([requestOf(visitor, number)], place.url);
      if (round >= WARM_UP) times.get(place)?.push(took);
    }
  return growthOf(what, times.get(few) ?? [], times.get(many) ?? []);
}

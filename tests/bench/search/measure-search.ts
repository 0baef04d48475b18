import { join } from "node:path";
import pg from "pg";
import { freePort } from "../../system/free-port.ts";
import type { Service } from "../../system/service.ts";
import { Shopper } from "../../system/shopper.ts";
import { BULK_SETTINGS } from "../growth/grow-database.ts";
import { timeOf } from "../growth/probes.ts";
import { prepareShoppers } from "../orders/prepare-shoppers.ts";
import { type CataloguePlace, importCatalogue, type ImportFigures } from "./import-catalogue.ts";

const ROUNDS = 120;
const WARM_UP = 20;

/** What people type: a whole name, a word in thousands of texts, a beginning, and two with typing errors. */
const QUERIES = ["title 777", "music", "sho", "mussic", "titel 4242"] as const;

export interface SearchSizes {
  few: number;
  many: number;
}

export interface SearchTimes {
  p50InMilliseconds: number;
  p95InMilliseconds: number;
}

export interface SearchResult {
  sizes: SearchSizes;
  few: SearchTimes;
  many: SearchTimes;
  /** What the import of the many took. */
  imported: ImportFigures;
  /** The many in the embedded database. */
  embedded: SearchTimes & { imported: ImportFigures };
}

interface Place {
  url: string;
  visitor: Shopper;
  times: number[];
  imported: ImportFigures;
}

/** What a search takes among few things and among many on PostgreSQL, and among many in the embedded database, within one run. */
export async function measureSearch(sizes: SearchSizes): Promise<SearchResult> {
  const market = await prepareShoppers(1, { settings: BULK_SETTINGS });
  const nodes: Service[] = [];
  const dataFolder = market.system.folder;
  const open = async (node: Service, imported: ImportFigures): Promise<Place> => {
    nodes.push(node);
    return { url: node.url, visitor: await Shopper.visiting(node.url), times: [], imported };
  };
  try {
    const placeOf = async (name: string, count: number): Promise<Place> => {
      const databaseUrl = await market.copyDatabase(name);
      const imported = await growCatalogue({ databaseUrl, dataFolder }, count);
      return open(await market.startNode(databaseUrl, { port: await freePort() }), imported);
    };
    const few = await placeOf("bench_search_few", sizes.few);
    const many = await placeOf("bench_search_many", sizes.many);
    const own = { dataFolder: join(dataFolder, "embedded") };
    const imported = await importCatalogue(own, sizes.many);
    const embedded = await open(
      await market.system.startNode({ folder: own.dataFolder, port: await freePort() }),
      imported,
    );
    const places = [few, many, embedded];
    for (let round = 0; round < ROUNDS; round += 1)
      for (const place of round % 2 === 0 ? places : places.toReversed()) await search(place, round);
    return {
      sizes,
      few: timesOf(few),
      many: timesOf(many),
      imported: many.imported,
      embedded: { ...timesOf(embedded), imported },
    };
  } finally {
    for (const node of nodes) await node.stop();
    await market.close();
  }
}

async function search({ url, visitor, times }: Place, round: number): Promise<void> {
  const query = QUERIES[round % QUERIES.length] ?? QUERIES[0];
  const body = { query, locale: "en-US" } as const;
  const took = await timeOf([visitor.requestOf(["search", "getSearchResults"], { body })], url);
  if (round >= WARM_UP) times.push(took);
}

/** So many shows in a database on PostgreSQL, as its own upkeep leaves it. */
async function growCatalogue(
  place: CataloguePlace & { databaseUrl: string },
  count: number,
): Promise<ImportFigures> {
  const imported = await importCatalogue(place, count);
  const client = new pg.Client({ connectionString: place.databaseUrl });
  await client.connect();
  try {
    await client.query("vacuum analyze catalogue_entries");
    return imported;
  } finally {
    await client.end();
  }
}

function timesOf({ times }: Place): SearchTimes {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) =>
    Math.round((sorted[Math.floor(sorted.length * share)] ?? Number.NaN) * 10) / 10;
  return { p50InMilliseconds: at(0.5), p95InMilliseconds: at(0.95) };
}

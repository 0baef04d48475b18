import pg from "pg";
import { freePort } from "../../system/free-port.ts";
import type { Service } from "../../system/service.ts";
import { Shopper } from "../../system/shopper.ts";
import { BULK_SETTINGS } from "../growth/grow-database.ts";
import { timeOf } from "../growth/probes.ts";
import { type Market, prepareShoppers } from "../orders/prepare-shoppers.ts";
import { importCatalogue, type ImportFigures } from "./import-catalogue.ts";

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
}

interface Place {
  url: string;
  visitor: Shopper;
  times: number[];
  imported: ImportFigures;
}

/** What a search takes among few things and among many, on PostgreSQL, within one run. */
export async function measureSearch(sizes: SearchSizes): Promise<SearchResult> {
  const market = await prepareShoppers(1, { settings: BULK_SETTINGS });
  const nodes: Service[] = [];
  try {
    const placeOf = async (name: string, count: number): Promise<Place> => {
      const { databaseUrl, imported } = await growCatalogue(market, { name, count });
      const node = await market.startNode(databaseUrl, { port: await freePort() });
      nodes.push(node);
      return { url: node.url, visitor: await Shopper.visiting(node.url), times: [], imported };
    };
    const few = await placeOf("bench_search_few", sizes.few);
    const many = await placeOf("bench_search_many", sizes.many);
    for (let round = 0; round < ROUNDS; round += 1)
      for (const place of round % 2 === 0 ? [few, many] : [many, few]) await search(place, round);
    return { sizes, few: timesOf(few), many: timesOf(many), imported: many.imported };
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

/** A copy of the prepared database with so many shows. */
async function growCatalogue(
  market: Market,
  { name, count }: { name: string; count: number },
): Promise<{ databaseUrl: string; imported: ImportFigures }> {
  const databaseUrl = await market.copyDatabase(name);
  const imported = await importCatalogue(databaseUrl, count);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("vacuum analyze catalogue_entries");
    return { databaseUrl, imported };
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

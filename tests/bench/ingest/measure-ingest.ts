import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startPostgres } from "../../postgres/start-postgres.ts";
import type { ApiRequest } from "../../system/send-request.ts";
import { openSystem, type System } from "../../system/system.ts";
import { withClient } from "../with-client.ts";
import { EVENTS_PER_BATCH, telemetryBatch, userBatch } from "./batches.ts";
import { telemetryRows, userRows } from "./copied-rows.ts";
import { copyIntoFolder, copyIntoServer } from "./copy-batches.ts";
import { measureOthers, type OthersResult } from "./measure-others.ts";
import { sendBatches } from "./send-batches.ts";
import { prepareSenders, type Sender } from "./senders.ts";

const BATCHES = 60;
// So many that one pause of the machine is not all that the slowest hundredth shows.
const BATCHES_BESIDE_OTHERS = 480;
const CONNECTIONS = 4;
// A session may send sixty batches a minute.
const BATCHES_PER_SENDER = 20;
const BETWEEN_LOOKS_IN_MILLISECONDS = 20;

/** One kind of event on one database, against COPY of such rows, a batch at a time, through one connection. */
export interface ComparedIngest {
  copiedPerSecond: number;
  onePerSecond: number;
  fourPerSecond: number;
  shareOfOne: number;
  shareOfFour: number;
}

export interface IngestResult {
  userEvents: ComparedIngest;
  telemetry: ComparedIngest;
  embedded: ComparedIngest;
  others: OthersResult;
  /** How many events a second go from where they came to into their tables, behind the calls. */
  putAwayPerSecond: number;
}

interface Kind {
  table: string;
  batchOf(sender: Sender): ApiRequest;
  rows(): string;
}

const USER_EVENTS: Kind = {
  table: "user_events",
  batchOf: ({ accessTokenId, requestOf }) =>
    requestOf(["userEvent", "submitUserEvents"], { body: { events: userBatch(accessTokenId) } }),
  rows: () => userRows(userBatch("ses_abcdefghijklmnopqrst.1")),
};

const TELEMETRY: Kind = {
  table: "telemetry_events",
  batchOf: ({ requestOf }) =>
    requestOf(["telemetry", "submitTelemetryEvents"], { body: { events: telemetryBatch() } }),
  rows: () => telemetryRows(telemetryBatch()),
};

/** Batches of events over HTTP to one node on each database, and how long others wait for it meanwhile. */
export async function measureIngest(): Promise<IngestResult> {
  const server = await startPostgres({ isDurable: true });
  const system = await openSystem();
  try {
    await server.createDatabase("bench_ingest");
    const databaseUrl = server.urlOf("bench_ingest");
    const node = await system.startNode({ databaseUrl });
    const compare = async (kind: Kind) => {
      const copy = () => copyIntoServer(databaseUrl, kind.table, copies(kind));
      // Before and after ours, since other programs come and go.
      const before = await copy();
      const ours = await send(node.url, kind);
      return compared((before + (await copy())) / 2, ours);
    };
    const userEvents = await compare(USER_EVENTS);
    const telemetry = await compare(TELEMETRY);
    const others = await askMeanwhile(node.url);
    const putAwayPerSecond = await timePuttingAway(databaseUrl);
    await node.stop();
    return { userEvents, telemetry, embedded: await compareEmbedded(system), others, putAwayPerSecond };
  } finally {
    await system.stop();
    await server.stop();
  }
}

async function compareEmbedded(system: System): Promise<ComparedIngest> {
  const node = await system.startNode();
  const ours = await send(node.url, USER_EVENTS);
  await node.stop();
  const folder = join(system.folder, "database");
  return compared(await copyIntoFolder(folder, USER_EVENTS.table, copies(USER_EVENTS)), ours);
}

interface Sent {
  one: number;
  four: number;
}

/** Batches per second over one connection and over four, after as many that are not measured. */
async function send(url: string, kind: Kind): Promise<Sent> {
  await sendBatches(await batchesOf(url, kind), CONNECTIONS);
  const one = await sendBatches(await batchesOf(url, kind), 1);
  return { one, four: await sendBatches(await batchesOf(url, kind), CONNECTIONS) };
}

async function askMeanwhile(url: string): Promise<OthersResult> {
  const batches = await batchesOf(url, USER_EVENTS, BATCHES_BESIDE_OTHERS);
  const [somebody] = await prepareSenders(url, 1);
  if (somebody === undefined) throw new Error("nobody was signed up");
  const probe = somebody.requestOf(["eligibility", "getNewOffers"], { query: { country: "US" } });
  return measureOthers(probe, () => sendBatches(batches, CONNECTIONS));
}

/** Waits until nothing is left to be put away. */
async function timePuttingAway(databaseUrl: string): Promise<number> {
  return withClient(databaseUrl, async (client) => {
    const waiting = async () => {
      const { rows } = await client.query("select count(*)::int as count from event_batches");
      return Number(rows[0]?.count);
    };
    const began = performance.now();
    const atFirst = await waiting();
    if (atFirst === 0) throw new Error("no batch waited to be put away");
    while ((await waiting()) > 0) await pause(BETWEEN_LOOKS_IN_MILLISECONDS);
    return Math.round((atFirst * EVENTS_PER_BATCH * 1000) / (performance.now() - began));
  });
}

async function batchesOf(url: string, kind: Kind, count = BATCHES): Promise<ApiRequest[]> {
  const senders = await prepareSenders(url, count / BATCHES_PER_SENDER);
  return senders.flatMap((sender) => Array.from({ length: BATCHES_PER_SENDER }, () => kind.batchOf(sender)));
}

function copies(kind: Kind): string[] {
  return Array.from({ length: BATCHES }, () => kind.rows());
}

function compared(copiedBatches: number, { one, four }: Sent): ComparedIngest {
  const share = (batches: number) => Math.round((batches / copiedBatches) * 1000) / 1000;
  return {
    copiedPerSecond: Math.round(copiedBatches * EVENTS_PER_BATCH),
    onePerSecond: Math.round(one * EVENTS_PER_BATCH),
    fourPerSecond: Math.round(four * EVENTS_PER_BATCH),
    shareOfOne: share(one),
    shareOfFour: share(four),
  };
}

import { writeFile } from "node:fs/promises";
import { availableParallelism, cpus, loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { measureCalls } from "./calls/measure-calls.ts";
import { type Figure, tableOf } from "./figure.ts";
import { type BenchResult, figuresOf } from "./figures-of.ts";
import { measureFlood } from "./flood/measure-flood.ts";
import { measureSignIns } from "./flood/measure-sign-ins.ts";
import { measureGrowth } from "./growth/measure-growth.ts";
import { measureIngest } from "./ingest/measure-ingest.ts";
import { measureFirstSound } from "./listening/measure-first-sound.ts";
import { measureListening } from "./listening/measure-listening.ts";
import { measurePlay } from "./listening/measure-play.ts";
import { measurePlayers, playedQualityOf } from "./listening/measure-players.ts";
import { measureEmbeddedOrders } from "./orders/measure-embedded-orders.ts";
import { measureOrders } from "./orders/measure-orders.ts";
import { measureFirstOffer } from "./page/measure-first-offer.ts";
import { measureVisits } from "./page/measure-visits.ts";
import { measureRadios } from "./radios/measure-radios.ts";
import { measureRenewals } from "./renewals/measure-renewals.ts";
import { measureSearch } from "./search/measure-search.ts";
import { measureStart } from "./start/measure-start.ts";
import { measureLighthouse } from "./page/measure-lighthouse.ts";

const REPORT = fileURLToPath(new URL("../../docs/bench.md", import.meta.url));
const FLOWS_AT_ONCE = 8;
const SIGN_INS_AT_ONCE = 16;
const FEW_CUSTOMERS = 10_000;
const FEW_CHARGES = 1_000;
const PARTS =
  "orders,renewals,growth,radios,search,calls,listening,sound,flood,ingest,start,page,visits,lighthouse";
/** These take long, and say so by the minutes that are asked for. */
const ON_REQUEST = "play,players";

const { values } = parseArgs({
  options: {
    only: { type: "string", default: PARTS },
    flows: { type: "string", default: "200" },
    subscriptions: { type: "string", default: "20000" },
    customers: { type: "string", default: "1000000" },
    charges: { type: "string", default: "100000" },
    orders: { type: "string", default: "3000" },
    runs: { type: "string", default: "100" },
    seconds: { type: "string", default: "5" },
    minutes: { type: "string", default: "60" },
    players: { type: "string", default: "2000" },
    channels: { type: "string", default: "24" },
    quality: { type: "string", default: "standard" },
    write: { type: "boolean", default: false },
  },
});
process.once("SIGINT", () => process.exit(130));
process.once("SIGTERM", () => process.exit(143));

const parts: Record<string, () => Promise<BenchResult>> = {
  orders: async () => {
    const sizes = { flows: Number(values.flows), atOnce: FLOWS_AT_ONCE };
    return { orders: await measureOrders(sizes), embeddedOrders: await measureEmbeddedOrders(sizes) };
  },
  renewals: async () => ({
    renewals: await measureRenewals({ subscriptions: Number(values.subscriptions) }),
  }),
  growth: async () => ({
    growth: await measureGrowth({
      few: FEW_CUSTOMERS,
      many: Number(values.customers),
      fewCharges: FEW_CHARGES,
      manyCharges: Number(values.charges),
      orders: Number(values.orders),
    }),
  }),
  radios: async () => ({
    radios: await measureRadios({ few: FEW_CUSTOMERS, many: Number(values.customers) }),
  }),
  search: async () => ({ search: await measureSearch({ few: 1_000, many: 100_000 }) }),
  calls: async () => ({ calls: await measureCalls({ seconds: Number(values.seconds) }) }),
  listening: async () => ({ listening: await measureListening({ seconds: Number(values.seconds) }) }),
  sound: async () => ({ sound: await measureFirstSound({ runs: Number(values.runs) }) }),
  play: async () => ({ play: await measurePlay({ minutes: Number(values.minutes), recoveries: 10 }) }),
  players: async () => ({
    players: await measurePlayers({
      players: Number(values.players),
      channels: Number(values.channels),
      minutes: Number(values.minutes),
      quality: playedQualityOf(values.quality),
    }),
  }),
  flood: async () => ({
    signIns: await measureSignIns({ atOnce: SIGN_INS_AT_ONCE }),
    flood: await measureFlood(),
  }),
  ingest: async () => ({ ingest: await measureIngest() }),
  start: async () => ({ start: await measureStart() }),
  page: async () => ({ page: await measureFirstOffer() }),
  visits: async () => ({ visits: await measureVisits() }),
  lighthouse: async () => ({ lighthouse: await measureLighthouse() }),
};

const result: BenchResult = {};
const loadBefore = loadavg()[0] ?? 0;
for (const name of values.only.split(",")) {
  const measure = parts[name];
  if (measure === undefined) throw new Error(`there is no part ${name}; there are ${PARTS},${ON_REQUEST}`);
  console.log(`Measuring ${name} …`);
  Object.assign(result, await measure());
}
const figures = figuresOf(result);
console.log(JSON.stringify(result, null, 2));
console.log(`\n${tableOf(figures)}`);
if (values.write) await writeFile(REPORT, reportOf(figures));

function reportOf(lines: readonly Figure[]): string {
  const machine = `${availableParallelism()} cores of ${cpus()[0]?.model.trim() ?? "an unknown processor"}`;
  const { orders, page } = result;
  return `# Figures of one run

Made by \`npm run bench -- --write\` on ${machine}, with a load of ${loadBefore.toFixed(1)} from other programs at the start. Ratios
within the run say more than its absolute figures.

${tableOf(lines)}
${orders === undefined ? "" : ordersReport(orders)}${page === undefined ? "" : pageReport(page)}`;
}

function ordersReport(orders: NonNullable<BenchResult["orders"]>): string {
  const { confirmStatements, quoteStatements, cpuShares } = orders;
  const inOrder = (trips: readonly string[]) =>
    trips.map((trip, index) => `${index + 1}. ${trip}`).join("\n");
  const shares = Object.entries(cpuShares).map(([place, share]) => `| ${place} | ${share} % |`);
  return `
## Where the round trips of a confirm go

${inOrder(confirmStatements)}

## Where those of a quote go

${inOrder(quoteStatements)}

## Where the API's processor time goes while it confirms

| Part | Share |
| --- | --- |
${shares.join("\n")}
`;
}

function pageReport({ scripts, chain }: NonNullable<BenchResult["page"]>): string {
  const files = Object.entries(scripts).map(([name, bytes]) => `| ${name} | ${bytes} |`);
  return `
## Scripts before the first offer

| File | Bytes |
| --- | --- |
${files.join("\n")}

The longest row of requests: ${chain.join(" → ")}.
`;
}

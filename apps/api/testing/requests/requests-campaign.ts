import { parseArgs } from "node:util";
import { openMemoryDatabase } from "#platform/database/open-embedded-database.ts";
import { EAGER, openTestApi } from "../open-test-api.ts";
import { type RequestsReport, runRequests } from "./run-requests.ts";

const { values } = parseArgs({
  options: { count: { type: "string", default: "100000" }, seed: { type: "string", default: "1" } },
});
const started = performance.now();

/** Sends hostile requests to every call that the document tells of; none may be answered with what is our fault. */
const api = await openTestApi({}, { ...EAGER, openDatabase: () => openMemoryDatabase() });
const report = await runRequests(api, {
  count: Number(values.count),
  seed: Number(values.seed),
  onProgress: (sofar) => print(figuresOf(sofar)),
  onFault: print,
});
await api.close();
print(figuresOf(report));
process.exit(report.faults.length === 0 ? 0 : 1);

function figuresOf({ sent, operations, reached, succeeded, answers, faults }: RequestsReport) {
  return {
    sent,
    operations,
    reached: reached.size,
    succeeded: succeeded.size,
    ...answers,
    faults: faults.length,
    perSecond: Math.round(sent / ((performance.now() - started) / 1000)),
  };
}

function print(what: object): void {
  process.stdout.write(`${JSON.stringify(what)}\n`);
}

import type { TestApi } from "../open-test-api.ts";
import { type Making, makeValue } from "./make-value.ts";
import { mutateRequest, type Request } from "./mutate-request.ts";
import { knowDebts } from "./know-money.ts";
import { openWorld, type World } from "./open-world.ts";
import { createRandom, type Random } from "./random.ts";
import { type Operation, readOperations } from "./read-operations.ts";

// A world is soon used up: its codes are spent, its limits reached, its cards removed.
const REQUESTS_PER_WORLD = 12_000;
const AT_ONCE = 8;
const VALID_ONE_IN = 12;

/** A request that was answered with what is our fault, as it can be sent again. */
export interface Fault {
  operation: string;
  status: number;
  request: { method: string; url: string; headers: Record<string, string>; payload: string | undefined };
  answer: string;
}

export interface RequestsReport {
  sent: number;
  /** How many operations there are, were asked, and succeeded at least once. */
  operations: number;
  reached: Set<string>;
  succeeded: Set<string>;
  /** Answers by the first digit of their status. */
  answers: Record<string, number>;
  faults: Fault[];
}

/** Sends as many requests, valid ones and ones that were valid before they were changed, and counts the answers. */
export async function runRequests(
  api: TestApi,
  {
    count,
    seed,
    onProgress,
    onFault,
  }: {
    count: number;
    seed: number;
    onProgress?: (report: RequestsReport) => void;
    onFault?: (fault: Fault) => void;
  },
): Promise<RequestsReport> {
  const random = createRandom(seed);
  const { operations, resolve } = await readOperations(api.app);
  const report: RequestsReport = {
    sent: 0,
    operations: operations.length,
    reached: new Set(),
    succeeded: new Set(),
    answers: {},
    faults: [],
  };
  const debts = await knowDebts(api);
  while (report.sent < count) {
    const world = await openWorld(api);
    const known = new Map([...world.known, ...debts]);
    const making: Making = { random, dictionary: world.dictionary, resolve };
    const one = async (operation: Operation, isValid: boolean) => {
      const valid = makeRequest(operation, { world: { ...world, known }, making });
      await send(api, operation, {
        request: isValid ? valid : mutateRequest(valid, random),
        random,
        report,
        onFault,
      });
    };
    for (const operation of lastingFirst(operations)) if (report.sent < count) await one(operation, true);
    const end = Math.min(count, report.sent + REQUESTS_PER_WORLD);
    const work = async () => {
      while (report.sent < end) await one(random.pick(operations), random.isOneIn(VALID_ONE_IN));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    onProgress?.(report);
  }
  return report;
}

/** What is removed can be asked about no more. */
function lastingFirst(operations: readonly Operation[]): Operation[] {
  return operations.toSorted(
    (one, other) => Number(one.method === "DELETE") - Number(other.method === "DELETE"),
  );
}

/** What a call takes, of what the world knows and else of what its schema allows. */
export function makeRequest(
  operation: Operation,
  { world, making }: { world: Pick<World, "known" | "bearerOf">; making: Making },
): Request {
  const known = world.known.get(operation.name);
  const made = (place: "path" | "query") =>
    Object.fromEntries(
      operation.parameters
        .filter(
          (parameter) => parameter.in === place && (parameter.required === true || making.random.isOneIn(3)),
        )
        .map(({ name, schema }) => [name, makeValue(schema, making, name)]),
    );
  const bearer = known?.bearer ?? world.bearerOf(operation.grant);
  return {
    params: { ...made("path"), ...known?.params },
    query: { ...made("query"), ...known?.query },
    headers: { ...(bearer !== "" && { authorization: `Bearer ${bearer}` }), ...known?.headers },
    body: known?.body ?? (operation.body === undefined ? undefined : makeValue(operation.body, making)),
  };
}

interface Sending {
  request: Request;
  random: Random;
  report: RequestsReport;
  onFault: ((fault: Fault) => void) | undefined;
}

async function send(
  api: TestApi,
  operation: Operation,
  { request, random, report, onFault }: Sending,
): Promise<void> {
  const { name } = operation;
  report.sent += 1;
  report.reached.add(name);
  const { method, url, headers, payload } = injectionOf(operation, request);
  const remoteAddress = `10.${random.below(256)}.${random.below(256)}.${random.below(256)}`;
  const answer = await api.app.inject({
    method,
    url,
    headers,
    remoteAddress,
    ...(payload !== undefined && { payload }),
  });
  const { statusCode: status } = answer;
  const kind = `${Math.floor(status / 100)}xx`;
  report.answers[kind] = (report.answers[kind] ?? 0) + 1;
  if (status < 300) report.succeeded.add(name);
  if (status < 500) return;
  const fault = { operation: name, status, request: { method, url, headers, payload }, answer: answer.body };
  report.faults.push(fault);
  onFault?.(fault);
}

/** A request as it goes over the wire. */
export function injectionOf({ method, path }: Operation, request: Request) {
  const filled = path.replace(/\{(\w+)\}/g, (_all, parameter: string) => encode(request.params[parameter]));
  const query = Object.entries(request.query)
    .filter(([, value]) => value !== undefined)
    .flatMap(([key, value]) =>
      (Array.isArray(value) ? value.slice(0, 20) : [value]).map((each) => `${encode(key)}=${encode(each)}`),
    );
  const payload = request.body === undefined ? undefined : JSON.stringify(request.body);
  const headers: Record<string, string> = {
    ...(payload !== undefined && { "content-type": "application/json" }),
    ...Object.fromEntries(Object.entries(request.headers).map(([key, value]) => [key, String(value)])),
  };
  return { method, url: query.length === 0 ? filled : `${filled}?${query.join("&")}`, headers, payload };
}

function encode(value: unknown): string {
  const text =
    typeof value === "object" && value !== null ? JSON.stringify(value).slice(0, 2_000) : String(value);
  return encodeURIComponent(text.toWellFormed());
}

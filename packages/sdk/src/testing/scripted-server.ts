import { endpointTable } from "@skywave/contract";
import type { WireAnswer, WireRequest } from "../platform/wire.ts";

export type ScriptedAnswer = WireAnswer | ((request: WireRequest) => WireAnswer | Promise<WireAnswer>);

/** A request as the server saw it. */
export interface SeenRequest extends WireRequest {
  /** Name of the endpoint. */
  name: string;
}

export interface ScriptedServer {
  /** The answers to one call, in order; the last one stays. */
  answer(name: string, ...answers: readonly ScriptedAnswer[]): void;
  readonly requests: readonly SeenRequest[];
  /** The requests of one call. */
  seen(name: string): SeenRequest[];
  transmit(request: WireRequest): Promise<WireAnswer>;
}

interface Route {
  name: string;
  method: string;
  pattern: RegExp;
}

const ROUTES: readonly Route[] = Object.values(endpointTable)
  .flatMap((endpoints) => Object.values(endpoints))
  .map(({ name, method, path }) => ({
    name,
    method,
    pattern: new RegExp(`^/api${path.replace(/\{\w+\}/g, "[^/]+")}$`),
  }));

export function createScriptedServer(): ScriptedServer {
  const scripts = new Map<string, ScriptedAnswer[]>();
  const requests: SeenRequest[] = [];
  return {
    answer(name, ...answers) {
      scripts.set(name, [...answers]);
    },
    requests,
    seen: (name) => requests.filter((request) => request.name === name),
    async transmit(request) {
      const name = nameOf(request);
      requests.push({ ...request, name });
      const script = scripts.get(name) ?? [];
      const next = script.length > 1 ? script.shift() : script[0];
      if (next === undefined) throw new Error(`The test did not script ${request.method} ${request.url}`);
      return typeof next === "function" ? next(request) : next;
    },
  };
}

function nameOf({ method, url }: WireRequest): string {
  const [path = ""] = url.split("?");
  return ROUTES.find((route) => route.method === method && route.pattern.test(path))?.name ?? url;
}

export function answered(status: number, body?: unknown): WireAnswer {
  return { kind: "answered", status, text: body === undefined ? "" : JSON.stringify(body), retryAfter: null };
}

interface Refusal {
  status: number;
  code: string;
  description?: string;
  details?: Readonly<Record<string, string | number | boolean>>;
  invalidFields?: readonly { field: string; code: string }[];
  retryAfter?: string;
}

/** A refusal as the platform sends it. */
export function refused({ retryAfter, ...refusal }: Refusal): WireAnswer {
  const body = { description: "", traceId: "trace-of-the-server", ...refusal };
  return {
    kind: "answered",
    status: refusal.status,
    text: JSON.stringify(body),
    retryAfter: retryAfter ?? null,
  };
}

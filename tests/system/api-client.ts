import { randomUUID } from "node:crypto";
import {
  baseUrlOf,
  type CallInput,
  type CallOutput,
  type Domain,
  type Endpoint,
  type EndpointName,
  endpointTable,
  type Problem,
} from "@skywave/contract";
import { type ApiRequest, sendRequest } from "./send-request.ts";

/** What came back: `data` of a call that did what was asked, `problem` of one that was refused. */
export type Answer<T> = { status: number; milliseconds: number; cookies: ReadonlyMap<string, string> } & (
  | { ok: true; data: T }
  | { ok: false; problem: Problem }
);

export interface CallOptions {
  bearer?: string;
  headers?: Record<string, string>;
}

interface CallParts {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
}

/** A call of the contract as it goes over the wire. */
export function requestOf<D extends Domain, N extends EndpointName<D>>(
  url: string,
  [domain, name]: [D, N],
  { input, options = {} }: { input: CallInput<D, N>; options?: CallOptions },
): ApiRequest {
  const endpoint = endpointAt(domain, name);
  const { params, query, body }: CallParts = Object.assign({}, input);
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_all, key: string) =>
    encodeURIComponent(params?.[key] ?? ""),
  );
  const search = query === undefined ? "" : `?${new URLSearchParams(query)}`;
  const text = body === undefined ? undefined : JSON.stringify(body);
  return {
    method: endpoint.method,
    url: `${url}${baseUrlOf(domain)}${path}${search}`,
    text,
    headers: {
      "sxm-trace-id": randomUUID(),
      ...(options.bearer !== undefined && { authorization: `Bearer ${options.bearer}` }),
      ...(text !== undefined && { "content-type": "application/json" }),
      ...options.headers,
    },
  };
}

/** Makes one call of the contract over a real connection; a lost connection is thrown. */
export async function callApi<D extends Domain, N extends EndpointName<D>>(
  url: string,
  call: [D, N],
  given: { input: CallInput<D, N>; options?: CallOptions },
): Promise<Answer<CallOutput<D, N>>> {
  const started = performance.now();
  const { status, headers, content } = await sendRequest(requestOf(url, call, given));
  const said = {
    status,
    milliseconds: performance.now() - started,
    cookies: cookiesOf(headers["set-cookie"]),
  };
  const parsed = content === "" ? undefined : JSON.parse(content);
  return status < 300 ? { ...said, ok: true, data: parsed } : { ...said, ok: false, problem: parsed };
}

/** What a browser would keep of an answer, by name. */
function cookiesOf(lines: readonly string[] = []): ReadonlyMap<string, string> {
  return new Map(
    lines.map((line): [string, string] => {
      const [pair = ""] = line.split(";");
      const end = pair.indexOf("=");
      return [pair.slice(0, end), pair.slice(end + 1)];
    }),
  );
}

function endpointAt(domain: string, name: string): Endpoint {
  const calls: Record<string, Record<string, Endpoint>> = endpointTable;
  const endpoint = calls[domain]?.[name];
  if (endpoint === undefined) throw new Error(`there is no call ${domain}.${name}`);
  return endpoint;
}

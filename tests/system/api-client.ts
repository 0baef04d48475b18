import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import {
  type CallInput,
  type CallOutput,
  type Domain,
  type Endpoint,
  type EndpointName,
  endpointTable,
  type Problem,
} from "@skywave/contract";

const TIMEOUT_IN_MILLISECONDS = 20_000;
const agent = new Agent({ keepAlive: true, maxSockets: 256 });

/** What came back: `data` of a call that did what was asked, `problem` of one that was refused. */
export type Answer<T> = { status: number; milliseconds: number } & (
  | { ok: true; data: T }
  | { ok: false; problem: Problem }
);

export interface CallOptions {
  bearer?: string;
  headers?: Record<string, string>;
}

/** Makes one call of the contract over a real connection; a lost connection is thrown. */
export async function callApi<D extends Domain, N extends EndpointName<D>>(
  url: string,
  [domain, name]: [D, N],
  { input, options = {} }: { input: CallInput<D, N>; options?: CallOptions },
): Promise<Answer<CallOutput<D, N>>> {
  const endpoint = endpointAt(domain, name);
  const { params, query, body }: CallParts = Object.assign({}, input);
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_all, key: string) =>
    encodeURIComponent(params?.[key] ?? ""),
  );
  const search = query === undefined ? "" : `?${new URLSearchParams(query)}`;
  const text = body === undefined ? undefined : JSON.stringify(body);
  const started = performance.now();
  const { status, content } = await send(`${url}/api${path}${search}`, {
    method: endpoint.method,
    text,
    headers: {
      "sxm-trace-id": randomUUID(),
      ...(options.bearer !== undefined && { authorization: `Bearer ${options.bearer}` }),
      ...(text !== undefined && { "content-type": "application/json" }),
      ...options.headers,
    },
  });
  const milliseconds = performance.now() - started;
  const parsed = content === "" ? undefined : JSON.parse(content);
  if (status < 300) return { ok: true, status, milliseconds, data: parsed };
  return { ok: false, status, milliseconds, problem: parsed };
}

function endpointAt(domain: string, name: string): Endpoint {
  const calls: Record<string, Record<string, Endpoint>> = endpointTable;
  const endpoint = calls[domain]?.[name];
  if (endpoint === undefined) throw new Error(`there is no call ${domain}.${name}`);
  return endpoint;
}

interface CallParts {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
}

interface Sent {
  method: string;
  text: string | undefined;
  headers: Record<string, string>;
}

/** A plain client: what a load generator spends on itself is missing from what it measures. */
function send(url: string, { method, text, headers }: Sent): Promise<{ status: number; content: string }> {
  return new Promise((settle, fail) => {
    const sending = request(url, { agent, method, headers, timeout: TIMEOUT_IN_MILLISECONDS }, (response) => {
      let content = "";
      response.setEncoding("utf8");
      response.on("data", (chunk: string) => {
        content += chunk;
      });
      response.once("end", () => settle({ status: response.statusCode ?? 0, content }));
      response.once("error", fail);
    });
    sending.once("timeout", () => sending.destroy(new Error(`${method} ${url} was not answered in time`)));
    // Not once: a connection that is lost after the answer says so again.
    sending.on("error", fail);
    sending.end(text);
  });
}

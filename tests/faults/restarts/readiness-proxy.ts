import { once } from "node:events";
import {
  Agent,
  createServer,
  get,
  type IncomingMessage,
  request as sendUpstream,
  type ServerResponse,
} from "node:http";
import { freePort } from "../../system/free-port.ts";

const ASKS_EVERY_MILLISECONDS = 250;

/** Stands before the nodes as a balancer does: it sends each request to a node that says it is ready, and once. */
export interface ReadinessProxy {
  url: string;
  isReady(node: string): boolean;
  /** By the clock of `performance`; undefined before the first one. */
  lastRequestAt(node: string): number | undefined;
  close(): Promise<void>;
}

interface Upstream {
  url: string;
  agent: Agent;
  isReady: boolean;
  lastRequestAt: number | undefined;
}

/** Opens the proxy before nodes that need not be there yet. It keeps its connections to them, as balancers do. */
export async function openReadinessProxy(nodes: readonly string[]): Promise<ReadinessProxy> {
  const upstreams = nodes.map((url): Upstream => ({
    url,
    agent: new Agent({ keepAlive: true }),
    isReady: false,
    lastRequestAt: undefined,
  }));
  const asking = setInterval(() => upstreams.forEach(askWhetherReady), ASKS_EVERY_MILLISECONDS);
  let turn = 0;
  const server = createServer((request, response) => {
    const ready = upstreams.filter(({ isReady }) => isReady);
    const upstream = ready[(turn += 1) % ready.length];
    if (upstream === undefined) {
      response.writeHead(502).end("no node is ready");
      return;
    }
    forward(upstream, request, response);
  });
  const port = await freePort();
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const upstreamAt = (url: string) => upstreams.find((one) => one.url === url);
  return {
    url: `http://127.0.0.1:${port}`,
    isReady: (node) => upstreamAt(node)?.isReady ?? false,
    lastRequestAt: (node) => upstreamAt(node)?.lastRequestAt,
    close: async () => {
      clearInterval(asking);
      for (const { agent } of upstreams) agent.destroy();
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

/** On a connection of its own each time, as health checks are made. */
function askWhetherReady(upstream: Upstream): void {
  const asking = get(`${upstream.url}/health/ready`, { agent: false }, (response) => {
    upstream.isReady = response.statusCode === 200;
    response.resume();
  });
  asking.on("error", () => {
    upstream.isReady = false;
  });
}

function forward(upstream: Upstream, request: IncomingMessage, response: ServerResponse): void {
  upstream.lastRequestAt = performance.now();
  const { method, url: path = "/" } = request;
  const { connection: _ours, ...headers } = request.headers;
  const sending = sendUpstream(
    `${upstream.url}${path}`,
    { agent: upstream.agent, method, headers },
    (answer) => {
      const { connection: _theirs, "keep-alive": _keep, ...answered } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, answered);
      answer.pipe(response);
      answer.once("error", () => response.destroy());
    },
  );
  // Sent once: whatever it was, the node may have done it.
  sending.on("error", (cause) => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502).end(`the node was lost: ${cause.message}`);
  });
  request.pipe(sending);
}

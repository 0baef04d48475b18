import { createServer, type IncomingHttpHeaders } from "node:http";

interface Received {
  body: string;
  headers: IncomingHttpHeaders;
}

export interface EventListener {
  url: string;
  received: Received[];
  /** What it answers from now on; of silence nothing is received. */
  answer(status: number | "silence"): void;
  types(): string[];
  stop(): Promise<void>;
}

/** An address that takes events, or refuses them. */
export async function listenForEvents(): Promise<EventListener> {
  const received: Received[] = [];
  let status: number | "silence" = 200;
  const server = createServer((request, response) => {
    if (status === "silence") return request.destroy();
    const answered = status;
    let body = "";
    request.on("data", (chunk: Buffer) => {
      body += chunk.toString("utf8");
    });
    request.on("end", () => {
      received.push({ body, headers: request.headers });
      response.writeHead(answered).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/events`,
    received,
    answer: (next) => {
      status = next;
    },
    types: () => received.map(({ body }) => String(JSON.parse(body).type)),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

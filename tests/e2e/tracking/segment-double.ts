import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

interface SegmentCall {
  type: "page" | "track";
  name?: string;
  event?: string;
  properties: Record<string, unknown>;
  context: { page: Record<string, unknown> };
}

export interface SegmentDouble {
  host: string;
  /** The calls that arrived, in order. */
  calls: SegmentCall[];
  close: () => Promise<void>;
}

/** Takes events as Segment's own endpoint does, on a port of its own. */
export async function openSegmentDouble(): Promise<SegmentDouble> {
  const calls: SegmentCall[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (part) => {
      body += String(part);
    });
    request.on("end", () => {
      if (request.method === "POST") calls.push(JSON.parse(body));
      response.writeHead(200, {
        "access-control-allow-origin": "*",
        "access-control-allow-headers": "*",
        "content-type": "application/json",
      });
      response.end('{"success":true}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { host: `127.0.0.1:${port}/v1`, calls, close };
}

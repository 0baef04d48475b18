import { randomUUID } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";

const ANSWERED = /^http_request_duration_seconds_count\{operation="(\w+)",status="2\d\d"\} /;
const REFUSED = /^http_refusals_total\{operation="(\w+)",code="([^"]+)"\} /;

/**
 * Notes what a node has answered, each call with each of its codes once, where a run of all tests asks for it: afterwards
 * every refusal that the contract names must have been met. Call it before the node is closed.
 */
export async function noteAnswers(app: FastifyInstance): Promise<void> {
  const folder = process.env["SKYWAVE_ANSWERS"];
  if (folder === undefined) return;
  const { body } = await app.inject({ url: "/metrics", remoteAddress: "127.0.0.1" });
  const lines = body.split("\n").flatMap((line) => {
    const answered = ANSWERED.exec(line)?.[1];
    if (answered !== undefined) return [answered];
    const [, operation, code] = REFUSED.exec(line) ?? [];
    return operation === undefined ? [] : [`${operation} ${code}`];
  });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${randomUUID()}.txt`), lines.join("\n"));
}

import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import type { FastifyInstance } from "fastify";

const compress = promisify(brotliCompress);
const SMALLEST_WORTH_COMPRESSING_IN_CHARACTERS = 1_024;
const KEPT_ANSWERS = 50;

/**
 * Compresses the large answers that are the same for everybody, such as configuration and texts, once each.
 * Answers to a person are left as they are: their length would tell about the secrets in them.
 */
export function compressPublicAnswers(api: FastifyInstance, isPublic: (operation: string) => boolean): void {
  const compressed = new Map<string, Promise<Buffer>>();

  function compressOnce(text: string): Promise<Buffer> {
    const known = compressed.get(text) ?? compress(text);
    compressed.delete(text);
    compressed.set(text, known);
    const [oldest] = compressed.keys();
    if (compressed.size > KEPT_ANSWERS && oldest !== undefined) compressed.delete(oldest);
    return known;
  }

  api.addHook("onSend", async (request, reply, payload) => {
    const isLarge = typeof payload === "string" && payload.length >= SMALLEST_WORTH_COMPRESSING_IN_CHARACTERS;
    if (!isLarge || !isPublic(request.routeOptions.schema?.operationId ?? "")) return payload;
    void reply.header("vary", "Accept-Encoding");
    if (!/\bbr\b/.test(String(request.headers["accept-encoding"]))) return payload;
    void reply.header("content-encoding", "br").removeHeader("content-length");
    return compressOnce(payload);
  });
}

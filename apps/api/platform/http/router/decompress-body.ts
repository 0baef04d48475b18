import { Readable } from "node:stream";
import { promisify } from "node:util";
import { brotliDecompress, gunzip } from "node:zlib";
import type { preParsingAsyncHookHandler, RequestPayload } from "fastify";

const DECODERS = new Map([
  ["gzip", promisify(gunzip)],
  ["x-gzip", promisify(gunzip)],
  ["br", promisify(brotliDecompress)],
]);
const TAKEN_ENCODINGS = "gzip, br";

/** Why a body can't be read, as the status under which it is refused. */
class UnreadableBody extends Error {
  override name = "UnreadableBody";
  readonly statusCode: 400 | 413 | 415;

  constructor(statusCode: 400 | 413 | 415, cause?: unknown) {
    super("the body cannot be read", { cause });
    this.statusCode = statusCode;
  }
}

/**
 * Reads the bodies of a call that may come compressed by gzip or brotli. The limit counts what comes out: a small body
 * can hold gigabytes, so unpacking ends where the limit is passed, and what is not ours to unpack is refused unread.
 */
export function decompressBody(limitInBytes: number): preParsingAsyncHookHandler {
  return async (request, reply, payload) => {
    const encoding = (request.headers["content-encoding"] ?? "identity").toLowerCase();
    if (encoding === "identity") return payload;
    const decode = DECODERS.get(encoding);
    if (decode === undefined) {
      void reply.header("accept-encoding", TAKEN_ENCODINGS);
      throw new UnreadableBody(415);
    }
    const packed = await readWhole(payload, limitInBytes);
    const unpacked = await decode(packed, { maxOutputLength: limitInBytes }).catch((cause: unknown) => {
      throw new UnreadableBody(isTooLarge(cause) ? 413 : 400, cause);
    });
    // The framework compares the length that was announced with that of what came.
    return Object.assign(Readable.from([unpacked]), { receivedEncodedLength: packed.length });
  };
}

async function readWhole(payload: RequestPayload, limitInBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    // Left early, the stream must stay open: the refusal goes out over the same connection.
    for await (const chunk of payload.iterator({ destroyOnReturn: false })) {
      length += chunk.length;
      if (length > limitInBytes) break;
      chunks.push(chunk);
    }
  } catch (cause) {
    throw new UnreadableBody(400, cause);
  }
  if (length > limitInBytes) throw new UnreadableBody(413);
  return Buffer.concat(chunks);
}

function isTooLarge(cause: unknown): boolean {
  return cause instanceof Error && "code" in cause && cause.code === "ERR_BUFFER_TOO_LARGE";
}

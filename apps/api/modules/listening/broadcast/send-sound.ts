import type { FastifyReply, FastifyRequest } from "fastify";
import { answerRefusal } from "#platform/http/problem-answer.ts";
import { refuse } from "#platform/outcome.ts";
import { readRange } from "./read-range.ts";

export const FOR_EVER = "public, max-age=31536000, immutable";
/** As long as it says the same. */
export const FOR_A_SECOND = "public, max-age=1";

export function sendPlaylist(reply: FastifyReply, playlist: string): FastifyReply {
  return reply.header("content-type", "application/vnd.apple.mpegurl").send(playlist);
}

export function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return answerRefusal(request, reply, refuse("NOT_FOUND"));
}

/** Too much sound waits to be made: whoever asks again in a moment gets it. */
export function sendBusy(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return answerRefusal(
    request,
    reply.header("retry-after", 2),
    refuse("SERVICE_UNAVAILABLE", { cause: new Error("too much sound waits to be made") }),
  );
}

/** All of it or a part, as RFC 9110, section 14, says. */
export function sendBytes(request: FastifyRequest, reply: FastifyReply, bytes: Buffer): FastifyReply {
  void reply.header("cache-control", FOR_EVER).header("accept-ranges", "bytes");
  const range = readRange(request.headers.range, bytes.length);
  if (range === "all") return reply.send(bytes);
  if (range === "none")
    return reply
      .code(416)
      .header("cache-control", "no-store")
      .header("content-range", `bytes */${bytes.length}`)
      .send();
  return reply
    .code(206)
    .header("content-range", `bytes ${range.first}-${range.last}/${bytes.length}`)
    .send(bytes.subarray(range.first, range.last + 1));
}

import { randomUUID } from "node:crypto";
import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import type { Problem, RefusalCode } from "@skywave/contract";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { refuse } from "../../outcome.ts";
import { answerRefusal } from "../problem-answer.ts";
import { statusOf } from "../status-of.ts";

/** What a browser must not do with an answer that has nothing to show. */
const HEADERS_OF_NO_PAGE = {
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "cache-control": "no-store",
};

/** No page is there, and the web app says so. */
const ADDRESS_OF_NO_PAGE = "/not-found";

const LINGER_IN_MILLISECONDS = 1_000;

/**
 * Answers an address that the router itself cannot read, which no hook gets to see: people with a page, programs in the
 * shape of every refusal, and both without the address, which may be somebody's trap for whoever reads it.
 */
export function answerUnroutable(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  void reply.headers({ ...HEADERS_OF_NO_PAGE, "sxm-trace-id": request.id });
  if (isForPage(request)) return void reply.redirect(ADDRESS_OF_NO_PAGE);
  void answerRefusal(
    request,
    reply,
    refuse(error.statusCode === statusOf("URI_TOO_LONG") ? "URI_TOO_LONG" : "INVALID_PAYLOAD"),
  );
}

/** Browsers say what they want an answer for; older ones at least that a page would do. */
function isForPage({ method, headers }: FastifyRequest): boolean {
  if (method !== "GET" && method !== "HEAD") return false;
  const { "sec-fetch-dest": destination, accept = "" } = headers;
  return destination === undefined ? accept.includes("text/html") : destination === "document";
}

/** Answers what never became a request, by the socket it came on. */
export function answerUnreadable(error: Error & { code?: string }, socket: Duplex): void {
  if (error.code === "ECONNRESET" || socket.destroyed || socket.writableEnded) return;
  const code = codeOf(error.code);
  const status = statusOf(code);
  const problem: Problem = {
    code,
    description: "the request could not be read",
    status,
    traceId: randomUUID(),
  };
  const body = JSON.stringify(problem);
  const headers = {
    ...HEADERS_OF_NO_PAGE,
    "content-type": "application/json",
    "content-length": String(Buffer.byteLength(body)),
    "sxm-trace-id": problem.traceId,
    connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  // Closed at once, a socket that still gets something would take back what was just written to it.
  setTimeout(() => socket.destroy(), LINGER_IN_MILLISECONDS).unref();
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`);
}

function codeOf(code: string | undefined): RefusalCode {
  switch (code) {
    case "ERR_HTTP_REQUEST_TIMEOUT":
      return "REQUEST_TIMEOUT";
    case "HPE_HEADER_OVERFLOW":
      return "HEADERS_TOO_LARGE";
    default:
      return "INVALID_PAYLOAD";
  }
}

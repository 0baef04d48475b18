import type { FastifyRequest } from "fastify";
import { ApiError } from "./api-error.ts";

const LOOPBACK: ReadonlySet<string> = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);

/**
 * Answers programs of this machine alone. A page in its browser reaches loopback too, but browsers say which page
 * they ask for.
 */
export async function refuseStrangers(request: FastifyRequest): Promise<void> {
  const isFromPage =
    request.headers.origin !== undefined || request.headers["sec-fetch-site"] === "cross-site";
  if (LOOPBACK.has(request.ip) && !isFromPage) return;
  throw new ApiError(404, { type: "invalid_request_error", message: "Unrecognized request URL." });
}

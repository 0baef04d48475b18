import type { FastifyReply, FastifyRequest } from "fastify";
import type { CookieJar } from "./handlers.ts";

export interface CookiePolicy {
  isSandbox: boolean;
  domain: string | undefined;
}

/** Reads and writes the cookies that only the server may see. */
export function cookieJarOf(request: FastifyRequest, reply: FastifyReply, policy: CookiePolicy): CookieJar {
  const prefix = prefixOf(policy);
  // Some browsers refuse Secure cookies over plain http even on localhost, so the sandbox goes without.
  const attributes = {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: !policy.isSandbox,
    ...(policy.domain !== undefined && { domain: policy.domain }),
  } as const;
  return {
    get: (name) => (isSentOnce(request, prefix + name) ? request.cookies[prefix + name] : undefined),
    set: (name, value, expires) => {
      void reply.setCookie(prefix + name, value, {
        ...attributes,
        expires: new Date(expires.epochMilliseconds),
      });
    },
    clear: (name) => {
      void reply.clearCookie(prefix + name, attributes);
    },
  };
}

function prefixOf(policy: CookiePolicy): string {
  if (policy.isSandbox) return "";
  return policy.domain === undefined ? "__Host-" : "__Secure-";
}

function isSentOnce(request: FastifyRequest, name: string): boolean {
  const sent = (request.headers.cookie ?? "").split(";").map((pair) => pair.split("=")[0]?.trim());
  return sent.filter((sentName) => sentName === name).length === 1;
}

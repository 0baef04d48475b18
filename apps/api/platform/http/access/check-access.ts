import type { Endpoint, Grant } from "@skywave/contract";
import type { FastifyRequest } from "fastify";
import { done, type Outcome, refuse } from "../../outcome.ts";
import type { CallerByGrant, TokenReader } from "../caller.ts";
import { mayCall } from "./may-call.ts";

// jose and friends accept look-alike spellings of a token; one canonical alphabet leaves no second spelling.
const BEARER = /^Bearer ([A-Za-z0-9_.-]{16,512})$/;

/**
 * Finds out who calls, or refuses, by the grant that the endpoint asks for. The secret of a legacy session is looked at
 * where no token comes along.
 */
export async function checkAccess(
  { grant, name }: Pick<Endpoint, "grant" | "name">,
  request: FastifyRequest,
  { tokens, legacySecret }: { tokens: TokenReader; legacySecret: string | undefined },
): Promise<Outcome<CallerByGrant[Grant]>> {
  const token = BEARER.exec(request.headers.authorization ?? "")?.[1];
  const readCaller = async () => {
    if (token !== undefined) return tokens.readAccessToken(token);
    return legacySecret === undefined ? undefined : tokens.readLegacySecret(legacySecret);
  };
  switch (grant) {
    case "none":
    case "refresh":
      return done(undefined);
    case "optional":
      return done(await readCaller());
    case "identity":
      return token === undefined ? refuse("UNAUTHORIZED") : done({ grant: token });
    case "device": {
      const device = token === undefined ? undefined : await tokens.readDeviceGrant(token);
      return device === undefined ? refuse("UNAUTHORIZED") : done(device);
    }
    case "access":
    case "authenticated": {
      const caller = await readCaller();
      if (caller === undefined) return refuse("UNAUTHORIZED");
      const isPersonMissing = grant === "authenticated" && caller.identityId === null;
      return isPersonMissing || !mayCall(caller.kind, name) ? refuse("FORBIDDEN") : done(caller);
    }
  }
}

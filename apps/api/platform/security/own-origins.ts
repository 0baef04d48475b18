import type { Config } from "../../config.ts";

/** The pages that are ours, which links may lead to and passkeys may be made on. */
export interface OwnOrigins {
  isOwn(origin: string): boolean;
  /** The domain that passkeys belong to (WebAuthn's RP ID): the shared parent of all our hosts. */
  passkeyDomain: string;
}

/** Reads which origins are ours. In the sandbox that is every localhost name on our port, since `can.` is Canada. */
export function readOwnOrigins(
  config: Pick<Config, "publicUrl" | "otherOrigins" | "cookieDomain" | "isSandbox" | "port">,
): OwnOrigins {
  const main = config.publicUrl === undefined ? undefined : new URL(config.publicUrl);
  const known = new Set([...(main === undefined ? [] : [main.origin]), ...config.otherOrigins]);
  const isLocal = (origin: string) => {
    const { protocol, hostname, port } = new URL(origin);
    const isLocalName = hostname === "localhost" || hostname.endsWith(".localhost");
    return protocol === "http:" && isLocalName && port === String(config.port);
  };
  return {
    isOwn: (origin) => URL.canParse(origin) && (known.has(origin) || (config.isSandbox && isLocal(origin))),
    passkeyDomain: config.cookieDomain?.replace(/^\./, "") ?? main?.hostname ?? "localhost",
  };
}

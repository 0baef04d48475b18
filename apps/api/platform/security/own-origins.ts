import { type Country, countryOfAddress } from "@skywave/domain/locale/country";
import type { Config } from "#config.ts";

/** The pages that are ours, which links may lead to and passkeys may be made on. */
export interface OwnOrigins {
  isOwn(origin: string): boolean;
  /**
   * The domain that passkeys made on a page belong to (WebAuthn's RP ID): the shared parent of all our hosts. Names
   * under localhost share none, so in the sandbox it is the page's own host.
   */
  passkeyDomainOf(origin: string | undefined): string;
  /** Where the pages of a country are; the main ones where it has none of its own. */
  originIn(country: Country): string;
}

/** Reads which origins are ours. In the sandbox that is every localhost name on our port, since `can.` is Canada. */
export function readOwnOrigins(
  config: Pick<Config, "publicUrl" | "otherOrigins" | "cookieDomain" | "isSandbox" | "port">,
): OwnOrigins {
  const main = new URL(config.publicUrl);
  const known = new Set([main.origin, ...config.otherOrigins]);
  const isLocal = (origin: string) => {
    const { protocol, hostname, port } = new URL(origin);
    const isLocalName = hostname === "localhost" || hostname.endsWith(".localhost");
    return protocol === "http:" && isLocalName && port === String(config.port);
  };
  const isLocalHere = (origin: string) => config.isSandbox && isLocal(origin);
  const local = config.isSandbox
    ? ["localhost", "can.localhost"].map((name) => `http://${name}:${config.port}`)
    : [];
  return {
    originIn: (country) =>
      [...known, ...local].find((origin) => countryOfAddress(new URL(origin)) === country) ?? main.origin,
    isOwn: (origin) => URL.canParse(origin) && (known.has(origin) || isLocalHere(origin)),
    passkeyDomainOf: (origin) => {
      if (config.cookieDomain !== undefined) return config.cookieDomain.replace(/^\./, "");
      const isOnLocalPage = origin !== undefined && URL.canParse(origin) && isLocalHere(origin);
      return isOnLocalPage ? new URL(origin).hostname : main.hostname;
    },
  };
}

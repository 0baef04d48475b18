import type { Location } from "@skywave/contract";
import { regionsOf } from "@skywave/domain/addresses/regions";
import type { SessionRow } from "../sessions-repository.ts";

/** Where the client says that it is, and what the operator's proxy says of its state or province. */
export interface ReportedPlace {
  location: Location | undefined;
  proxyRegion: string | undefined;
}

type Place = Pick<SessionRow, "country" | "region">;

/** "QC", "CA-QC" or "CAQC". */
const PROXY_REGION = /^(?:(US|CA)-?)?([A-Z]{2})$/;

/**
 * Where a session is, from its start or its refresh on. The client's word comes first, then the proxy's, then where
 * the session was. What the proxy says of another country, or what is no region, is ignored.
 */
export function decidePlace({ location, proxyRegion }: ReportedPlace, before?: Place): Place {
  const country = location?.countryCode ?? before?.country ?? "US";
  if (location?.region) return { country, region: location.region };
  const keptRegion = before?.country === country ? before.region : null;
  return { country, region: regionIn(country, proxyRegion) ?? keptRegion };
}

function regionIn(country: Place["country"], proxyRegion = ""): string | undefined {
  const [, prefix = country, code] = PROXY_REGION.exec(proxyRegion.trim().toUpperCase()) ?? [];
  return prefix === country ? regionsOf(country).find((region) => region.code === code)?.code : undefined;
}

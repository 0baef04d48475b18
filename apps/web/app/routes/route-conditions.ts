import type { AppServices } from "#platform/app-services.ts";
import { valueIn } from "#platform/value-in.ts";

/** What of an address, beside its path, decides where it leads. */
export interface RouteAddress {
  query: URLSearchParams;
  /** Names of the parameters that stand in the path's last segment, as in `checkout;proactiveFlag=true`. */
  matrix: readonly string[];
}

/** Links with a code know more than an organic visit does; the streaming checkout reads the code. */
export function canMatchStreamingOrganic(app: AppServices, query: URLSearchParams): boolean {
  return app.shell.sellsStreaming && valueIn(query, "promocode", "programcode") === undefined;
}

/** Mails about the end of a promotion lead to the checkout with this, for the choice of what follows. */
export const asksForRenewal = {
  says: "renewalcode=choice",
  holds: ({ query }: RouteAddress) => isRenewalChoice(query),
};

/** The same, less those whom a campaign approached of its own accord: they go on to the checkout. */
export const asksForRenewalUnbidden = {
  says: "renewalcode=choice, no ;proactiveFlag",
  holds: ({ query, matrix }: RouteAddress) => isRenewalChoice(query) && !matrix.includes("proactiveflag"),
};

function isRenewalChoice(query: URLSearchParams): boolean {
  return valueIn(query, "renewalcode")?.toLowerCase() === "choice";
}

/** The path without its matrix parameters, and the names of those of its last segment. */
export function readMatrix(pathname: string): { path: string; matrix: string[] } {
  const segments = pathname.split("/").map((segment) => segment.split(";"));
  const [, ...parameters] = segments.at(-1) ?? [];
  return {
    path: segments.map(([name]) => name).join("/"),
    matrix: parameters.map((parameter) => (parameter.split("=")[0] ?? "").toLowerCase()),
  };
}

import { createPath, type Location, type To } from "react-router";
import { randomKey } from "../random-key.ts";

/** The entries that back and forward lead through, one of which is shown. */
export interface PageHistory {
  readonly location: Location;
  push(location: Location): void;
  replace(location: Location): void;
  go(delta: number): void;
  /** As the browser has to be given it. */
  hrefOf(to: To): string;
  /** Tells of each entry that back or forward led to. */
  listen(hear: () => void): void;
}

export const addressOf = (to: To): string => (typeof to === "string" ? to : createPath(to));

/** The path below which a site without a host for Canada has its Canadian pages. */
const OF_CANADA = /^\/CAN-SIT(?=\/|$)/;

/** What stands before the path of every page in the address of the browser; empty where a host says the country. */
export const basePath = (): string => OF_CANADA.exec(window.location.pathname)?.[0] ?? "";

const withoutBase = (pathname: string): string => pathname.replace(OF_CANADA, "") || "/";

/**
 * Where a link leads from a page, written as the browser writes it. What begins with a slash is a path of this site,
 * also where a browser would take it for another one (`//host`). Throws where it leads elsewhere.
 */
export function locationAt(to: To, from: URL, state: unknown = null): Location {
  const address = addressOf(to);
  const url = address.startsWith("/") ? new URL(from.origin + address) : new URL(address, from);
  if (url.origin !== from.origin) throw new Error(`No page of this site is at ${url.origin}`);
  const { pathname, search, hash } = url;
  return { pathname: withoutBase(pathname), search, hash, state, key: randomKey() };
}

interface KeptInEntry {
  key: string;
  state: unknown;
}

const isKept = (value: unknown): value is KeptInEntry =>
  typeof value === "object" &&
  value !== null &&
  "key" in value &&
  typeof value.key === "string" &&
  "state" in value;

/** The history of this tab. An entry that no page here wrote, as of a fragment or the first one, has no state. */
export function openBrowserHistory({ history, location, addEventListener }: Window = window): PageHistory {
  const hrefOf = (to: To) => basePath() + addressOf(to);
  const urlOf = (to: Location) => location.origin + hrefOf(to);
  const kept = ({ key, state }: Location): KeptInEntry => ({ key, state });
  return {
    get location() {
      const { pathname, search, hash } = location;
      const entry: unknown = history.state;
      const { key, state } = isKept(entry) ? entry : { key: "default", state: null };
      return { pathname: withoutBase(pathname), search, hash, key, state };
    },
    push(to) {
      try {
        history.pushState(kept(to), "", urlOf(to));
      } catch (cause) {
        // Some browsers take a hundred entries in half a minute and no more; a page can be loaded all the same.
        if (!(cause instanceof DOMException) || cause.name !== "SecurityError") throw cause;
        location.assign(urlOf(to));
      }
    },
    replace: (to) => history.replaceState(kept(to), "", urlOf(to)),
    go: (delta) => history.go(delta),
    hrefOf,
    listen: (hear) => addEventListener("popstate", hear),
  };
}

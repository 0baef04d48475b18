import type { ComponentType } from "react";
import {
  createPath,
  type Location,
  type NavigateOptions,
  NavigationType,
  type Navigator,
  type To,
} from "react-router";
import { locationAt, type PageHistory } from "./page-history.ts";
import { findRoute, type PageRoute } from "./page-route.ts";

/** What is on the screen: a page with its data, or why there is none. */
export interface ShownPage {
  location: Location;
  /** How it was come to. */
  action: NavigationType;
  route: PageRoute | undefined;
  /** Undefined where it failed. */
  Page: ComponentType | undefined;
  data: unknown;
  failure?: { cause: unknown };
}

export interface RouterState {
  /** Of the page that is shown; before the first one of that which was asked for. */
  location: Location;
  /** Where a page is being loaded for; undefined while none is. */
  loading: Location | undefined;
  /** Undefined until the first page has its data. */
  shown: ShownPage | undefined;
}

type Navigate = (to: To | number, options?: Pick<NavigateOptions, "replace" | "state">) => Promise<void>;

/** Loads the page of each address before the address changes. */
export interface PageRouter {
  readonly state: RouterState;
  /** Resolves once the page is shown, or another navigation has overtaken this one. */
  navigate: Navigate;
  /** The answer ends that. */
  subscribe(hear: (state: RouterState) => void): () => void;
  /** What links and hooks of React Router navigate by. */
  navigator: Navigator;
}

interface RouterParts {
  history: PageHistory;
  routes: readonly PageRoute[];
  /** The routes that are fetched with the first address which is none of the others'. */
  moreRoutes?: () => Promise<readonly PageRoute[]>;
  /** Leaves for another site. */
  leave?: (address: string, isInPlace: boolean) => void;
}

/** A router that loads the page at the history's address at once. */
export function openPageRouter({ history, leave = leaveForAnother, ...parts }: RouterParts): PageRouter {
  const listeners = new Set<(state: RouterState) => void>();
  const findPage = pageFinder(parts);
  let state: RouterState = { location: history.location, loading: undefined, shown: undefined };
  let running: AbortController | undefined;
  /** Settles with the last navigation that was begun. */
  let arrival: Promise<void>;

  function update(change: Partial<RouterState>): void {
    state = { ...state, ...change };
    for (const hear of listeners) hear(state);
  }

  function show(shown: ShownPage): void {
    running = undefined;
    const { location, action } = shown;
    if (action === NavigationType.Push) history.push(location);
    if (action === NavigationType.Replace) history.replace(location);
    update({ location, loading: undefined, shown });
  }

  async function go(location: Location, action: NavigationType): Promise<void> {
    running?.abort();
    const { shown } = state;
    // Steps and filters are in the query; they must not load the page anew.
    if (shown?.location.pathname === location.pathname && shown.failure === undefined)
      return show({ ...shown, location, action });
    const loading = new AbortController();
    running = loading;
    update({ loading: location });
    const url = urlOf(location);
    const found = await findPage(new Request(url, { signal: loading.signal }));
    if (loading.signal.aborted) return;
    const target = found.data instanceof Response ? found.data.headers.get("Location") : null;
    if (target === null) return show({ ...found, location, action });
    // What led on was never shown: it has no entry of its own.
    const next = action === NavigationType.Pop ? NavigationType.Replace : action;
    if (isOnOtherSite(target, url)) {
      leave(target, next === NavigationType.Replace);
      return untilBack(() => running === loading && update({ loading: undefined }));
    }
    return go(locationAt(target, url), next);
  }

  const start = (location: Location, action: NavigationType) => (arrival = go(location, action));
  const navigate: Navigate = (to, { replace = false, state: kept } = {}) => {
    if (typeof to === "number") {
      history.go(to);
      return arrival;
    }
    const location = locationAt(to, urlOf(state.location), kept);
    // As in browsers: a second press on a link, which leads to where the first one has led, makes no entry.
    const isHere = kept === undefined && createPath(location) === createPath(state.location);
    return start(location, replace || isHere ? NavigationType.Replace : NavigationType.Push);
  };

  history.listen(() => void start(history.location, NavigationType.Pop));
  arrival = go(history.location, NavigationType.Pop);
  return {
    get state() {
      return state;
    },
    navigate,
    subscribe(hear) {
      listeners.add(hear);
      return () => void listeners.delete(hear);
    },
    navigator: {
      createHref: (to) => history.hrefOf(to),
      encodeLocation: (to) => locationAt(to, urlOf(state.location)),
      go: (delta) => history.go(delta),
      push: (to, kept: unknown) => void navigate(to, { state: kept }),
      replace: (to, kept: unknown) => void navigate(to, { state: kept, replace: true }),
    },
  };
}

const urlOf = (location: Location) => new URL(window.location.origin + createPath(location));

const isOnOtherSite = (target: string, from: URL) =>
  /^https?:\/\//i.test(target) && new URL(target).origin !== from.origin;

function leaveForAnother(address: string, isInPlace: boolean): void {
  if (isInPlace) window.location.replace(address);
  else window.location.assign(address);
}

/** Calls when somebody has come back from another site, to the page as they left it: the browser has kept it. */
function untilBack(end: () => void): void {
  const hear = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    removeEventListener("pageshow", hear);
    end();
  };
  addEventListener("pageshow", hear);
}

/** Finds the page of an address with its data; what keeps it from being shown is part of the answer. */
function pageFinder({ routes, moreRoutes }: Pick<RouterParts, "routes" | "moreRoutes">) {
  let known = routes;
  let hasAll = moreRoutes === undefined;

  async function find(pathname: string): Promise<PageRoute | undefined> {
    const route = findRoute(known, pathname);
    if (hasAll || (route !== undefined && route.path !== "*")) return route;
    const more = await moreRoutes?.();
    if (!hasAll) known = [...known, ...(more ?? [])];
    hasAll = true;
    return findRoute(known, pathname);
  }

  return async (request: Request): Promise<Omit<ShownPage, "location" | "action">> => {
    let route: PageRoute | undefined;
    try {
      route = await find(new URL(request.url).pathname);
      if (route === undefined) throw new Error("No page is at this address");
      const [data, Page] = await Promise.all([route.load?.(request) ?? null, route.page()]);
      return { route, data, Page };
    } catch (cause) {
      return { route, data: null, Page: undefined, failure: { cause } };
    }
  };
}

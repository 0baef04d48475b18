import type { MessageKey } from "@skywave/localization";
import type { ComponentType } from "react";
import { matchRoutes } from "react-router";

/** A page, and the addresses that it stands at. */
export interface PageRoute {
  /** A pattern as of React Router, matched in any case; `*` is where none of the others is. */
  path: string;
  title?: MessageKey;
  /** Gets what the page shows; a redirect as the answer leads on instead. Throws where the page cannot be shown. */
  load?: (request: Request) => Promise<unknown>;
  /** The page itself: the same one each time. */
  page: () => Promise<ComponentType> | ComponentType;
}

/** The route whose pattern fits a path best, if there is one. */
export function findRoute(routes: readonly PageRoute[], pathname: string): PageRoute | undefined {
  const [match] =
    matchRoutes(
      routes.map((route) => ({ path: route.path, handle: route })),
      pathname,
    ) ?? [];
  return match?.route.handle;
}

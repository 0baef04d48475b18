import type { ComponentType } from "react";
import {
  type LoaderFunctionArgs,
  type PatchRoutesOnNavigationFunction,
  redirect,
  type RouteObject,
} from "react-router";
import { localeForPreference } from "@skywave/domain/locale/locale";
import { loadPageDictionaries } from "#i18n/load-translator.ts";
import type { AppServices } from "#platform/app-services.ts";
import { isSignedIn } from "#platform/session-store.ts";
import { FlowPage } from "#flows/presentation/flow-page.tsx";
import { redirectKeeping } from "../navigation/redirect-keeping.ts";
import { PATHS } from "../paths/paths.ts";
import { followRedirect } from "./follow-redirect.ts";
import { readMatrix } from "./route-conditions.ts";
import type { RouteRow } from "./route-row.ts";
import { ErrorPage } from "../shell/error-page.tsx";
import { Shell } from "../shell/shell.tsx";
import { startFlow } from "./start-flow.ts";
import { lastRow, topLevelRows } from "./top-level-rows.ts";

/** What the shell reads from a matched route. */
export interface RouteHandle {
  title: RouteRow["title"];
}

type Loader = (args: LoaderFunctionArgs) => Promise<unknown>;

/** The answer that sends the visitor elsewhere, or undefined to stay. */
async function turnAway(row: RouteRow, app: AppServices, request: Request): Promise<Response | undefined> {
  const withoutSecret = row.takeSecret?.(request);
  if (withoutSecret !== undefined) return withoutSecret;
  const { flags } = app.shell;
  if (row.flag !== undefined && flags[row.flag.name] !== true) {
    return redirectKeeping(request, `/${row.flag.fallback}`);
  }
  if (row.leavesWhen !== undefined && flags[row.leavesWhen.flag] === true) {
    return leave(row.leavesWhen.address(app), request);
  }
  if (row.leadsOn !== undefined) {
    const { pathname, searchParams: query } = new URL(request.url);
    const { matrix } = readMatrix(pathname);
    if (row.leadsOn.when.holds({ query, matrix })) return redirectKeeping(request, `/${row.leadsOn.to}`);
  }
  if (row.guard !== undefined) {
    if (row.isReadableOffline && !navigator.onLine && isSignedIn(app.session.getState())) return undefined;
    await app.skywave.start();
    if (row.guard === "signedIn" && !isSignedIn(app.session.getState())) {
      const url = new URL(request.url);
      const query = new URLSearchParams({ returnUrl: url.pathname + url.search });
      return redirect(`/${PATHS.signIn}?${query}`);
    }
  }
  return undefined;
}

// A stand-in that leads back to the same page must not be followed for ever.
function leave(address: string, request: Request): Response | undefined {
  const here = new URL(request.url);
  const target = new URL(address, here);
  const isHere = target.origin === here.origin && target.pathname === here.pathname;
  return isHere ? undefined : redirect(target.href);
}

function guarded(row: RouteRow, app: AppServices, loader: Loader): Loader {
  return async (args) => {
    try {
      return (await turnAway(row, app, args.request)) ?? (await loader(args));
    } catch (cause) {
      const { answerFailedPage } = await import("../shell/error-handling.ts");
      return answerFailedPage(app, cause, args.request);
    }
  };
}

/** The language of the page is the document's, where the shell keeps it. */
async function loadTextsOf({ dictionary }: RouteRow, { skywave, country }: AppServices): Promise<null> {
  if (dictionary === undefined) return null;
  const locale = localeForPreference(document.documentElement.lang, country);
  await loadPageDictionaries(skywave, [dictionary].flat(), locale);
  return null;
}

const isSamePage = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.pathname === nextUrl.pathname;

function lazyPage(page: () => Promise<ComponentType>) {
  return { Component: page };
}

function makeRoute(row: RouteRow, app: AppServices): RouteObject {
  const handle: RouteHandle = { title: row.title };
  switch (row.kind) {
    case "redirect":
      return { path: row.path, loader: ({ request }) => followRedirect(request) };
    case "flow":
      return {
        path: row.path,
        handle,
        loader: guarded(row, app, async ({ request }) => {
          const [start] = await Promise.all([startFlow(app, row, request), loadTextsOf(row, app)]);
          return start;
        }),
        // Part of the first download: fetching it by itself would cost the first picture a round trip.
        Component: FlowPage,
        // Steps are in the query; they must not load the page anew.
        shouldRevalidate: ({ currentUrl, nextUrl }) => !isSamePage({ currentUrl, nextUrl }),
      };
    case "page":
      return {
        path: row.path,
        handle,
        loader: guarded(row, app, () => loadTextsOf(row, app)),
        lazy: lazyPage(row.page),
        shouldRevalidate: ({ currentUrl, nextUrl }) => !isSamePage({ currentUrl, nextUrl }),
      };
    case "error":
      return {
        path: row.path,
        handle,
        loader: ({ request }) => (row.isNotFound ? followRedirect(request) : null),
        element: <ErrorPage isNotFound={row.isNotFound} />,
      };
  }
}

const PAGES = "pages";

/** The router's own tree, made from the table's first rows: all pages inside the shell, which also shows what failed. */
export function makeRoutes(app: AppServices): RouteObject[] {
  return [
    {
      element: <Shell />,
      // The shell failed itself; the apology needs nothing of it.
      errorElement: <ErrorPage isNotFound={false} />,
      hydrateFallbackElement: <></>,
      children: [
        {
          id: PAGES,
          errorElement: <ErrorPage isNotFound={false} />,
          children: [...topLevelRows, lastRow].map((row) => makeRoute(row, app)),
        },
      ],
    },
  ];
}

/** Adds the rows of the guarded root to that tree, once, when an address is none of the first rows'. */
export function discoverRoutes(app: AppServices): PatchRoutesOnNavigationFunction {
  let isDone = false;
  return async ({ patch, signal }) => {
    if (isDone) return;
    const { framedRows } = await import("./framed-rows.ts");
    patch(
      PAGES,
      framedRows.map((row) => makeRoute(row, app)),
    );
    // Of a navigation that another one overtook, the router takes nothing.
    isDone = !signal.aborted;
  };
}

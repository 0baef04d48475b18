import { redirectKeeping, sameOriginPath } from "../navigation/redirect-keeping.ts";
import { readMatrix, type RouteAddress } from "./route-conditions.ts";

const plain = (path: string) => path.replace(/^\/+|\/+$/g, "").toLowerCase();

/** Where the first row leads that stands at the path and whose condition holds; undefined where a page is. */
async function targetOf(path: string, address: RouteAddress): Promise<string | undefined> {
  const { routes } = await import("./routes.ts");
  const row = routes.find(
    (each) =>
      each.kind === "redirect" && plain(each.path) === plain(path) && (each.when?.holds(address) ?? true),
  );
  return row?.kind === "redirect" ? `/${row.to}` : undefined;
}

/**
 * Leads on from a path with a redirect, query kept; and from one with matrix parameters to the page without them,
 * as no page stands at such a path. Anything else stays where it is.
 */
export async function followRedirect(request: Request): Promise<Response | null> {
  const { pathname, searchParams: query } = new URL(request.url);
  const { path, matrix } = readMatrix(pathname);
  const target = (await targetOf(path, { query, matrix })) ?? path;
  return target === pathname ? null : redirectKeeping(request, sameOriginPath(target, "/"));
}

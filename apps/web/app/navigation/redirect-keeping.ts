import { redirect } from "react-router";

/** Sends the visitor on with the query and the fragment they came with, which a plain redirect would drop. */
export function redirectKeeping(request: Request, path: string): Response {
  const { search, hash } = new URL(request.url);
  return redirect(path + search + hash);
}

/** A path of this site taken from a query, or the fallback: never another origin, nor `//host`. */
export function sameOriginPath(candidate: string | null, fallback: string): string {
  if (candidate === null || !/^\/(?![/\\])/.test(candidate)) return fallback;
  const base = "https://here.invalid";
  const url = URL.canParse(candidate, base) ? new URL(candidate, base) : undefined;
  return url?.origin === base ? url.pathname + url.search : fallback;
}

import { redirect } from "react-router";
import { basePath } from "#platform/router/page-history.ts";

let taken: { pathname: string; token: string } | undefined;

/**
 * Takes the `token` of a mail's link out of the address, before anything is asked or tracked, and keeps it for as
 * long as the page is open. The answer leads on to what is left of the address.
 */
export function takeToken({ url }: Request): Response | undefined {
  const { pathname, searchParams } = new URL(url);
  const token = searchParams.get("token");
  if (token === null) return undefined;
  taken = { pathname, token };
  searchParams.delete("token");
  const rest = searchParams.size === 0 ? pathname : `${pathname}?${searchParams.toString()}`;
  // At once: the router changes the address only when the page is loaded.
  const base = basePath();
  if (window.location.pathname === base + pathname)
    window.history.replaceState(window.history.state, "", base + rest);
  return redirect(rest);
}

/** The token that the address of a page came with; empty where it had none. */
export function takenToken(pathname: string): string {
  return taken?.pathname === pathname ? taken.token : "";
}

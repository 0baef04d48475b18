import { redirect } from "react-router";
import { basePath } from "#platform/router/page-history.ts";

/** What a link may name of an account, by its parameters: a radio, an account, and the last name of its owner. */
const CLUES = ["rid", "act", "lname"] as const;
export type LinkClues = Partial<Record<(typeof CLUES)[number], string>>;

let taken: { pathname: string; clues: LinkClues } | undefined;

/**
 * Takes what a letter's link says of a customer out of the address, before anything is asked or tracked, and keeps it for
 * as long as the page is open. The answer leads on to what is left of the address.
 */
export function takeLinkClues({ url }: Request): Response | undefined {
  const { pathname, searchParams } = new URL(url);
  const named = [...searchParams].flatMap(([name, value]) => {
    const clue = CLUES.find((known) => known === name.toLowerCase());
    return clue === undefined ? [] : [{ name, clue, value }];
  });
  if (named.length === 0) return undefined;
  taken = { pathname, clues: Object.fromEntries(named.map(({ clue, value }) => [clue, value.trim()])) };
  for (const { name } of named) searchParams.delete(name);
  const rest = searchParams.size === 0 ? pathname : `${pathname}?${searchParams.toString()}`;
  // At once: the router changes the address only when the page is loaded.
  const base = basePath();
  if (window.location.pathname === base + pathname)
    window.history.replaceState(window.history.state, "", base + rest);
  return redirect(rest);
}

/** What the link to a page named; nothing where there was none. */
export function takenLinkClues(pathname: string): LinkClues {
  return taken?.pathname === pathname ? taken.clues : {};
}

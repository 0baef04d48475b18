let taken: { pathname: string; secret: string } | undefined;

/**
 * The secret that a link carries behind its `#`, where no server, log or Referer sees it. It is taken out of
 * the address at once, before anything is tracked, and kept for as long as the page is open: React may draw
 * the page twice, and a reload needs the mail again.
 */
export function takeFragment(): string {
  const { hash, pathname, search } = window.location;
  if (hash.length > 1) {
    taken = { pathname, secret: hash.slice(1) };
    window.history.replaceState(window.history.state, "", pathname + search);
  }
  return taken?.pathname === pathname ? taken.secret : "";
}

import type { PageRouter } from "#platform/router/page-router.ts";

/** Waits until the router has the data and the code of the page it starts on. */
export function untilFirstPage(router: PageRouter): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const unsubscribe = router.subscribe(({ shown }) => {
    if (shown === undefined) return;
    unsubscribe();
    resolve();
  });
  if (router.state.shown !== undefined) resolve();
  return promise;
}

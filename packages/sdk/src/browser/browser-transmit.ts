import type { WireAnswer, WireRequest } from "../platform/wire.ts";

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Sends one request by fetch and reads its answer whole; a body cut short counts as a lost connection. */
export function createBrowserTransmit(fetch: Fetch): (request: WireRequest) => Promise<WireAnswer> {
  return async ({ url, method, headers, body, withCredentials, timeoutInMilliseconds, ...rest }) => {
    const { signal, outlivesPage = false } = rest;
    const controller = new AbortController();
    let hasTimedOut = false;
    const giveUp = () => {
      hasTimedOut = true;
      controller.abort();
    };
    // A timer of infinite time would go off at once.
    const timer = Number.isFinite(timeoutInMilliseconds)
      ? setTimeout(giveUp, timeoutInMilliseconds)
      : undefined;
    const cancel = () => controller.abort(signal?.reason);
    if (signal?.aborted) cancel();
    signal?.addEventListener("abort", cancel);
    try {
      const response = await fetch(url, {
        method,
        headers,
        credentials: withCredentials ? "include" : "same-origin",
        signal: controller.signal,
        keepalive: outlivesPage,
        ...(body === undefined ? {} : { body }),
      });
      const text = await response.text();
      const retryAfter = response.headers.get("Retry-After");
      const convergenceToken = response.headers.get("x-sxm-convergence-token");
      return { kind: "answered", status: response.status, text, retryAfter, convergenceToken };
    } catch (cause) {
      if (signal?.aborted) throw cause;
      return { kind: hasTimedOut ? "timedOut" : "lost" };
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener("abort", cancel);
    }
  };
}

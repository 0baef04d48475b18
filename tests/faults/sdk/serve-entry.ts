import type { BrowserContext } from "@playwright/test";
import type { BundledFile } from "../../bench/sdk/bundle-sdk.ts";

/** Has the tabs of a browser find a part of the SDK at `/entry.js` of an origin, and an empty page anywhere else. */
export async function serveEntry(
  context: BrowserContext,
  origin: string,
  files: readonly BundledFile[],
): Promise<void> {
  await context.route(`${origin}/**`, (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    const code = files.find((file) => file.name === name)?.code;
    return code === undefined
      ? route.fulfill({ contentType: "text/html", body: "<!doctype html><title>A tab</title>" })
      : route.fulfill({ contentType: "text/javascript", body: code });
  });
}
